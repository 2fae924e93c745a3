import Foundation
import Gallery
import Localization
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Every screen and state on the whole terminal, held against pictures that a person has looked at.
struct PictureTests {
  @Test(arguments: KeptPicture.all)
  func `a screen matches its recording`(picture: KeptPicture) async throws {
    let complaint = RecordedText.complaint(about: try await picture.text, recordedIn: Self.path("\(picture).txt"))
    #expect(complaint == nil)
  }

  @Test func `each recorded picture belongs to a screen that is compared with it`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.path("")).filter { $0.hasSuffix(".txt") }
    #expect(Set(files).subtracting(KeptPicture.all.map { "\($0).txt" }) == [], "remove them")
  }

  /// A short run takes each size in one language: German, which has the longest words, where there is the least room.
  @Test(arguments: GalleryState.all)
  func `at each of four sizes, no check finds a flaw in a picture`(state: GalleryState) async throws {
    for (text, sampled) in [("40x10", Language.de), ("80x24", .ca), ("120x24", .en), ("200x10", .de)] {
      let size = try #require(GridSize(text))
      for language in TestRun.isLong ? Language.allCases : [sampled] {
        let picture = await state.picture(size: size, language: language)
        #expect(picture.size == size && picture.flaws.isEmpty, "\(size) \(language): \(picture.flaws)")
        // Its name, and a key that works, are on it.
        #expect(picture.rows[0].contains { $0.style == .title }, "\(size) \(language)")
        #expect(picture.rows.suffix(2).joined().contains { $0.style == .key }, "\(size) \(language)")
      }
    }
  }

  @Test func `a row that fills the last column is reported as a flaw`() {
    var picture = Grid(size: GridSize(columns: 3, rows: 2))
    picture.put(StyledLine("漢"), at: GridPosition(column: 0, row: 0))
    picture.put(StyledLine("abc"), at: GridPosition(column: 0, row: 1))
    #expect(picture.flaws == ["row 1 fills the last column"])
  }

  @Test func `a cursor outside the element with the focus is reported as a flaw, unless text is being typed`() {
    var picture = Grid(size: GridSize(columns: 6, rows: 2))
    picture.put(StyledLine("> a"), at: GridPosition(column: 0, row: 1))
    picture.cursor = GridPosition(column: 2, row: 0)
    #expect(picture.flaws == ["the cursor is not on what has the focus"])
    picture.showsCursor = true
    #expect(picture.flaws == [])
    picture.cursor = GridPosition(column: 2, row: 1)
    picture.showsCursor = false
    #expect(picture.flaws == [])
  }

  @Test func `a terminal that is too small shows a message`() async throws {
    let overview = try #require(GalleryState(named: "groups/loaded"))
    let picture = await overview.picture(size: GridSize(columns: 39, rows: 10)).lines.joined()
    #expect(picture.contains("This terminal is too small."))
    #expect(!picture.contains("groups"))
  }

  private static func path(_ name: String, file: String = #filePath) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Pictures/\(name)").path
  }
}
