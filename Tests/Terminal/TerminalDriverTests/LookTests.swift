import TerminalDriver
import Testing

/// The words for looks, as `config.json` has them.
struct LookTests {
  @Test(
    arguments: [
      ("", []), ("bold", [1]), ("faint italic underline reverse", [2, 3, 4, 7]), ("red", [31]),
      ("bold bright-red", [1, 91]),
      ("7", [37]), ("15", [97]), ("16", [38, 5, 16]), ("255", [38, 5, 255]), ("#875f00", [38, 2, 135, 95, 0]),
      ("black on white", [30, 47]), ("on bright-blue", [104]), ("bold on 243", [1, 48, 5, 243]),
      ("  red   on  #000001 ", [31, 48, 2, 0, 0, 1]),
    ] as [(String, [Int])])
  func `the setting for a look consists of attributes, a colour, and a background colour`(words: String, numbers: [Int])
    throws
  {
    #expect(try #require(Look(words)).numbers(of: 1 << 24) == numbers)
  }

  @Test(
    arguments: [
      "yelow", "red green", "red on", "on", "on bold", "red on white blue", "256", "-1", "#12345", "#1234567",
      "#12345g",
      "#-12345", "bright-", "bright-12", "Red",
    ])
  func `the setting for a look is invalid if it has an unknown word or the words are in the wrong order`(words: String)
  {
    #expect(Look(words) == nil)
  }

  @Test(
    arguments: [("#000000", 16), ("#ffffff", 231), ("#875f00", 94), ("#880000", 88), ("#767676", 102), ("#00fe31", 47)])
  func `on a terminal with 256 colours, a mixed colour is replaced by the nearest of these colours`(
    words: String, number: Int
  ) throws {
    #expect(try #require(Look(words)).numbers(of: 256) == [38, 5, number])
  }

  @Test func `if the terminal lacks the colours of a look, only the attributes of the look are used`() throws {
    #expect(try #require(Look("bold red on 243")).numbers(of: 16) == [1])
    #expect(try #require(Look("bold bright-red")).numbers(of: 8) == [1])
    #expect(try #require(Look("bold red")).numbers(of: 8) == [1, 31])
  }
}
