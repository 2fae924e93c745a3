import Fakes
import Foundation
import Localization
import Models
import Testing
import ViewModels

struct AgeTests {
  @Test(
    arguments: [
      (-86_400.0, "now"), (0, "now"), (59, "now"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"), (86_399, "23 h"),
      (86_400, "1 d"), (604_799, "6 d"), (604_800, "Sep 14, 2026"), (31_536_000, "Sep 21, 2025"),
    ])
  func `an age is in minutes, hours and days, and then a date`(seconds: Double, text: String) {
    #expect(Strings(.en).age(of: Post.sampleTime - seconds, by: .sample) == text)
  }

  @Test(arguments: [
    (Language.en, "Sep 14, 2026", "2 d"), (.de, "14. Sept. 2026", "2 T"), (.ca, "14 set. 2026", "2 d"),
  ])
  func `each language says it its own way`(language: Language, date: String, days: String) {
    #expect(Strings(language).age(of: Post.sampleTime - 604_800, by: .sample) == date)
    #expect(Strings(language).age(of: Post.sampleTime - 172_800, by: .sample) == days)
  }

  @Test func `the date is that of the user's time zone`() throws {
    let kiribati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let clock = WallClock(timeZone: kiribati) { Post.sampleTime }
    #expect(Strings(.en).age(of: Post.sampleTime - 604_800, by: clock) == "Sep 15, 2026")
  }
}
