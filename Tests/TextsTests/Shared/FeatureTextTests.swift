import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts

struct FeatureTextTests {
  /// One of each error, of all apps.
  static let errors: [any PresentableError] =
    groupsErrors + booksErrors + storeErrors

  private static let groupsErrors: [GroupsError] = [
    .cameBack(person: "A", group: "B"), .isAlready(.joined, person: "A", group: "B"), .groupGone, .invalidName(.blank),
    .invalidName(.notOneLine),
    .invalidName(.tooLong),
    .personGone,
  ]

  private static let booksErrors: [BooksError] = [
    .bookGone, .invalidCount(.blank), .invalidCount(.negative), .invalidCount(.notANumber), .invalidCount(.tooLarge),
    .invalidName(.blank), .invalidName(.notOneLine), .invalidName(.tooLong), .nameTaken, .noCards, .onlyKnown(1),
    .onlyKnown(2), .onlyUnknown(1),
    .onlyUnknown(2),
  ]

  private static let storeErrors =
    [
      StoreError.Problem.busy, .corrupt, .failed("odd"), .full, .gone, .inDoubt, .newer, .otherStore, .readOnly,
      .replaced,
      .serverReadOnly, .timedOut, .unreachable("odd"),
    ].map { StoreError($0, path: "/a/b") }

  @Test(arguments: Language.allCases)
  func `each error has a different text in each language`(language: Language) {
    let texts = Self.errors.map { $0.text.words(in: language) }
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: Language.allCases)
  func `a store error names the file`(language: Language) {
    let texts = Self.storeErrors.map { $0.text.words(in: language) }
    #expect(texts.allSatisfy { $0.contains("/a/b") })
  }

  @Test(arguments: Language.allCases)
  func `the message about a lost store contains the error, and advises a reload if that helps`(language: Language) {
    let replaced = StoreError(.replaced, path: "/a/b")
    let newer = StoreError(.newer, path: "/a/b")
    let words = StoreText.lost(replaced).words(in: language)
    #expect(words.hasPrefix(replaced.text.words(in: language)) && words != replaced.text.words(in: language))
    #expect(StoreText.lost(newer).words(in: language) == newer.text.words(in: language))
  }

  @Test func `in every app, a store error suggests the same solution`() {
    for error in Self.storeErrors {
      #expect(GroupsError.store(error).remedy == error.remedy)
      #expect(BooksError.store(error).remedy == error.remedy)
    }
  }

  @Test func `if one of several changes is refused, the name of the book or group precedes the reason`() {
    let errors: [any PresentableError] = [
      BooksError.refused("Towers", because: .nameTaken), GroupsError.refused("Towers", because: .groupGone),
    ]
    let reasons: [any PresentableError] = [BooksError.nameTaken, GroupsError.groupGone]
    for (error, reason) in zip(errors, reasons) {
      #expect(error.text.code == reason.text.code)
      #expect(error.text.words(in: .en) == "Towers: \(reason.text.words(in: .en))")
    }
  }

  @Test(
    arguments: [
      (.busy, .retry), (.failed("odd"), .retry), (.full, .retry), (.readOnly, .retry), (.serverReadOnly, .retry),
      (.timedOut, .retry), (.unreachable("odd"), .retry), (.corrupt, .chooseAnotherStore),
      (.newer, .chooseAnotherStore), (.inDoubt, nil), (.otherStore, nil),
    ] as [(StoreError.Problem, Remedy?)])
  func `each error of the store suggests the expected solution`(problem: StoreError.Problem, remedy: Remedy?) {
    #expect(StoreError(problem, path: "/a/b").remedy == remedy)
  }

  @Test func `a store error without a text is shown with its Swift description`() {
    #expect(StoreError(.unusable(.init(Wordless.cold)), path: "/a/b").text.words(in: .en) == "cold")
  }

  private enum Wordless: Error { case cold }

  @Test(arguments: Language.allCases)
  func `a name that looks like a placeholder stays unchanged`(language: Language) {
    let text = Text.groups(.leaveMessage(groups: ["{person} %@ \\(0)"]))
    #expect(text.words(in: language).contains("{person} %@ \\(0)"))
  }
}
