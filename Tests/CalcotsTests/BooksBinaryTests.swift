import Foundation
import TestSupport
import Testing

/// The books app of the shipped program from outside.
@Suite(.serialized, .turnLimit(15_000))
struct BooksBinaryTests {
  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("x.sqlite")
  }

  @Test(arguments: [
    ("de_AT.UTF-8", "Zwiebeln und ihre Verwandten"), ("ca_ES.UTF-8", "Les cebes i la seva família"),
    ("en_GB.UTF-8", "Onions and Their Kin"),
  ])
  func `a new store has sample books in the user's language, and later runs do not change them`(
    locale: String, book: String
  ) async throws {
    for language in [locale, "C"] {
      let run = try await Binary.run("books", "--store", store, environment: ["LC_ALL": language])
      #expect(run.output.contains(" \(book) (24 "))
    }
  }

  @Test func `a path can open the screen that adds a book, and the book is stored`() async throws {
    let input = "set name Rivers\nok\nset count 12\ncreate\nquit\n"
    let run = try await Binary.run("books/add", "--store", store, input: input)
    #expect(run.status == 0)
    #expect(run.messages == "Created a new store with sample groups and books: \(store)\n")
    #expect(run.output.contains(" 8. Rivers (12 cards, 0% known)\n"))
    let again = try await Binary.run("books/8", "--store", store, input: "know 3\n")
    #expect(again.messages == "")
    #expect(again.output.hasPrefix("== Rivers ==\n0% KNOWN\n0 of 12 cards known\n"))
    #expect(
      again.output.hasSuffix(
        "\n\n25% KNOWN\n3 of 12 cards known\nNote: Learnt 3 cards in “Rivers”. Use “undo” to undo this.\n\n")
    )
  }

  @Test func `a second process shows the edits of the first`() async throws {
    _ = try await Binary.run("books", "--store", store)
    let follower = try Conversation("books", "--store", store)
    #expect(await follower.receives("7. Knots"))
    _ = try await Binary.run("books/1", "--store", store, input: "forget 84\n")
    #expect(await follower.receives("Changed: 1. Catalan for the Table (120 cards, 0% known)\n"))
    _ = try await Binary.run("books/add", "--store", store, input: "set name Rivers\nok\nset count 1\ncreate\n")
    #expect(await follower.receives("New: 8. Rivers (1 card, 0% known)\n"))
    #expect(try await follower.end() == ("", 0))
  }

  @Test func `a line with a name of 100,000 characters is skipped`() async throws {
    let name = String(repeating: "x", count: 100_000)
    let run = try await Binary.run("books/add", "--store", "memory", input: "set name \(name)\nok\n")
    #expect(run.status == 1)
    #expect(run.messages.contains("A line may have at most 65,536 bytes; this one was skipped."))
    #expect(run.messages.contains("A book needs a name."))
  }
}
