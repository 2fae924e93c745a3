import Localization
import TextUI

/// The lines above the footer: text input, a notice, or nothing.
struct BottomLine {
  private enum Contents {
    case input(label: String, TextInput, below: Notice? = nil)
    case notice(Notice)
    /// A report that has been read.
    case read(Notice)
    case working
    case nothing
  }

  private let source: Contents
  private let spinner: String
  private let language: Language

  init(_ moment: ShownScreen, state: ScreenState, spinner: String, language: Language) {
    self.spinner = spinner
    self.language = language
    switch state.mode {
    case .prompting(let prompt):
      let command = state.promptedCommand(on: moment.screen)
      let label =
        prompt.isRunning ? "\(Self.working(spinner, language)) " : "\(command?.help.words(in: language) ?? ""): "
      source = .input(
        label: label, prompt.input,
        below: (prompt.refusal ?? command.flatMap(prompt.problem)).map { Notice(.error, $0) })
    case .filtering(let text):
      source = .input(label: "/", text)
    case .browsing, .readingKeys:
      if let notice = Self.notice(of: moment, state: state) {
        source = .notice(notice)
      } else if moment.isBusy && !moment.screen.showsProgress {
        source = .working
      } else {
        source = (state.hasFocus ? moment.notice(referringBy: .key) : nil).map(Contents.read) ?? .nothing
      }
    }
  }

  /// Returns the notice to show; nil if there is none, or only a report that has been read.
  static func notice(of moment: ShownScreen, state: ScreenState) -> Notice? {
    guard state.hasFocus else { return moment.screen.notice }
    if let message = state.message { return message }
    var moment = moment
    moment.reportRead = state.reportRead
    if case .report(state.reportRead) = moment.heldNotice { return nil }
    return moment.notice(referringBy: state.keyMode == .field && moment.screen.parts.count > 1 ? .keyAfterTab : .key)
  }

  private static func working(_ spinner: String, _ language: Language) -> String {
    "\(FullScreenText.working.words(in: language)) \(spinner)"
  }

  /// Returns the column of the cursor; nil if nothing is being typed.
  func cursor(columns: Int) -> Int? {
    guard case .input(let label, let input, _) = source else { return nil }
    return InputLine(label: label, input: input, columns: columns).cursor
  }

  /// Returns at most `limit` lines; a text that is cut ends in `…`.
  func lines(columns: Int, limit: Int) -> [StyledLine] {
    switch source {
    case .input(let label, let input, let notice):
      [InputLine(label: label, input: input, columns: columns).line]
        + (notice.map { lines(for: $0, columns: columns, limit: limit - 1) } ?? [])
    case .notice(let notice): lines(for: notice, columns: columns, limit: limit)
    case .read(let notice): [StyledLine(notice.labelledText.words(in: language), .dim).truncated(to: columns)]
    case .working: [StyledLine(Self.working(spinner, language), .dim)]
    case .nothing: [StyledLine()]
    }
  }

  private func lines(for notice: Notice, columns: Int, limit: Int) -> [StyledLine] {
    let style: Style =
      switch notice.kind {
      case .info: .plain
      case .warning: .warning
      case .error: .error
      }
    let lines = StyledLine(notice.labelledText.words(in: language), style).wrapped(to: columns)
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [(lines[limit - 1] + StyledLine(" …", style)).truncated(to: columns)]
  }
}
