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
    #expect(message(.de).contains("Ab 16:28 noch einmal"))
    #expect(message(.en).contains("after 4:28"))
    #expect(message(.ca).contains("a partir de: 16:28"))
  }

  /// It is 14:13 UTC on September 21: in the zone two hours ahead, the day has not quite eight hours left.
  @Test(arguments: [(0, 9.0, false), (0, 10, true), (2, 7, false), (2, 8, true), (0, 24, true), (0, -24, true)])
  func `a time on another day of the user's has its day with it`(zone: Int, hours: Double, hasDay: Bool) throws {
    let clock = WallClock(timeZone: try #require(TimeZone(secondsFromGMT: zone * 3600))) { Post.sampleTime }
    let error = RepliesError.rateLimited(until: Post.sampleTime + hours * 3600)
    #expect(RepliesAdvice(for: error, strings: Strings(.en), clock: clock).message.contains("Sep ") == hasDay)
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
