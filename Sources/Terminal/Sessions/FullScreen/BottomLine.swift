import Localization
import Presenting
import TextUI

/// The lines above the footer: text input, notices, a sign of progress, or nothing.
struct BottomLine {
  /// The divisor for the height of a notice that has been read: with 4, a quarter of the lines.
  ///
  /// A notice that needs more lines is cut to a single line.
  private static let readShare = 4

  let shown: ShownScreen
  let state: ScreenState
  let spinner: String
  let language: Language

  private var working: String { "\(FullScreenText.working.words(in: language)) \(spinner)" }

  /// Returns at most `limit` lines; text that is cut ends in `…`.
  func lines(columns: Int, limit: Int) -> [ContentLine] {
    switch state.mode {
    case .prompting(let prompt) where state.keysPage == nil:
      let command = state.promptedCommand(on: shown.screen)
      let label = prompt.isRunning ? "\(working) " : "\(command?.field.words(in: language) ?? ""): "
      let problem = state.message ?? (prompt.refusal ?? command.flatMap(prompt.problem)).map { Notice(.error, $0) }
      return [ContentLine(InputLine(label: label, input: prompt.input, columns: columns))]
        + (problem.map { lines(for: $0, columns: columns, limit: limit - 1) } ?? [])
    case .filtering(let text, _) where state.keysPage == nil:
      return [ContentLine(InputLine(label: "/", input: text, columns: columns))]
        + (state.message.map { lines(for: $0, columns: columns, limit: limit - 1) } ?? [])
    case _ where state.keysPage != nil: return [ContentLine()]
    case .browsing, .prompting, .filtering:
      if let notice = Self.notice(of: shown, state: state) {
        let news = Self.news(of: shown, state: state)
        let first = lines(for: notice, columns: columns, limit: news == nil ? limit : max(1, limit - 1))
        return first + (news.map { lines(for: $0, columns: columns, limit: max(1, limit - first.count)) } ?? [])
      }
      if shown.isBusy && !shown.screen.showsProgress { return [ContentLine(line: StyledLine(working, .dim))] }
      let read = state.context.hasFocus ? shown.notice(referringBy: Self.reference(of: shown, state)) : nil
      let line = StyledLine(read?.labelledText.words(in: language) ?? "", .dim)
      let wrapped = line.wrapped(to: columns)
      return (wrapped.count > limit / Self.readShare ? [line.truncated(to: columns)] : wrapped).map {
        ContentLine(line: $0)
      }
    }
  }

  /// Returns the notice to show, if any.
  ///
  /// A report or announcement that has been read is not shown again.
  static func notice(of shown: ShownScreen, state: ScreenState) -> Notice? {
    guard state.context.hasFocus else { return shown.screen.notice }
    if let message = state.message { return message }
    let shown = asSeen(shown, state)
    switch shown.noticeSource {
    case .report(state.readReport): return nil
    case .announcement(let number) where number <= shown.announcementRead: return nil
    default: break
    }
    return shown.notice(referringBy: reference(of: shown, state))
  }

  /// Returns the unread announcement to show below the notice, unless it is the notice itself.
  private static func news(of shown: ShownScreen, state: ScreenState) -> Notice? {
    guard let announcement = unreadAnnouncement(of: shown, state: state) else { return nil }
    if state.message == nil, case .announcement = asSeen(shown, state).noticeSource { return nil }
    return Notice(.info, announcement.text)
  }

  /// Returns the number of the announcement that is shown, if any.
  static func announcement(of shown: ShownScreen, state: ScreenState) -> Int? {
    unreadAnnouncement(of: shown, state: state)?.number
  }

  /// Returns the unread announcement, unless a prompt, a filter or the list of keys is in use.
  ///
  /// Only a screen that has the focus, and enough room, shows the announcement.
  private static func unreadAnnouncement(of shown: ShownScreen, state: ScreenState) -> (number: Int, text: Text)? {
    guard state.context.hasFocus, state.context.hasRoom, state.keysPage == nil, case .browsing = state.mode else {
      return nil
    }
    return shown.announcement.flatMap { $0.number > shown.announcementRead ? $0 : nil }
  }

  /// Returns the screen, marked with what the user has read.
  ///
  /// This decides which notice is shown.
  private static func asSeen(_ shown: ShownScreen, _ state: ScreenState) -> ShownScreen {
    var shown = shown
    shown.reportRead = state.readReport
    shown.staysInSight = true
    return shown
  }

  private static func reference(of shown: ShownScreen, _ state: ScreenState) -> Remedy.CommandReference {
    state.keyMode == .field && shown.screen.parts.count > 1 ? .keyAfterTab : .key
  }

  private func lines(for notice: Notice, columns: Int, limit: Int) -> [ContentLine] {
    let style: Style =
      switch notice.kind {
      case .info: .plain
      case .warning: .warning
      case .error: .error
      }
    var lines = StyledLine(notice.labelledText.words(in: language), style).wrapped(to: columns)
    if lines.count > limit {
      lines = lines.prefix(limit - 1) + [(lines[limit - 1] + StyledLine(" …", style)).truncated(to: columns)]
    }
    return lines.map { ContentLine(line: $0) }
  }
}
