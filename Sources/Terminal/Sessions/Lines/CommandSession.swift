import Localization
import Navigation
import Presenting
import TextUI

/// Runs the program line by line: shows the settled top screen, reads a command, and runs it.
///
/// A screen has settled when its page has no unfinished work. After a command that stays on the same screen, only the
/// changes are printed. Changes that no command has caused are printed as well, for example changes by other processes.
package final class CommandSession {
  private enum LineEvent: Sendable {
    case changed
    case line(Result<String?, InputError>)
  }

  private let navigation: NavigationController
  private let input: any LineSource
  private let messages: any TextOutput
  private let renderer: any ScreenRenderer
  private let language: Language
  /// The prompt for a line; empty if the input is not a terminal.
  private let prompt: String

  private let events: AsyncStream<LineEvent>
  private let event: AsyncStream<LineEvent>.Continuation
  private let printer: ScreenPrinter
  /// The home stack when the screens last settled; it is replaced when another person acts.
  private weak var home: Stack?
  private var linesRead = 0
  /// The ids of the rows, by index, when the user began to type the line.
  ///
  /// Empty if the screen has not changed since then.
  private var rowsWhenBegun: [Int: Row.ID] = [:]
  private var hasRefused = false

  /// Creates a session for stacks that already have a first screen.
  ///
  /// - Parameters:
  ///   - navigation: The stacks.
  ///   - chosenKeys: The keys that the user has chosen, by the names of their commands.
  ///   - input: The source of lines.
  ///   - output: The destination of screens.
  ///   - messages: The destination of everything else.
  ///   - renderer: Converts screens into lines.
  ///   - language: The language of all texts.
  ///   - prompt: The prompt for a line; empty if the input is not a terminal.
  ///   - showsWholeLists: Whether a long list is shown as a whole, and not in pages.
  package init(
    navigation: NavigationController, chosenKeys: [String: Key] = [:], input: any LineSource, output: any TextOutput,
    messages: any TextOutput, renderer: any ScreenRenderer, language: Language, prompt: String, showsWholeLists: Bool
  ) {
    self.navigation = navigation
    self.input = input
    self.messages = messages
    self.renderer = renderer
    self.language = language
    self.prompt = prompt
    (events, event) = AsyncStream.makeStream(of: LineEvent.self)
    printer = ScreenPrinter(
      navigation: navigation, chosenKeys: chosenKeys, renderer: renderer, output: output,
      showsWholeLists: showsWholeLists
    ) { [event] in event.yield(.changed) }
  }

  /// Runs until the stack is empty, the user quits, or the input ends; then frees every screen.
  ///
  /// - Parameter lead: Runs the commands at the end of paths. The screen that they open is the first one printed.
  /// - Returns: Whether no line was refused or failed, and the first screen showed no error.
  /// - Throws: `OutputError` as soon as a write fails.
  package func run(leadingOn lead: (() async -> Void)? = nil) async throws(OutputError) -> Bool {
    defer {
      printer.forgetScreen()
      navigation.popAll()
    }
    await lead?()
    await settle()
    if let refusal = navigation.history.refusal { try say(refusal) }
    try printer.printScreen(answering: nil)
    try askForLine()
    for await event in events {
      switch event {
      case .changed:
        await settle()
        try showChange()
      case .line(let line):
        await loadAll(for: line)
        if try handle(line) { try await showOutcome() }
        try askForLine()
      }
      if navigation.top == nil { break }
    }
    return !hasRefused && !printer.hasShownError
  }

  /// Completes the beginning of a command line for the screen that was printed last.
  package func complete(_ head: String) -> Completion {
    printer.lastScreen.map { Completion(of: head, on: $0, listPage: printer.listPage, language: language) } ?? .nothing
  }

  // MARK: Reading

  /// Asks for the next line, unless the stack is empty.
  private func askForLine() throws(OutputError) {
    guard navigation.top != nil else { return event.finish() }
    try messages.write(SafeText(prompt))
    Task { [input, event] in
      do throws(InputError) {
        event.yield(.line(.success(try await input.nextLine())))
      } catch {
        event.yield(.line(.failure(error)))
      }
    }
  }

  /// Handles a line; returns whether the page has started work.
  ///
  /// If so, the screen after this work is the answer to the line.
  private func handle(_ line: Result<String?, InputError>) throws(OutputError) -> Bool {
    linesRead += 1
    defer { rowsWhenBegun = [:] }
    navigation.history.refusal = nil
    printer.note = nil
    switch line {
    case .success(nil):
      // The shell's prompt must start on a new line.
      if !prompt.isEmpty { try messages.write(SafeText(lines: [""])) }
      try sayIfUnanswered()
      navigation.popAll()
    case .success(let line?):
      return try execute(line)
    case .failure(let error):
      try refuse(CommandError(error.text))
      if !error.skipsLine { navigation.popAll() }
    }
    return false
  }

  /// Reports that the input has ended at a question, so nothing was done.
  private func sayIfUnanswered() throws(OutputError) {
    // A question with a single answer only informs.
    guard let top = navigation.top, top.item.isDialog, top.screen.commands.count > 1 else { return }
    hasRefused = true
    try messages.write(SafeText(lines: [SessionText.unanswered(top.item.title).words(in: language)]))
  }

  /// Executes a line; returns whether the page has started work.
  ///
  /// If so, the session no longer keeps the screen that the line was meant for.
  private func execute(_ line: String) throws(OutputError) -> Bool {
    guard let screen = printer.lastScreen else { return false }
    let command: TypedLine
    do throws(CommandError) { command = try parsed(line, on: screen) } catch {
      try refuse(error)
      return false
    }
    switch command {
    case .quit:
      navigation.popAll()
    case .blank:
      try answerProgram()
    case .help:
      try messages.write(SafeText(lines: HelpPage(screen, language: language).lines))
      try answerProgram()
    case .show:
      try printer.printScreen(answering: linesRead)
    case .more where printer.hasNextPage:
      printer.turnPage()
      try printer.printChanges(answering: linesRead)
    case .more(.success(nil)):
      printer.note = .session(.noMoreRows)
      try messages.write(SafeText(lines: [SessionText.noMoreRows.words(in: language)]))
      try answerProgram()
    case .more(.success(let command?)):
      printer.turnPage()
      printer.forgetScreen()
      navigation.run(command)
      return true
    case .more(.failure(let error)):
      try refuse(error)
    case .run(let command, let rows, let text):
      if TypedLine.hasRowNumbers(line), let changed = rows.first(where: { hasOtherRow(at: $0, on: screen) }) {
        try refuse(CommandError(.session(.otherRow(number: changed + 1, screen.list?[changed]?.text ?? ""))))
        return false
      }
      printer.forgetScreen()
      navigation.run(command, rows: rows, text: text)
      return true
    case .fill(let field, let text):
      printer.forgetScreen()
      navigation.fill(field, with: text)
      return true
    }
    return false
  }

  /// Returns whether a number means a different row than when the user began to type.
  private func hasOtherRow(at index: Int, on screen: Screen) -> Bool {
    rowsWhenBegun[index].map { $0 != screen.list?[index]?.id } ?? false
  }

  private func parsed(_ line: String, on screen: Screen) throws(CommandError) -> TypedLine {
    guard renderer.isForPrograms, JSONCommand.matches(by: line) else {
      return try TypedLine(line, on: screen, in: language)
    }
    return try TypedLine(JSONCommand(line), on: screen, revision: printer.revision)
  }

  // MARK: Loading

  private func settle() async {
    if printer.listPage.isWholeList { await navigation.settleLoadingAll() } else { await navigation.settle() }
    forgetIfStartedOver()
  }

  /// Forgets what was typed and printed, once another person acts.
  private func forgetIfStartedOver() {
    guard home !== navigation.home else { return }
    home = navigation.home
    input.forgetLines()
    printer.forgetPages()
  }

  /// Loads the whole list for a line that cannot be run without it.
  private func loadAll(for line: Result<String?, InputError>) async {
    guard case .success(let line?) = line, let screen = printer.lastScreen, screen.list?.ending?.loadAll != nil else {
      return
    }
    do throws(CommandError) {
      guard case .more = try parsed(line, on: screen), !printer.hasNextPage else { return }
    } catch {
      guard error.lacksRows else { return }
    }
    await navigation.settleLoadingAll()
    printer.look()
  }

  // MARK: Showing

  /// Shows the result of a command, or why it was refused.
  ///
  /// After a refusal, a person is shown the screen only if it has changed.
  private func showOutcome() async throws(OutputError) {
    await settle()
    if let refusal = navigation.history.refusal {
      try refuse(refusal)
    } else {
      try printer.printChanges(answering: linesRead)
    }
    // Print the notice of the screen, if it has one, after the report of the command.
    if let shown = printer.changedScreen() {
      try printer.printChanges(in: shown)
    }
  }

  /// Shows a change that no command has caused; with a prompt, below the text typed so far.
  private func showChange() throws(OutputError) {
    let rows = printer.rowIDs
    guard let shown = printer.changedScreen() else { return }
    if input.isBeingTyped, rowsWhenBegun.isEmpty { rowsWhenBegun = rows }
    if !prompt.isEmpty { try messages.write(SafeText(lines: [""])) }
    try printer.printChanges(in: shown)
    try messages.write(SafeText(prompt))
  }

  /// Prints why a line was refused, or why it failed.
  private func refuse(_ reason: CommandError) throws(OutputError) {
    hasRefused = true
    navigation.history.refusal = reason
    try say(reason)
    try answerProgram()
  }

  private func say(_ reason: CommandError) throws(OutputError) {
    try messages.write(SafeText(lines: [reason.message.words(in: language)]))
  }

  private func answerProgram() throws(OutputError) {
    if renderer.isForPrograms { try printer.printChanges(answering: linesRead) }
  }
}
