import Foundation
import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A question with some answers.
private struct AskView: TextView {
  let viewModel: [String]

  var item: NavigationItem { NavigationItem(path: "question", title: "Leave group", presentation: .dialog) }

  var screen: Screen {
    Screen(
      elements: [.text("Really?")],
      commands: viewModel.map { KeyCommand($0, key: "x", .nothing {}) })
  }
}

@Suite(.turnLimit)
struct CommandSessionTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", rows: ["a", "b", "c"])
  private let page: Page<PlainView>

  init() {
    viewModel.commands = [
      KeyCommand("rename", key: "n", .text { [weak viewModel] in viewModel?.title = Text(verbatim: $0) }),
      KeyCommand("drop", key: "d", .row { [weak viewModel] in viewModel?.rows.remove(at: $0) }),
      .failing("fail", key: "f", with: CommandError("It failed.")),
      KeyCommand("sleep", key: "s", .nothing(disabled: "It is too early.") {}),
      KeyCommand("go left", key: "1", .nothing { [weak viewModel] in viewModel?.title = "L" }),
      KeyCommand("go right", key: "2", .nothing(disabled: "A wall.") {}),
      KeyCommand("leave", key: .escape, .nothing { [weak navigation] in navigation?.goBack() }),
    ]
    page = Page(PlainView.self, viewModel, load: viewModel.load)
    Place(on: navigation).show(page)
  }

  /// Returns the output and the messages after one line.
  private func answer(to line: String) async throws -> String {
    let play = Play([line], on: navigation)
    try await play.run()
    return play.transcript.lastAnswer
  }

  // MARK: Showing

  @Test func `a line that cannot be run is refused, and no later line is run`() async {
    await navigation.run(["nonsense", "leave"])
    #expect(navigation.history.refusal != nil)
    #expect(navigation.top != nil)
  }

  @Test func `a line waits until its screen has loaded`() async {
    viewModel.onLoad = { [weak viewModel] in
      await Task.yield()
      viewModel?.commands.append(KeyCommand("late", key: "l", .nothing {}))
    }
    Place(on: navigation).show(Page(PlainView.self, viewModel, load: viewModel.load))
    await navigation.run(["late"])
    #expect(navigation.history.refusal == nil)
  }

  @Test func `at the end of the run, every screen is freed, even if the session object still exists`() async throws {
    weak var last: PlainView.ViewModel?
    do {
      let viewModel = PlainView.ViewModel("Last")
      last = viewModel
      Place(on: navigation).show(Page(PlainView.self, viewModel))
    }
    let play = Play(["show"], on: navigation)
    try await play.run()
    #expect(last == nil)
    withExtendedLifetime(play) {}
  }

  @Test func `the first screen is shown before any command`() async throws {
    let play = Play(on: navigation)
    #expect(try await play.run())
    #expect(play.transcript.text == "== Letters ==\nName (name): \n 1. a\n 2. b\n 3. c\n\n")
  }

  @Test func `after a command, the session prints only the changes`() async throws {
    #expect(try await answer(to: "drop 3") == "Gone: c\n\n")
  }

  @Test func `the text of a command is the rest of the line, including the spaces between words`() async throws {
    #expect(try await answer(to: "  rename   New   title  ").hasPrefix("== New   title ==\n"))
  }

  @Test func `the command show prints the screen again`() async throws {
    #expect(try await answer(to: "show").hasPrefix("== Letters ==\n"))
  }

  @Test func `the command set fills in a field`() async throws {
    #expect(try await answer(to: "set name Zoé Marchand").contains("Name (name): Zoé Marchand\n"))
  }

  @Test(arguments: ["set Name two  words", "set name two words"])
  func `a field can be set by its name and by its label`(line: String) async throws {
    _ = try await answer(to: line)
    #expect(viewModel.fieldValue == "two words")
  }

  @Test(arguments: ["q", "exit"])
  func `a common word for leaving a program ends the run`(word: String) async throws {
    #expect(try await answer(to: word) == "")
    #expect(navigation.top == nil)
  }

  @Test func `a question mark prints the help`() async throws {
    #expect(try await answer(to: "?").contains("!   drop <row>"))
  }

  @Test(arguments: ["q", "?", "exit"])
  func `a command of the screen has precedence over a common word for leaving or for help`(key: String) async throws {
    viewModel.commands = [
      KeyCommand("spin", key: .character(key.first ?? "-"), .nothing { [weak viewModel] in viewModel?.title = "Spun" }),
      KeyCommand("exit", key: "e", .nothing { [weak viewModel] in viewModel?.title = "Spun" }),
    ]
    #expect(try await answer(to: key).hasPrefix("== Spun ==\n"))
  }

  @Test func `a command can be given by its key`() async throws {
    _ = try await answer(to: "d 2")
    #expect(viewModel.rows == ["a", "c"])
  }

  @Test func `the command set without text empties the field`() async throws {
    viewModel.fieldValue = "x"
    _ = try await answer(to: "set name")
    #expect(viewModel.fieldValue == "")
  }

  @Test func `a blank line does nothing`() async throws {
    let play = Play(["", "   "], on: navigation)
    #expect(try await play.run())
    #expect(play.transcript.lastAnswer == "")
  }

  // MARK: Long lists

  @Test func `a long list is shown a page at a time`() async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    let play = Play(["more", "more"], on: navigation)
    try await play.run()
    #expect(play.transcript.text.contains("20. r20\nRows 1 to 20 of 45. Use “more” to see the next ones.\n"))
    #expect(play.transcript.text.contains(" 21. r21\n"))
    #expect(play.transcript.lastAnswer.hasSuffix(" 45. r45\nRows 41 to 45 of 45.\n\n"))
  }

  @Test func `on the last page of a list, the command more is refused`() async throws {
    #expect(try await answer(to: "more") == "! There are no more rows.\n")
  }

  @Test func `a row that is not on the page can still be given by its number`() async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    _ = try await answer(to: "drop 45")
    #expect(viewModel.rows.count == 44)
  }

  @Test func `only the rows that are shown are built`() async throws {
    viewModel.rows = (1...100_000).map(String.init)
    try await Play(on: navigation).run()
    #expect(Set(viewModel.madeRows) == Set(0..<20))
  }

  @Test func `if the current page of a list no longer exists, the last page is shown`() async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    viewModel.commands.append(
      KeyCommand("cut", key: .enter, .nothing { [weak viewModel] in viewModel?.rows.removeLast(15) }))
    let play = Play(["more", "more", "cut"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.hasSuffix(" 30. r30\nRows 21 to 30 of 30.\n\n"))
  }

  @Test func `when another screen is shown, its list starts with the first page`() async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    let other = PlainView.ViewModel("Other", rows: (1...45).map { "o\($0)" })
    viewModel.commands.append(
      KeyCommand(
        "go", key: .enter,
        .nothing { [weak navigation] in Place(on: navigation).show(Page(PlainView.self, other)) }))
    let play = Play(["more", "go"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.contains(" 1. o1\n"))
  }

  @Test(arguments: [true, false])
  func `a long list can be printed as a whole`(asJSON: Bool) async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    let play = Play(["more"], on: navigation, asJSON: asJSON, showsWholeLists: true)
    try await play.run()
    #expect(play.transcript.text.contains(asJSON ? #""text":"r45""# : " 45. r45\n\n"))
    #expect(play.transcript.text.contains("There are no more rows."))
  }

  @Test func `going back shows the same page of the list as before`() async throws {
    viewModel.rows = (1...45).map { "r\($0)" }
    let other = PlainView.ViewModel("Other")
    viewModel.commands.append(
      KeyCommand(
        "go", key: .enter,
        .nothing { [weak navigation] in Place(on: navigation).show(Page(PlainView.self, other)) }))
    let play = Play(["more", "go", "back"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.contains("\n 21. r21\n"))
    #expect(play.transcript.lastAnswer.contains("\nRows 21 to 40 of 45. "))
  }

  // MARK: Labels and names

  @Test(
    arguments: [
      ("fallen lassen 2", ["a b", "c"]), ("Fallen  Lassen c", ["a b", "b c"]), ("drop A", ["b c", "c"]),
      ("drop a", ["b c", "c"]),
    ])
  func `a command can be given by its label, and a row by its name`(line: String, rows: [String]) async throws {
    viewModel.rows = ["a b", "b c", "c"]
    viewModel.commands = viewModel.commands.map { command in
      guard command.name == "drop" else { return command }
      return KeyCommand("drop", key: "d", label: "Fallen lassen", help: "", action: command.action)
    }
    _ = try await answer(to: line)
    #expect(viewModel.rows == rows)
  }

  @Test(
    arguments: [
      ("fallen  Lassen", "! “fallen Lassen” needs the number or the name of a row: fallen Lassen 1.\n"),
      ("d", "! “d” needs the number or the name of a row: d 1.\n"),
      ("back now", "! “back” takes no argument.\n"),
    ])
  func `the message about a refused command repeats the word that the user typed`(
    line: String, answer: String
  ) async throws {
    viewModel.commands.append(
      KeyCommand("lose", key: "d", label: "Fallen lassen", help: "", action: .rows(Command { _ in })))
    #expect(try await self.answer(to: line) == answer)
  }

  @Test(
    arguments: [
      ("drop x", "! No row here contains “x”.\n"),
      ("drop b", "! 2 rows match “b”: type the whole name, or the number.\n"),
    ])
  func `a row name is refused if it matches no row, or several rows`(line: String, answer: String) async throws {
    viewModel.rows = ["a b", "b c", "c"]
    #expect(try await self.answer(to: line) == answer)
    #expect(viewModel.rows.count == 3)
  }

  // MARK: What is refused

  @Test(
    arguments: [
      ("leeve", "There is no command “leeve” here. Did you mean “leave”?"),
      ("xyzzy", "There is no command “xyzzy” here. Type “help” to see what you can do."),
      ("drop", "“drop” needs the number or the name of a row: drop 1."),
      ("drop x", "No row here contains “x”."),
      ("drop 0", "There is no row 0: the list has 3 rows."), ("drop 4", "There is no row 4: the list has 3 rows."),
      ("sleep", "It is too early."), ("leave now", "“leave” takes no argument."),
      ("quit now", "“quit” takes no argument."),
      ("go", "“go” needs one of these: left, right."), ("go up", "“go” needs one of these: left, right."),
      ("go right", "A wall."), ("go left now", "“go left” takes no argument."),
      ("set name refused", "Not that."),
      ("set", "“set” needs the name of a field and the text. Fields here: name."),
      ("set nmae x", "There is no field “nmae” here. Did you mean “name”?"), ("fail", "It failed."),
    ])
  func `a refused command prints the reason, changes nothing, and counts as a failure`(line: String, why: String)
    async throws
  {
    let play = Play([line], on: navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.lastAnswer == "! \(why)\n")
  }

  @Test func `if a refused command has changed the screen, both the refusal and the change are printed`()
    async throws
  {
    viewModel.commands.append(
      KeyCommand(
        "halve", key: "h",
        .nothing { [weak viewModel] in
          viewModel?.rows.removeLast()
          throw CommandError("Only half.")
        }))
    let play = Play(["halve"], on: navigation, prompt: "> ")
    #expect(try await play.run() == false)
    #expect(play.transcript.lastAnswer == "! Only half.\nGone: c\n\n! > \n")
  }

  @Test(arguments: ["go left", "  go   left "])
  func `the name of a command can have two words`(line: String) async throws {
    #expect(try await answer(to: line).hasPrefix("== L =="))
  }

  @Test func `control characters in a typed command are printed visibly`() async throws {
    #expect(try await answer(to: "\u{1B}[2J").contains("\\u{1B}[2J"))
  }

  @Test(arguments: [
    ("drop 1 3", ["b"]), ("drop 1,3", ["b"]), ("drop 3 1 3", ["b"]), ("drop b", ["a", "c"]), ("drop 2", ["a", "c"]),
    ("drop 2-3", ["a"]), ("drop 3-2", ["a"]), ("drop 1-1, 3", ["b"]), ("drop *", []), ("drop 1 *", []),
    ("drop 2-4", ["a", "b", "c"]), ("drop 0-2", ["a", "b", "c"]), ("drop 1-99999999999999999999", ["a", "b", "c"]),
  ])
  func `a command takes several rows by number, or one row by name`(line: String, left: [String]) async throws {
    let viewModel = PlainView.ViewModel("Letters", rows: ["a", "b", "c"])
    viewModel.commands = [
      KeyCommand(
        "drop", key: "d",
        .rows { [weak viewModel] rows in
          viewModel?.rows = viewModel?.rows.enumerated().filter { !rows.contains($0.offset) }.map(\.element) ?? []
        })
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    try await Play([line, "quit"], on: navigation).run()
    #expect(viewModel.rows == left)
  }

  @Test(
    arguments: [("3", "Did you mean “drop 3”?")]
      + ["4", "0", "-1", "\(Int.min)"].map { ($0, "Type “help” to see what you can do.") })
  func `a row number without a command is refused, and a suggestion shows what to type`(
    number: String, hint: String
  ) async throws {
    #expect(try await answer(to: number) == "! There is no command “\(number)” here. \(hint)\n")
  }

  @Test func `if no command has the key 1, the row number 1 without a command also gets a suggestion`() async throws {
    viewModel.commands.removeAll { $0.name == "go left" }
    #expect(try await answer(to: "1").contains("Did you mean “drop 1”?"))
  }

  @Test func `a command for a row of an empty list is refused`() async throws {
    viewModel.rows = []
    #expect(try await answer(to: "drop 1") == "! There are no rows here.\n")
  }

  @Test func `an error that the screen shows counts as a failure`() async throws {
    viewModel.notice = Notice(.error, "Could not load.")
    let play = Play(on: navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.text.contains("Error: Could not load.\n"))
  }

  @Test func `help lists enabled and disabled commands`() async throws {
    let help = try await answer(to: "help")
    #expect(help.contains("!   drop <row>"))
    #expect(help.contains(/sleep .*\(not now\)/))
    #expect(help.contains("!   quit"))
  }

  @Test func `help lists the fields of the screen first, and aligns all explanations in one column`() async throws {
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    let play = Play(["help"], on: navigation)
    try await play.run()
    #expect(
      play.transcript.lastAnswer == """
        ! On this screen:
        !   set height <text>  Height
        !   go down            go down
        !   back               go back
        !   go up              go up (not now)
        !   undo               undo the last change (not now)
        !   redo               redo the last undone change (not now)
        ! Everywhere:
        !   help               list what you can do now
        !   show               print the screen again
        !   more               show the next rows of a long list
        !   quit               end the program

        """)
  }

  // MARK: The end

  @Test func `quit ends the run, and later lines are not read`() async throws {
    let play = Play(["quit", "drop 1"], on: navigation)
    #expect(try await play.run())
    #expect(viewModel.rows.count == 3)
  }

  @Test(arguments: ["leave", "back"])
  func `going back from the first screen ends the run`(line: String) async throws {
    let play = Play([line, "show"], on: navigation)
    #expect(try await play.run())
    #expect(play.transcript.text.hasSuffix("> \(line)\n"))
  }

  @Test func `at the end of the input, all pages are removed from the stack`() async throws {
    try await Play(on: navigation).run()
    #expect(navigation.stack.isEmpty)
  }

  @Test(arguments: [(["yes", "no"], false), (["ok"], true)])
  func `if the input ends at a question, the run fails, unless the question has only one possible answer`(
    answers: [String], isFine: Bool
  ) async throws {
    viewModel.commands = [
      KeyCommand(
        "ask", key: "a",
        .nothing { [weak navigation] in Place(on: navigation).show(Page(AskView.self, answers)) })
    ]
    let play = Play(["ask"], on: navigation)
    #expect(try await play.run() == isFine)
    let message = "! Nothing was done, because the input ended before this question was answered: “Leave group”.\n"
    #expect(play.transcript.text.contains(message) != isFine)
  }

  @Test func `a session without a page ends at once`() async throws {
    #expect(try await Play(["show"], on: NavigationController()).run())
  }

  @Test(arguments: [OutputError.closed, .full])
  func `if the output cannot be written, the run ends`(failure: OutputError) async throws {
    let play = Play(["show"], on: navigation)
    play.output.failure = failure
    await #expect(throws: failure) { try await play.run() }
    #expect(navigation.stack.isEmpty)
  }

  // MARK: Settling

  @Test func `a command's result is printed, and the next line is read, only after the command's work has ended`()
    async throws
  {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    viewModel.commands.append(
      KeyCommand(
        "wait", key: "w",
        .nothing { [weak viewModel] in
          for await _ in gate {}
          viewModel?.title = "Done"
        }))
    let play = Play(["wait", "drop 1"], on: navigation)
    let run = Task { try await play.run() }
    await play.until { _ in page.work.isBusy }
    #expect(!play.transcript.text.contains("> drop"))
    opener.finish()
    _ = try await run.value
    #expect(play.transcript.text.contains("> wait\n== Done =="))
  }

  @Test func `while a screen waits for an answer, the next lines are still read`() async throws {
    viewModel.commands.append(
      KeyCommand(
        "ask", key: "w",
        .nothing { [weak navigation, weak viewModel] in
          let answer = await Answer<Int>.from { answer in
            let place = Place(on: navigation)
            let question = PlainView.ViewModel("Question")
            question.commands = [
              KeyCommand(
                "answer", key: .enter,
                .nothing {
                  answer.give(42)
                  place.leave()
                })
            ]
            place.show(Page(PlainView.self, question))
          }
          viewModel?.title = "Answer \(answer ?? 0)"
        }))
    let play = Play(["ask", "answer"], on: navigation)
    try await play.run()
    #expect(play.transcript.text.contains("> ask\n== Question =="))
    #expect(play.transcript.text.contains("> answer\n== Answer 42 =="))
  }

  @Test func `a screen that was left is freed even while the screen below has work to do`() async throws {
    final class Token {}
    weak var token: Token?
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    do {
      let made = Token()
      token = made
      let above = PlainView.ViewModel("Above")
      above.commands = [
        KeyCommand(
          "go", key: .enter,
          .nothing { [weak navigation, weak page] in
            withExtendedLifetime(made) {}
            navigation?.goBack()
            page?.work.start { for await _ in gate {} }
          })
      ]
      Place(on: navigation).show(Page(PlainView.self, above))
    }
    let play = Play(["go"], on: navigation)
    let run = Task { try await play.run() }
    await eventually("the command is run") { page.work.isBusy }
    await turns(10)
    #expect(token == nil)
    opener.finish()
    _ = try await run.value
  }

  @Test func `a change that is made without a command is printed once`() async throws {
    let play = Play(on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("== Letters ==") }
    viewModel.title = "Signs"
    viewModel.rows = ["?"]
    await play.until { $0.contains("== Signs ==") }
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.components(separatedBy: "== Signs ==").count == 2)
    #expect(play.transcript.text.hasSuffix("== Signs ==\nName (name): \n 1. ?\n\n"))
  }
}
