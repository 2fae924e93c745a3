import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

struct TextTests {
  @Test func `every language has the same texts with the same placeholders`() {
    #expect(DiceText.disagreements == [])
    #expect(MatchesText.disagreements == [])
    #expect(MatchSettingsText.disagreements == [])
    #expect(BooksText.disagreements == [])
    #expect(GroupsText.disagreements == [])
    #expect(HomeText.disagreements == [])
    #expect(SharedText.disagreements == [])
    #expect(StoreText.disagreements == [])
  }

  @Test(arguments: Language.allCases)
  func `a store error names the file and says what to do`(language: Language) {
    let problems: [StoreError.Problem] = [
      .busy, .corrupt, .failed("odd"), .foreign, .full, .newer, .notOpened("odd"), .readOnly,
    ]
    let messages = problems.map { Strings(language).message(for: StoreError($0, path: "/a/b")) }
    #expect(messages.allSatisfy { $0.contains("/a/b") && !$0.contains("{") })
    #expect(Set(messages).count == problems.count)
  }

  @Test(arguments: Language.allCases)
  func `each books error has a message of its own`(language: Language) {
    let errors: [BooksError] = [
      .bookGone, .invalidCount(.blank), .invalidCount(.negative), .invalidCount(.notANumber), .invalidCount(.tooLarge),
      .invalidName(.blank), .invalidName(.tooLong), .nameTaken, .noCards, .onlyKnown(1), .onlyKnown(2),
      .onlyUnknown(1), .onlyUnknown(2), .store(StoreError(.full, path: "x")),
    ]
    let messages = errors.map { Strings(language).message(for: $0) }
    #expect(messages.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    #expect(Set(messages).count == errors.count)
  }

  @Test(arguments: Language.allCases)
  func `each groups error has a message of its own`(language: Language) {
    let errors: [GroupsError] = [
      .alreadyMember, .groupGone, .invalidName(.blank), .invalidName(.tooLong), .notAMember, .personGone,
      .store(StoreError(.full, path: "x")),
    ]
    let messages = errors.map { Strings(language).message(for: $0) }
    #expect(messages.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    #expect(Set(messages).count == errors.count)
  }
}
