import Foundation
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Returns the completion that Tab gives for the beginning of a command line.
@Suite(.turnLimit)
struct CompletionTests {
  @Test(
    arguments: [
      ("dr", .text("drop ")), ("re", .text("rena")), ("rena", .choices(["rename", "renatter"])), ("ren", .text("rena")),
      ("sl", .nothing), ("set", .text("set name ")), ("xyz", .nothing), ("  dro", .text("drop ")),
      ("drop 1", .choices(["1. Ana", "10. j", "11. k"])), ("drop ana", .text("drop 1")), ("drop zoe", .text("drop 2")),
      ("drop x", .nothing), ("drop 1 ", .nothing), ("rename N", .nothing), ("hel", .text("help")),
      ("leave zoe", .text("leave 2")), ("leave 1", .choices(["1. Ana", "10. j", "11. k"])),
      ("leave 3 zoe", .text("leave 3 2")), ("leave 3-5, #c zo", .text("leave 3-5, #c 2")), ("leave 3 x", .nothing),
      ("Verl", .text("Verlassen ")), ("verl", .text("Verlassen ")), ("Verlassen zoe", .text("Verlassen 2")),
      ("verlassen 3 ana", .text("verlassen 3 1")), ("Verlieren", .nothing),
    ] as [(String, Completion)])
  func `names of commands, rows and fields are completed`(head: String, completion: Completion) async throws {
    #expect(try await self.completion(of: head, among: ["Ana", "Zoë"] + "cdefghijk".map(String.init)) == completion)
  }

  @Test(arguments: [(20, .nothing), (21, .text("more"))] as [(Int, Completion)])
  func `if there are more rows, the command more is offered for completion`(count: Int, completion: Completion)
    async throws
  {
    #expect(try await self.completion(of: "mo", among: (1...count).map(String.init)) == completion)
  }

  @Test func `if a screen has several fields, Tab lists a command for each`() async throws {
    let page = Page(ElementsView.self, ())
    #expect(try await completion(of: "set ", on: page, titled: "Elements") == .choices(["set n", "set height"]))
  }

  private func completion(of head: String, among rows: [String]) async throws -> Completion {
    let viewModel = PlainView.ViewModel("Letters", rows: rows)
    viewModel.commands = [
      KeyCommand("rename", key: "n", .text { _ in }), KeyCommand("renatter", key: "m", .nothing {}),
      KeyCommand("drop", key: "d", .row { _ in }),
      KeyCommand("leave", key: "x", label: "Verlassen", help: "leave", action: .rows { _ in }),
      KeyCommand("sleep", key: "s", .nothing(disabled: "Early.") {}),
    ]
    return try await completion(of: head, on: Page(PlainView.self, viewModel), titled: "Letters")
  }

  private func completion(of head: String, on page: some AnyPage, titled title: String) async throws -> Completion {
    let navigation = NavigationController()
    Place(on: navigation).show(page)
    let play = Play(on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("== \(title) ==") }
    let completion = play.complete(head)
    play.input.end()
    _ = try await run.value
    return completion
  }
}
