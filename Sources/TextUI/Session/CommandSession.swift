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

  /// What a line has led to.
  private enum Progress {
    case answered
    case over
    /// Something that may go on for a while.
    case started
  }

  private let navigation: NavigationController
  private let input: any LineSource
  private let messages: any TextOutput
  private let renderer: any ScreenRenderer
  private let strings: Strings
  /// What to ask for a line with; empty where nobody sits at the other end.
  private let prompt: String

  private let events: AsyncStream<Event>
  private let event: AsyncStream<Event>.Continuation
  private let printer: ScreenPrinter
  private var linesRead = 0
  private var hasRefused = false

  package init(
    navigation: NavigationController, input: any LineSource, output: any TextOutput, messages: any TextOutput,
    renderer: any ScreenRenderer, strings: Strings, prompt: String = ""
  ) {
    self.navigation = navigation
    self.input = input
    self.messages = messages
    self.renderer = renderer
    self.strings = strings
    self.prompt = prompt
    (events, event) = AsyncStream.makeStream(of: Event.self)
    printer = ScreenPrinter(navigation: navigation, renderer: renderer, output: output) { [event] in
      event.yield(.changed)
    }
  }

  /// Runs until the stack is empty, `quit`, or the end of input; then frees every screen.
  ///
  /// - Returns: whether everything that was asked for was done.
  /// - Throws: `OutputError` as soon as something cannot be written.
  package func run() async throws(OutputError) -> Bool {
    defer {
      printer.letGo()
      navigation.popAll()
    }
    await settle()
    try printer.show(answering: nil)
    try askForLine()
    for await event in events {
      switch event {
      case .changed:
        await settle()
        try showNews()
      case .line(let line):
        switch try take(line) {
        case .answered: break
        case .over: navigation.popAll()
        case .started: try await showOutcome()
        }
        try askForLine()
      }
      if navigation.top == nil { break }
    }
    return !hasRefused && !printer.hasShownError
  }

  // MARK: Reading

  /// Has the next line read, unless the run is over.
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

  private func take(_ line: Result<String?, InputError>) throws(OutputError) -> Progress {
    linesRead += 1
    navigation.top?.work.forgetRefusal()
    switch line {
    case .success(nil):
      // A shell's prompt is not to stand behind ours.
      if !prompt.isEmpty { try messages.write(SafeText(lines: [""])) }
      return .over
    case .success(let line?):
      return try obey(line)
    case .failure(.lineTooLong(let limit)):
      try refuse(strings(UIText.lineTooLong, ["limit": strings.number(limit)]))
      return .answered
    case .failure(.failed(let reason)):
      try refuse(reason)
      return .over
    }
  }

  /// Does what a line says; once this returns, nothing here keeps the screen that the line was meant for.
  private func obey(_ line: String) throws(OutputError) -> Progress {
    guard let screen = printer.shown else { return .over }
    let command: TypedLine
    do {
      command = try TypedLine(line, on: screen, strings: strings)
    } catch {
      try refuse(error.message)
      return .answered
    }
    switch command {
    case .quit:
      return .over
    case .nothing:
      try answerIfEachLineIs()
    case .help:
      try messages.write(SafeText(lines: HelpPage(screen, strings: strings).lines))
      try answerIfEachLineIs()
    case .show:
      try printer.show(answering: linesRead)
    case .more where printer.turnPage():
      try printer.show(answering: linesRead)
    case .more:
      try refuse(strings(UIText.noMoreRows))
    case .perform(let action):
      printer.letGo()
      navigation.top?.work.perform(action)
      return .started
    }
    return .answered
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
    guard let refusal = navigation.top?.work.refusal else { return try printer.show(answering: linesRead) }
    try refuse(refusal)
    if let news = printer.news() {
      try printer.show(news)
    }
  }

  /// Shows a change that nobody commanded; where somebody is being asked for a line, beside what is typed already.
  private func showNews() throws(OutputError) {
    guard let news = printer.news() else { return }
    if !prompt.isEmpty { try messages.write(SafeText(lines: [""])) }
    try printer.show(news)
    try messages.write(SafeText(prompt))
  }

  /// Says why a line is not obeyed, or not to its end.
  private func refuse(_ reason: String) throws(OutputError) {
    hasRefused = true
    navigation.top?.work.refuse(reason)
    try messages.write(SafeText(lines: [reason]))
    try answerIfEachLineIs()
  }

  private func answerIfEachLineIs() throws(OutputError) {
    if renderer.answersEveryLine {
      try printer.show(answering: linesRead)
    }
  }
}
