import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A screen of one text, which stays the same when its command is run.
private struct EchoView: TextView {
  struct ViewModel {}

  init(viewModel: ViewModel) {}

  var item: NavigationItem { NavigationItem(path: "echo", title: "Echo") }

  var screen: Screen {
    Screen(
      elements: [.text("You rolled a 2.")],
      commands: [KeyCommand("roll", key: "r", .nothing {})])
  }
}

/// The output after a command in lines: only the changes, unless the screen is new.
@Suite(.turnLimit)
struct ChangeTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", rows: ["a", "b", "c", "d", "e"])

  init() {
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  /// Returns the output after a command that changes the view model in this way; other commands are run before it.
  private func answer(
    after before: String..., to change: @escaping (PlainView.ViewModel) -> Void
  ) async throws -> String {
    viewModel.commands = [
      KeyCommand("change", key: "c", .nothing { [weak viewModel] in viewModel.map(change) }),
      KeyCommand("note", key: "n", .nothing(.reporting { Outcome("Well done.") })),
      KeyCommand("warn", key: "w", .nothing { [weak viewModel] in viewModel?.notice = Notice(.warning, "Careful.") }),
    ]
    let play = Play(before + ["change"], on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  @Test func `if the screen has not changed, a message says so`() async throws {
    #expect(try await answer { _ in } == "Nothing has changed.\n\n")
  }

  @Test func `a screen of a few texts is printed again even if it is unchanged, because a result can occur twice`()
    async throws
  {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(EchoView.self, EchoView.ViewModel()))
    let play = Play(["roll"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer == "You rolled a 2.\n\n")
  }

  @Test func `only the line that differs is printed`() async throws {
    #expect(try await answer { $0.fieldValue = "x" } == "Name (name): x\n\n")
  }

  @Test func `a deleted row is named, with the first row number that has changed`() async throws {
    let answer = try await answer { $0.rows.remove(at: 1) }
    #expect(answer == "Gone: b\nFrom row 2 on, the numbers have changed.\n\n")
  }

  @Test func `adding a row at the end changes no row number`() async throws {
    #expect(try await answer { $0.rows.append("z") } == "New: 6. z\n\n")
  }

  @Test func `a replaced row is printed as a deleted row and a new row`() async throws {
    #expect(try await answer { $0.rows[1] = "z" } == "Gone: b\nNew: 2. z\n\n")
  }

  @Test func `a row that has moved is printed once`() async throws {
    let answer = try await answer { $0.rows = ["b", "c", "d", "e", "a"] }
    #expect(answer == "Moved: 5. a\nFrom row 1 on, the numbers have changed.\n\n")
  }

  @Test func `a row that has moved and changed is printed once`() async throws {
    let navigation = NavigationController()
    let viewModel = ListView.ViewModel(["a", "b", "c", "d", "e"])
    viewModel.commands = [
      KeyCommand(
        "change", key: "c",
        .nothing { [weak viewModel] in
          viewModel?.rows =
            ["b", "c", "d", "e"].map { Row(id: $0, text: Text(verbatim: $0)) } + [Row(id: "a", text: "z")]
        })
    ]
    Place(on: navigation).show(Page(ListView.self, viewModel))
    let play = Play(["change"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer == "Changed: 5. z\nFrom row 1 on, the numbers have changed.\n\n")
  }

  @Test func `the whole screen is printed if the changes are not shorter than the screen`() async throws {
    let answer = try await answer { $0.rows = ["v", "w", "x", "y", "z"] }
    #expect(answer == "== Letters ==\nName (name): \n 1. v\n 2. w\n 3. x\n 4. y\n 5. z\n\n")
  }

  @Test func `a report is printed after its command, but not after the next command`() async throws {
    #expect(try await answer(after: "note") { _ in } == "Nothing has changed.\n\n")
    #expect(!(try await answer(after: "note") { $0.rows = ["f"] }).contains("Well done."))
  }

  @Test func `the same report is printed again after a second command`() async throws {
    viewModel.commands = [KeyCommand("note", key: "n", .nothing(.reporting { Outcome("Well done.") }))]
    let play = Play(["note", "note", "show"], on: navigation)
    try await play.run()
    #expect(play.transcript.text.split(separator: "\nNote: Well done.\n\n").count == 3)
    #expect(!play.transcript.lastAnswer.contains("Well done."))
  }

  @Test func `a report is printed even if the screen cannot be loaded afterwards`() async throws {
    viewModel.commands = [.doneButNotLoaded(viewModel)]
    let play = Play(["do"], on: navigation)
    #expect(try await play.run())
    #expect(play.transcript.lastAnswer == "Error: Could not load.\nNote: It is done.\n\n")
  }

  @Test func `a program gets the report, and then the error of loading the screen`() async throws {
    viewModel.commands = [.doneButNotLoaded(viewModel)]
    #expect(try await notices(after: "do") == ["new info: It is done.", "new error: Could not load."])
  }

  @Test func `an error printed while loading, before the report, is not marked as new afterwards`() async throws {
    viewModel.commands = [.doneButNotLoaded(viewModel)]
    viewModel.notice = Notice(.error, "Could not load.")
    #expect(
      try await notices(after: "do") == [
        "new error: Could not load.", "new info: It is done.", "told error: Could not load.",
      ])
  }

  @Test func `a notice that was printed before a refused command is not marked as new afterwards`() async throws {
    viewModel.notice = Notice(.error, "Could not load.")
    #expect(
      try await notices(after: "open", "help") == [
        "new error: Could not load.", "new error: There is no command “open” here. Type “help” to see what you can do.",
        "told error: Could not load.",
      ])
  }

  /// The notices that a program gets with the screen, and after each line.
  private func notices(after lines: String...) async throws -> [String] {
    let play = Play(lines, on: navigation, asJSON: true)
    try await play.run()
    let notices = play.transcript.text.matches(
      of: /"notice":{[^}]*"kind":"(\w+)"[^}]*"new":(\w+)[^}]*"text":"([^"]*)"/)
    return notices.map { "\($0.2 == "true" ? "new" : "told") \($0.1): \($0.3)" }
  }

  @Test func `an error that still applies is printed again`() async throws {
    viewModel.notice = Notice(.error, "It is too early.")
    #expect(try await answer { _ in } == "Error: It is too early.\n\n")
  }

  @Test func `when a warning ends, a line reports this`() async throws {
    #expect(try await answer(after: "warn") { $0.notice = nil } == "Gone: Warning: Careful.\n\n")
  }

  @Test(arguments: [20, 21, 45])
  func `a deletion on the first page of a long list is printed without the row that moves onto the page`(count: Int)
    async throws
  {
    viewModel.rows = (1...count).map { "row \($0)" }
    let answer = try await answer { $0.rows.remove(at: 2) }
    #expect(answer.hasPrefix("Gone: row 3\nFrom row 3 on, the numbers have changed.\n"))
    #expect(!answer.contains("20. row 21"))
  }

  @Test(arguments: [19, 20, 44])
  func `an insertion on the first page is printed without the row that moves off the page`(count: Int) async throws {
    viewModel.rows = (1...count).map { "row \($0)" }
    let answer = try await answer { $0.rows.insert("new", at: 2) }
    #expect(answer.hasPrefix("New: 3. new\nFrom row 4 on, the numbers have changed.\n"), "\(answer)")
    #expect(!answer.contains("Gone: row 20"))
  }

  @Test func `a change on a later page of a list prints the whole page`() async throws {
    viewModel.rows = (1...45).map(String.init)
    let answer = try await answer(after: "more") { $0.rows.removeFirst() }
    #expect(answer.contains(" 21. 22\n") && answer.contains(" 40. 41\n"))
    #expect(!answer.contains("Gone"))
  }

  @Test func `the command show prints the whole screen`() async throws {
    let play = Play(["show"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer == "== Letters ==\nName (name): \n 1. a\n 2. b\n 3. c\n 4. d\n 5. e\n\n")
  }

  @Test(arguments: [(true, "Gone: b"), (false, " 1. a\n")])
  func `after a question, only the changes are printed, but after another screen, the whole screen is printed`(
    isDialog: Bool, told: String
  ) async throws {
    let above = AboveView.ViewModel(isDialog: isDialog) { [weak viewModel] in _ = viewModel?.rows.remove(at: 1) }
    viewModel.commands = [
      KeyCommand(
        "go", key: "g", .nothing { [weak navigation] in Place(on: navigation).show(Page(AboveView.self, above)) })
    ]
    let play = Play(["go", "do", "back"], on: navigation)
    try await play.run()
    let answer = play.transcript.lastAnswer
    #expect(answer.contains(told))
    #expect(answer.contains(" 1. a\n") != isDialog)
  }
}

/// A screen over another, which changes it.
private struct AboveView: TextView {
  final class ViewModel {
    let isDialog: Bool
    let isOver: () -> Void

    init(isDialog: Bool, isOver: @escaping () -> Void) {
      self.isDialog = isDialog
      self.isOver = isOver
    }
  }

  let viewModel: ViewModel

  var item: NavigationItem {
    NavigationItem(path: "above", title: "Above", presentation: viewModel.isDialog ? .dialog : .page)
  }

  var screen: Screen {
    Screen(elements: [], commands: [KeyCommand("do", key: "d", .nothing(viewModel.isOver))])
  }
}
