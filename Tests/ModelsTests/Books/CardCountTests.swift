import Models
import Testing

struct CardCountTests {
  @Test(arguments: [("0", 0), ("12", 12), (" 7\t", 7), ("007", 7), ("-0", 0), ("1000000", 1_000_000)])
  func `a valid number of cards is parsed`(typed: String, value: Int) throws {
    #expect(try CardCount(typed).value == value)
  }

  @Test(arguments: [
    ("", CardCount.Invalid.blank), (" \t", .blank), ("x", .notANumber), ("1e9", .notANumber), ("1.5", .notANumber),
    ("-", .notANumber), ("--1", .notANumber), ("+1", .notANumber), ("٣", .notANumber), ("1 000", .notANumber),
    ("-1", .negative), ("-99999999999999999999", .negative), ("1000001", .tooLarge),
    ("99999999999999999999", .tooLarge), ("9223372036854775807", .tooLarge),
  ])
  func `text that is not a valid number of cards is refused with a reason`(typed: String, reason: CardCount.Invalid) {
    #expect(throws: reason) { try CardCount(typed) }
  }
}
