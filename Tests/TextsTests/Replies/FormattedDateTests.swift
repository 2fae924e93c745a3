import Foundation
import Localization
import Testing
import Texts

struct FormattedDateTests {
  @Test(
    arguments: [
      (Language.en, DateStyle.day, "Jan 2, 2024"), (Language(.en, region: "US"), .day, "Jan 2, 2024"),
      (Language(.en, region: "GB"), .day, "2 Jan 2024"),
      (Language(.en, region: "GB"), .time, "13:04"), (Language(.en, region: "GB"), .dayAndTime, "2 Jan 2024 at 13:04"),
      (Language.de, .day, "2. Jan. 2024"),
      (Language.de, .time, "13:04"), (Language(.de, region: "AT"), .day, "2. Jän. 2024"),
      (Language(.de, region: "CH"), .day, "2. Jan. 2024"),
      (Language.ca, .day, "2 gen. 2024"), (Language(.ca, region: "ES"), .time, "13:04"),
    ])
  func `a date is written in the format of the language and the region`(
    language: Language, style: DateStyle, words: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let date = Date(timeIntervalSince1970: 1_704_200_640)
    #expect(Text.date(date, style, in: zone).words(in: language) == words)
  }
}
