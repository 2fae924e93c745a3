import Foundation
import Gallery
import Localization
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The codes by which programs know messages: `screen.schema.json` has all of them, and the page `Programs.md` those of the
/// schema, as `Scripts/checks/pages` sees to.
///
/// The messages that other tests provoke have codes of the schema too, which `ScreenSchema` checks.
struct SchemaCodeTests {
  private struct Schema: Decodable {
    struct Part: Decodable {
      let oneOf: [Kind]?
    }

    struct Kind: Decodable {
      let `enum`: [String]?
    }

    let parts: [String: Part]

    enum CodingKeys: String, CodingKey {
      case parts = "$defs"
    }
  }

  /// The modules in which a text becomes a message.
  private static let modules = [
    "ViewModels", "TextViews", "Coordinators", "Sessions", "calcots", "Texts", "Localization",
  ]
  private static let tables = ["books", "dice", "groups", "home", "matches", "replies", "session", "shared"]
  /// Sentences that are no messages, or are part of one, or are for people alone.
  private static let onScreens: Set = [
    "books.noBooks", "groups.everyoneIsMember", "groups.groupDeleted", "groups.noGroups", "groups.noMatch",
    "groups.noNews", "home.nameIsNoProof",
    "home.nobodyElse", "home.prompt", "matches.hint",
    "replies.enterUsername", "replies.failedMore", "replies.moreToLoad", "replies.moved", "replies.noReplies",
    "replies.noRepliesSoFar", "replies.noneLoaded", "replies.noneSoFar", "replies.nothingNew", "replies.quoteWithheld",
    "replies.textCut", "session.hint",
    "session.moreEdits", "session.moreRows", "session.nothingChanged", "session.nowAt", "session.pasteNotUTF8",
    "session.pasteTooLong", "session.remedy", "session.renumbered", "session.retryWithCommand",
    "session.retryWithKey", "session.rowsShown", "session.seeHelp", "session.unanswered", "session.undoWithCommand",
    "session.undoWithKey",
  ]

  private static func codes() throws -> [String] {
    let data = try Data(contentsOf: PackageFile.url(of: "screen.schema.json"))
    let schema = try JSONDecoder().decode(Schema.self, from: data)
    return schema.parts["code"]?.oneOf?.flatMap { $0.enum ?? [] } ?? []
  }

  private static func sources() throws -> [(path: String, text: String)] {
    try PackageFile.all.map(\.path)
      .filter { path in
        path.hasSuffix(".swift") && modules.contains { path.contains("/Sources/") && path.contains("/\($0)/") }
      }
      .map { (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
  }

  @MainActor
  @Test func `all screens match the schema in every language, and each key of the schema is used`() async throws {
    var lines = GalleryState.all.flatMap { state in
      Language.allCases.map { JSONRenderer(language: $0).render(state.navigation).string }
    }
    // Texts that only a session shows: changes of rows, a name that is too long, and a failure.
    let groups = ["leave 1", "open 1", "rename", "set name \(String(repeating: "x", count: 101))", "save"]
    let books = ["delete 2", "undo"]
    lines += [
      try await Binary.run(["groups", "--json", "--store", "memory"], input: groups.map { "\($0)\n" }.joined()).output,
      try await Binary.run(["books", "--json", "--store", "memory"], input: books.map { "\($0)\n" }.joined()).output,
      try await Binary.run("nowhere", "--json").output,
    ].flatMap { $0.split(separator: "\n").map(String.init) }
    let complaint = lines.lazy.compactMap { ScreenSchema.complaint(about: $0) }.first
    #expect(complaint == nil)
    let used = try lines.flatMap(ScreenSchema.keys)
    let unused = try ScreenSchema.keys().subtracting(used)
    #expect(unused == [])
  }

  @Test func `every code is listed in the schema only once`() throws {
    let codes = try Self.codes()
    #expect(Set(codes).count == codes.count && codes.contains("other"))
  }

  /// A label or a help is no sentence.
  @Test func `the schema has a code for each sentence, except for those that are only shown on a screen`() throws {
    let sentence = /case \.(\w+).*:\s*language\.text\(\s*(?:\w+,\s*)?en:\s*\(?\s*#?"(?:[^"\\]|\\.)*\."/
    let sentences = try Self.tables.flatMap { table in
      try PackageFile.text(of: "\(table.capitalized)Text.swift").matches(of: sentence).map { "\(table).\($0.1)" }
    }
    #expect(sentences.count > 100)
    let missing = Set(sentences).subtracting(try Self.codes()).subtracting(Self.onScreens)
    #expect(
      missing.sorted() == [],
      "put these into screen.schema.json and run Scripts/checks/pages --write, or into onScreens")
  }

  @Test(arguments: ["StoreError.swift", "UnusableStore.swift"])
  func `the code of every problem with a store is in the schema`(file: String) throws {
    let text = try PackageFile.text(of: file)
    let start = try #require(text.firstMatch(of: /enum (Problem|Reason)\b.*\{\n/))
    let body = text[start.range.upperBound...].prefix { $0 != "}" }
    let cases = body.matches(of: /case (\w+)/).map { "store.\($0.1)" }.filter { $0 != "store.unusable" }
    #expect(!cases.isEmpty)
    #expect(Set(cases).subtracting(try Self.codes()) == [])
  }

  @Test func `the code of every mistake on a command line is in the schema`() throws {
    let text = try PackageFile.text(of: "UsageError.swift")
    let cases = text.matches(of: /\n  (?:indirect )?case (\w+)/).map { "commandLine.\($0.1)" }
    let withoutOwn = ["commandLine.badServer", "commandLine.badVariable"]
    #expect(Set(cases).subtracting(try Self.codes()).subtracting(withoutOwn) == [])
  }

  @Test func `every code in the schema is defined in the source code`() throws {
    let cases = Set(
      try Self.sources().flatMap { source in
        source.text.matches(of: /\b(\w+)(?=[,(\n:.])/).map { String($0.1) }
      }
        + ["StoreError.swift", "UnusableStore.swift", "ServerAddress.swift"].flatMap { name in
          (try? PackageFile.text(of: name))?.matches(of: /\b(\w+)/).map { String($0.1) } ?? []
        })
    let unknown = try Self.codes().filter { code in
      let name = code.split(separator: ".").last.map(String.init) ?? code
      return code != "other" && !name.hasPrefix("server") && !cases.contains(name)
    }
    #expect(unknown == [])
  }
}
