import Localization

/// Lets the user edit command lines on a terminal, with history and completion.
///
/// Output is printed above the line being typed.
///
/// Keys that are typed while a command runs are kept for the next line. Owned by the program, which closes it at the end.
package final class LineEditor: LineSource, TextOutput {
  private static let prompt = "> "

  /// Completes the text before the cursor, for the screen that was printed last.
  package var complete: (String) -> Completion = { _ in .nothing }

  private let terminal: any LineTerminal
  private let language: Language
  private let inbox = Inbox()
  private var line = Prompt(command: "")
  private var history = PromptHistory()
  private var typedAhead: ArraySlice<KeyPress> = []
  private var hasEnded = false
  /// The session's pending request for the next line; nil while no line is requested.
  private var asker: CheckedContinuation<Result<String?, InputError>, Never>?
  private var listening: Task<Void, Never>?

  package init(on terminal: any LineTerminal, language: Language) {
    self.terminal = terminal
    self.language = language
  }

  /// Takes over the keys of the terminal.
  ///
  /// - Throws: `OutputError` if the terminal cannot be taken over.
  package func open() async throws(OutputError) {
    listening = Task { [weak self, inbox] in
      while !Task.isCancelled {
        await inbox.arrival()
        guard let self else { return }
        handleEvents()
      }
    }
    try await terminal.open { [inbox] in inbox.add(.terminal($0)) }
  }

  /// Restores the terminal.
  package func close() {
    terminal.close()
    listening?.cancel()
  }

  // MARK: LineSource

  package func nextLine() async throws(InputError) -> String? {
    line = Prompt(command: "")
    let result = await withCheckedContinuation { asker in
      self.asker = asker
      attempt { () throws(OutputError) in try draw() }
      while self.asker != nil, let key = typedAhead.popFirst() { press(key) }
      if hasEnded { answer(.success(nil)) }
    }
    return try result.get()
  }

  package var isBeingTyped: Bool { asker != nil && !line.input.text.isEmpty }

  package func forgetLines() { history = PromptHistory() }

  // MARK: TextOutput

  package func write(_ text: SafeText) throws(OutputError) {
    try terminal.print(text.wrapped(to: terminal.columns))
    if asker != nil { try draw() }
  }

  // MARK: Events

  private func handleEvents() {
    while case .terminal(let event)? = inbox.next() { handle(event) }
    if asker != nil { attempt(draw) }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .key(.control("c")): terminal.interrupt()
    case .key(.control("z")): attempt { () throws(OutputError) in try terminal.suspend() }
    case .key(let key) where asker == nil: typedAhead.append(key)
    case .key(let key): press(inbox.joined(to: key))
    case .ended:
      hasEnded = true
      answer(.success(nil))
    case .resized, .resumed, .tick: break
    }
  }

  private func press(_ key: KeyPress) {
    switch key {
    case .tab: attempt(completeLine)
    // An Enter that was typed before the program took over the terminal arrives as Ctrl-J.
    case .enter, .control("j"): submit()
    case .control("d") where line.input.text.isEmpty:
      attempt { () throws(OutputError) in try terminal.endLine() }
      answer(.success(nil))
    case .refusedPaste(let error):
      attempt { () throws(OutputError) in try write(SafeText(lines: [error.text.words(in: language)])) }
    default:
      switch KeyMap.meaning(of: key, in: .prompt, commands: []) {
      case .edit(let edit): line.change { $0.edit(edit) }
      case .general(.up): line.recall(by: 1, from: history)
      case .general(.down): line.recall(by: -1, from: history)
      default: break
      }
    }
  }

  private func submit() {
    let text = line.input.text
    history.add(text, for: line.command)
    attempt { () throws(OutputError) in
      try draw()
      try terminal.endLine()
    }
    let isTooLong = text.utf8.count > FileLineSource.limit
    answer(isTooLong ? .failure(.lineTooLong(limit: FileLineSource.limit)) : .success(text))
  }

  private func completeLine() throws(OutputError) {
    let tail = line.input.tail
    switch complete(line.input.head) {
    case .nothing: try terminal.ring()
    case .text(let head): line.change { $0 = TextInput(head: head, tail: tail) }
    case .choices(let choices): try write(SafeText(lines: choices))
    }
  }

  private func answer(_ result: Result<String?, InputError>) {
    asker?.resume(returning: result)
    asker = nil
  }

  // MARK: Drawing

  private func draw() throws(OutputError) {
    // A terminal may go to the next line once the last column is filled.
    let drawn = InputLine(label: Self.prompt, input: line.input, columns: terminal.columns - 1)
    try terminal.draw(drawn.visible, cursor: drawn.cursor)
  }

  /// Tries to draw; if the terminal can no longer show what is typed, the input ends as well.
  private func attempt(_ body: () throws(OutputError) -> Void) {
    do throws(OutputError) { try body() } catch {
      hasEnded = true
      answer(.success(nil))
    }
  }
}
