package import Localization
import Observation

/// Runs the screens line by line: shows the top one once it has settled, reads a command, performs it, and so on.
///
/// Settled means that the screen on top has no unfinished work of its own. A change that comes without a command is
/// shown too, so that whoever reads the output can follow another process.
package final class CommandSession {
  private enum Event: Sendable {
    case changed
    case line(Result<String?, InputError>)
  }

  private let navigation: NavigationController
  private let input: any LineSource
  private let output, messages: any TextOutput
  private let renderer: any ScreenRenderer
  private let strings: Strings
  /// What to ask for a line with; empty where nobody sits at the other end.
  private let prompt: String

  private let events: AsyncStream<Event>
  private let event: AsyncStream<Event>.Continuation
  private let watch: Watch
  /// What the user saw last: commands mean this, whatever has changed since.
  private var shown: Screen?
  private var shownText: SafeText?
  private var page = Page()
  private weak var pagedView: (any TextView)?
  private var linesRead = 0
  private var hasFailed = false

  package init(
    navigation: NavigationController, input: any LineSource, output: any TextOutput, messages: any TextOutput,
    renderer: any ScreenRenderer, strings: Strings, prompt: String = ""
  ) {
    self.navigation = navigation
    self.input = input
    self.output = output
    self.messages = messages
    self.renderer = renderer
    self.strings = strings
    self.prompt = prompt
    (events, event) = AsyncStream.makeStream(of: Event.self)
    watch = Watch { [event] in event.yield(.changed) }
  }

  /// Runs until the stack is empty, `quit`, or the end of input; then frees every screen.
  ///
  /// - Returns: whether everything that was asked for was done.
  /// - Throws: `OutputError` as soon as something cannot be written.
  package func run() async throws(OutputError) -> Bool {
    defer {
      shown = nil
      navigation.popAll()
    }
    await settle()
    try show(answering: nil)
    guard navigation.top != nil else { return true }
    try askForLine()
    for await event in events {
      switch event {
      case .changed:
        await settle()
        try showIfChanged(whileTyping: true)
      case .line(let line):
        guard try await take(line), navigation.top != nil else { return !hasFailed }
        try askForLine()
      }
      if navigation.top == nil { break }
    }
    return !hasFailed
  }

  // MARK: Reading

  private func askForLine() throws(OutputError) {
    try messages.write(SafeText(prompt))
    Task { [input, event] in
      do throws(InputError) {
        event.yield(.line(.success(try await input.nextLine())))
      } catch {
        event.yield(.line(.failure(error)))
      }
    }
  }

  /// Does what a line says; false if it is the last.
  private func take(_ line: Result<String?, InputError>) async throws(OutputError) -> Bool {
    linesRead += 1
    navigation.top?.work.forgetRefusal()
    switch line {
    case .success(nil):
      // A shell's prompt is not to stand behind ours.
      if !prompt.isEmpty { try messages.write(SafeText(lines: [""])) }
      return false
    case .success(let line?):
      return try await obey(line)
    case .failure(.lineTooLong(let limit)):
      try refuse(strings(UIText.lineTooLong, ["limit": strings.number(limit)]))
      return true
    case .failure(.failed(let reason)):
      try say(reason)
      hasFailed = true
      return false
    }
  }

  private func obey(_ line: String) async throws(OutputError) -> Bool {
    guard let screen = shown else { return false }
    let command: TypedLine
    do {
      command = try TypedLine(line, on: screen, strings: strings)
    } catch {
      try refuse(error.message)
      return true
    }
    switch command {
    case .nothing:
      if renderer.answersEveryLine { try show(answering: linesRead) }
    case .quit:
      return false
    case .help:
      try messages.write(SafeText(lines: HelpPage(screen, strings: strings).lines))
      if renderer.answersEveryLine { try show(answering: linesRead) }
    case .show:
      try show(answering: linesRead)
    case .more:
      guard let next = page.clamped(to: screen.list?.count ?? 0).next(of: screen.list?.count ?? 0) else {
        try refuse(strings(UIText.noMoreRows))
        return true
      }
      page = next
      try show(answering: linesRead)
    case .set(let field, let text):
      field.edit(text)
      try await showOutcome()
    case .perform(let action):
      // From here on only the stack owns the screen, so that leaving it frees it.
      shown = nil
      navigation.top?.work.perform(action)
      try await showOutcome()
    }
    return true
  }

  // MARK: Showing

  /// Waits until the screen on top, whichever it then is, has no unfinished work.
  private func settle() async {
    let isSettled = Observations { [navigation] in navigation.top?.work.isBusy != true }
    for await settled in isSettled where settled { break }
  }

  /// Shows what a command has led to; if it was refused, says why, and shows the screen only if it has changed.
  private func showOutcome() async throws(OutputError) {
    await settle()
    guard let refusal = navigation.top?.work.refusal else { return try show(answering: linesRead) }
    try refuse(refusal)
    if !renderer.answersEveryLine {
      try showIfChanged(whileTyping: false)
    }
  }

  /// Shows the screen unless it looks as before; if somebody is being asked for a line, beside what is typed already.
  private func showIfChanged(whileTyping: Bool) throws(OutputError) {
    let before = shownText
    guard let snapshot = look(), shownText != before else { return }
    let interrupts = whileTyping && !prompt.isEmpty
    if interrupts { try messages.write(SafeText(lines: [""])) }
    try write(snapshot, answering: nil)
    if interrupts { try messages.write(SafeText(prompt)) }
  }

  private func show(answering line: Int?) throws(OutputError) {
    guard let snapshot = look() else { return }
    try write(snapshot, answering: line)
  }

  private func write(_ snapshot: Snapshot, answering line: Int?) throws(OutputError) {
    if snapshot.notice?.kind == .error {
      hasFailed = true
    }
    try output.write(renderer.render(snapshot, line: line))
  }

  /// Looks at the top screen and takes it for what the user sees; nil if the stack is empty.
  ///
  /// It is rendered while watched, as its rows are only made then: a change of any of them is heard of.
  private func look() -> Snapshot? {
    if pagedView !== navigation.top {
      page = Page()
      pagedView = navigation.top
    }
    let current = watch.look { [navigation, page, renderer] in
      Snapshot(of: navigation, page: page).map { (snapshot: $0, text: renderer.render($0, line: nil)) }
    }
    shown = current?.snapshot.screen
    shownText = current?.text
    return current?.snapshot
  }

  // MARK: Saying

  /// Says why a line is not obeyed, or not to its end.
  private func refuse(_ reason: String) throws(OutputError) {
    hasFailed = true
    try say(reason)
    if renderer.answersEveryLine {
      try show(answering: linesRead)
    }
  }

  private func say(_ text: String) throws(OutputError) {
    try messages.write(SafeText(lines: [text]))
  }
}
