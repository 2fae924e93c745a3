import Changes
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Presenting
import TestSupport
import Testing
import Texts
import ViewModels

/// The texts and remedies of the service's errors.
struct RepliesErrorTests {
  private func notice(_ error: RepliesError, clock: WallClock = .sample) -> Notice? {
    let interactor = RepliesFakeInteractor(clock: clock)
    interactor.list = .failed(error, last: nil)
    return RepliesViewModel(interactor: interactor, coordinator: RepliesFakeCoordinator()).notice
  }

  @Test(arguments: Language.allCases)
  func `each error has a different text, which names no option`(language: Language) {
    let texts = RepliesError.samples.compactMap { notice($0)?.text.words(in: language) }
    #expect(Set(texts).count == RepliesError.samples.count)
    #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("--") })
  }

  @Test(
    arguments: [
      (RepliesError.unknown, nil as Remedy?), (.gone, nil), (.closed, .chooseAnotherServer),
      (.rateLimited(until: WallClock.sampleTime), .retry), (.rateLimited(until: nil), .retry),
      (.serverFailed(status: 503), .retry), (.serverFailed(status: 418), nil),
      (.webPage(status: 404), .chooseAnotherServer), (.webPage(status: 503), .retry),
      (.otherInterface, .chooseAnotherServer), (.unreachable(.refused), .retry), (.timedOut, .retry),
      (.unreachable(.unknownHost), .retry), (.unreachable(.interrupted), .retry), (.unreachable(.insecure), .retry),
      (.unreachable(.unusableProxy), .retry), (.unreachable(.refusedByProxy(status: 407)), .retry),
      (.untrusted(.expired), .chooseAnotherServer), (.untrusted(.wrongHost), .chooseAnotherServer),
      (.untrusted(.unverified), .chooseAnotherServer), (.untrusted(.uncheckable), nil), (.unreachable(.noLibrary), nil),
      (.tooLarge, .chooseAnotherServer), (.unreadable, .retry), (.redirected, .chooseAnotherServer),
    ] as [(RepliesError, Remedy?)])
  func `each error suggests the expected solution`(error: RepliesError, remedy: Remedy?) {
    #expect(error.remedy == remedy)
    #expect(notice(error)?.remedy == remedy)
  }

  /// It is 14:13 UTC on September 21: in the zone two hours ahead, the day has not quite eight hours left.
  @Test(arguments: [(0, 9.0, false), (0, 10, true), (2, 7, false), (2, 8, true), (0, 24, true), (0, -24, true)])
  func `the end of a rate limit is in the user's time zone, with the date if the limit does not end today`(
    zone: Int, hours: Double, hasDay: Bool
  ) throws {
    let clock = WallClock(timeZone: try #require(TimeZone(secondsFromGMT: zone * 3600))) { WallClock.sampleTime }
    let date = WallClock.sampleTime + hours * 3600
    let time = Text.date(date, hasDay ? .dayAndTime : .time, in: clock.timeZone)
    #expect(notice(.rateLimited(until: date), clock: clock)?.text == .replies(.rateLimitedUntil(time)))
  }

  @Test func `the message about a rate limit without a time asks the user to wait`() {
    #expect(notice(.rateLimited(until: nil))?.text == .replies(.rateLimited))
  }

  /// `Service.md` has the same table.
  @Test func `the table of errors in the documentation matches the program's messages`() throws {
    let rows = RepliesError.samples.compactMap { error in
      notice(error).map { notice in
        // ICU puts a narrow no-break space before AM and PM.
        let text = notice.text.words(in: .en).replacingOccurrences(of: "\u{202F}", with: " ")
        return "| `\(name(of: error))` | \(text) | \(notice.remedy.map { "`\($0)`" } ?? "none") |\n"
      }
    }
    let table = "| error | what the user reads | remedy |\n|---|---|---|\n" + rows.joined()
    #expect(try PackageFile.text(of: "Service.md").contains(table), "put this table into Service.md:\n\(table)")
  }

  private func name(of error: RepliesError) -> String {
    switch error {
    case .rateLimited(nil): "rateLimited, no time"
    case .rateLimited: "rateLimited"
    case .serverFailed(let status): status < 500 ? "serverFailed, below 500" : "serverFailed"
    case .webPage(let status): RepliesError.isTemporary(status) ? "webPage, for a time" : "webPage"
    case .unreachable(.refusedByProxy): "unreachable, refusedByProxy"
    case .unreachable(let failure): "unreachable, \(failure)"
    case .untrusted(let failure): "untrusted, \(failure)"
    default: "\(error)"
    }
  }
}
