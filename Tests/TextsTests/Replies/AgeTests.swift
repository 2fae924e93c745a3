import Fakes
import Foundation
import Localization
import Models
import Testing
import Texts

struct AgeTests {
  @Test(
    arguments: [
      (-86_400.0, .ageNow), (0, .ageNow), (59, .ageNow), (60, .ageMinutes(1)), (3599, .ageMinutes(59)),
      (3600, .ageHours(1)), (86_399, .ageHours(23)), (86_400, .ageDays(1)), (604_799, .ageDays(6)),
    ] as [(Double, RepliesText)])
  func `an age of less than a week is given as now, or in minutes, hours or days`(seconds: Double, text: RepliesText) {
    #expect(Text.age(of: WallClock.sampleTime - seconds, by: .sample) == .replies(text))
  }

  @Test(arguments: [604_800.0, 31_536_000])
  func `an age of a week or more is given as a date`(seconds: Double) {
    let date = WallClock.sampleTime - seconds
    #expect(Text.age(of: date, by: .sample) == .date(date, .day, in: .gmt))
  }

  @Test func `the date is in the user's time zone`() throws {
    let kiribati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let age = Text.age(
      of: WallClock.sampleTime - 604_800, by: WallClock(timeZone: kiribati) { WallClock.sampleTime })
    #expect(age.words(in: .en) == "Sep 15, 2026")
  }

  @Test(arguments: [(Language.en, "2 d"), (.de, "2 T"), (.ca, "2 d")])
  func `a sample text is translated into each language`(language: Language, days: String) {
    #expect(Text.replies(.ageDays(2)).words(in: language) == days)
  }
}
