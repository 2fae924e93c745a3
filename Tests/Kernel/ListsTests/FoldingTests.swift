import Lists
import Testing

/// Letters that are no plain Latin ones, and have no accent that could be removed.
struct FoldingTests {
  /// As their names in Unicode say: `ƙ` is the “Latin small letter k with hook”.
  @Test(arguments: "ƀƃɓƈȼɖɗɇƒǥɠɨɉƙƚɲøƥɍƭʈⱦʉʋƴɏƶ".unicodeScalars)
  func `a search for a plain letter also finds the letter with a stroke or a hook`(letter: Unicode.Scalar) throws {
    let name = try #require(letter.properties.name?.firstMatch(of: /LATIN SMALL LETTER ([A-Z]) (?:WITH|BAR)/))
    #expect(SearchWords(String(name.1)).match(String(letter)))
  }
}
