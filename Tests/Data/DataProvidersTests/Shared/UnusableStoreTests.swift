import DataProviders
import Localization
import Models
import Presenting
import Testing
import TextUISupport
import Texts

/// The messages for the administrator of a store, and their codes for programs, which are on the page `Programs.md`.
struct UnusableStoreTests {
  /// Those of each kind whose texts have the name of the store, and the others.
  nonisolated private static let named: [(UnusableStore.Reason, code: String, Remedy?)] =
    [
      (.badParameter("odd"), "store.badParameter", nil), (.badText, "store.badText", .chooseAnotherStore),
      (.altered("people"), "store.altered", nil), (.companion("/a/b-journal"), "store.companion", nil),
      (.companionNotAccessible("/a/b-journal"), "store.companionNotAccessible", nil),
      (.folderNotWritable("/a"), "store.folderNotWritable", nil),
      (.needsRecovery("/a/b-journal"), "store.needsRecovery", nil), (.otherName("/a/c"), "store.otherName", nil),
      (.otherName(nil), "store.otherName", nil), (.restoredDump(6), "store.restoredDump", nil),
      (.exhausted, "store.exhausted", .chooseAnotherStore), (.foreign, "store.foreign", .chooseAnotherStore),
      (.noFolder("/a"), "store.noFolder", nil), (.noStore, "store.noStore", nil),
      (.notAFile(.device), "store.notAFile", .chooseAnotherStore),
      (.notAFile(.directory), "store.notAFile", .chooseAnotherStore),
      (.notAFile(.link), "store.notAFile", .chooseAnotherStore),
      (.notAFile(.pipe), "store.notAFile", .chooseAnotherStore),
      (.notAFile(.socket), "store.notAFile", .chooseAnotherStore),
      (.notAStore, "store.notAStore", .chooseAnotherStore), (.notEmpty, "store.notEmpty", nil),
      (.notOpened("odd"), "store.notOpened", .chooseAnotherStore),
      (.notPrepared, "store.notPrepared", .prepareStore), (.notShared("anna"), "store.notShared", nil),
      (.reservedName, "store.reservedName", nil), (.tooShort, "store.tooShort", .chooseAnotherStore),
      (.unfit("odd"), "store.unfit", .chooseAnotherStore),
    ] + UnusableStore.Refusal.allCases.map { (.refused($0, "odd"), "store.refused", nil) }
  nonisolated private static let nameless: [(UnusableStore.Reason, code: String, Remedy?)] = [
    (.badAddress, "store.badAddress", .chooseAnotherStore),
    (.serversNotSupported, "store.serversNotSupported", nil),
  ]

  nonisolated private static let all = named + nameless

  private static func error(_ reason: UnusableStore.Reason) -> StoreError { StoreError(reason, path: "/a/b") }

  @Test(arguments: all)
  func `each reason why a store is unusable has a code, and some reasons have a suggested solution`(
    reason: UnusableStore.Reason, code: String, remedy: Remedy?
  ) {
    #expect(Self.error(reason).text.code == code)
    #expect(Text(StoreText.lost(Self.error(reason))).code == code)
    #expect(Self.error(reason).remedy == remedy)
  }

  @Test(arguments: Language.allCases)
  func `in each language, every reason has a different text`(language: Language) {
    let texts = Self.all.map { Self.error($0.0).text.words(in: language) }
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: Language.allCases)
  func `the message names the store, unless the address is invalid or servers are not supported`(language: Language) {
    let texts = Self.named.map { Self.error($0.0).text.words(in: language) }
    #expect(texts.allSatisfy { $0.contains("/a/b") })
  }

  @Test func `each text matches its recording in every language`() {
    let texts = Self.all.map { Self.error($0.0).text }
    #expect(RecordedText.complaint(about: texts, recordedIn: "Texts.txt") == nil)
  }

  @Test func `stores that are unusable for different reasons have different errors`() {
    #expect(Self.error(.foreign) == Self.error(.foreign))
    #expect(Self.error(.foreign) != Self.error(.notAStore))
  }
}
