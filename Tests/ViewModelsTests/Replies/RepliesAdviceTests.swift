import Fakes
import Foundation
import Interactors
import Localization
import Models
import Testing
import ViewModels

/// The one table of the service's errors.
struct RepliesAdviceTests {
  @Test func `every language has the same texts with the same placeholders`() {
    #expect(RepliesText.disagreements == [])
    #expect(RepliesErrorText.disagreements == [])
  }

  @Test(arguments: Language.allCases)
  func `each error has a message of its own, without a gap`(language: Language) {
    let messages = RepliesError.samples.map {
      RepliesAdvice(for: $0, strings: Strings(language), clock: .sample).message
    }
    #expect(messages.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    #expect(Set(messages).count == RepliesError.samples.count)
  }

  @Test func `the time to try again is the user's`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    let clock = WallClock(timeZone: zone) { Post.sampleTime }
    let error = RepliesError.rateLimited(until: Date(timeIntervalSince1970: 1_790_000_900))
    let message = { RepliesAdvice(for: error, strings: Strings($0), clock: clock).message }
    #expect(message(.de).contains("Um 16:28 noch einmal"))
    #expect(message(.en).contains("4:28"))
  }

  /// `Docs/Async.md` has the same table.
  @Test func `the page says what the program says`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Docs/Async.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = RepliesError.samples.map { error in
      let advice = RepliesAdvice(for: error, strings: Strings(.en), clock: .sample)
      // ICU puts a narrow no-break space before AM and PM.
      let message = advice.message.replacingOccurrences(of: "\u{202F}", with: " ")
      return "| `\(name(of: error))` | \(message) | \(advice.offersRetry ? "yes" : "no") |\n"
    }
    let table = "| error | what the user reads | retry |\n|---|---|---|\n" + rows.joined()
    #expect(page.contains(table), "put this table into Docs/Async.md:\n\(table)")
  }

  private func name(of error: RepliesError) -> String {
    switch error {
    case .rateLimited(nil): "rateLimited, no time"
    case .rateLimited: "rateLimited"
    case .serverFailed: "serverFailed"
    case .unreachable: "unreachable"
    default: "\(error)"
    }
  }
}
