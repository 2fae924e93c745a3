import TextUI

/// The changes of a screen since the last key.
///
/// The program cannot detect whether the user has seen these changes. So if a key would now act on other rows than at the last
/// key, or run another command, the program first shows what the key would do. Changes that the user has caused do not count.
struct ChangesSinceKey {
  /// The rows that a command would have affected at the last key, and that have disappeared since.
  var lostRows: Set<Row.ID> = []
  /// Whether the last key ran a command.
  private(set) var hasRunCommand = false
  /// The rows that were passed to the command that the last key ran, if any.
  private(set) var givenRows: Set<Row.ID> = []

  /// The names of the commands on the keys at the last key, and now.
  private var commandsThen: [Key: String] = [:]
  private var commandsNow: [Key: String] = [:]
  /// The number of the latest report, first at the last key, then now.
  private var reportThen: Int?
  private var reportNow: Int?
  private var isNew = true
  private var isRefused = false

  /// Notes that a command runs, with these rows.
  mutating func run(with rows: Set<Row.ID> = []) {
    hasRunCommand = true
    givenRows = rows
  }

  /// Notes what the screen shows now.
  ///
  /// - Parameters:
  ///   - shown: The screen.
  ///   - isSurprise: Whether the user may press a key before seeing the changes. False while keys go to another pane, and when
  ///     another list is shown, because that does not change what the user saw.
  mutating func note(_ shown: ShownScreen, isSurprise: Bool) {
    let commands = shown.screen.commands.filter(\.isEnabled).map { ($0.key, $0.name) }
    // Of two commands on one key, the first is run. A key whose command is disabled for a while keeps that command.
    commandsNow.merge(Dictionary(commands) { first, _ in first }) { _, new in new }
    reportNow = shown.report?.number
    isRefused = shown.refusal != nil
    if isNew || !isSurprise {
      commandsThen = commandsNow
      reportThen = reportNow
      isNew = false
    }
  }

  /// Returns the changes from this key on.
  func beginningKey() -> ChangesSinceKey {
    var changes = self
    changes.lostRows = []
    changes.hasRunCommand = false
    changes.givenRows = []
    changes.commandsThen = commandsNow
    changes.reportThen = reportNow
    return changes
  }

  /// Whether there is a new report since the last key; a refusal removes the earlier report.
  private var hasReported: Bool { reportNow != nil && reportNow != reportThen }

  /// Whether a command would apply to other rows than the user saw.
  var hasLostTarget: Bool {
    // An undo or a redo is not given any rows, so the rows that it removes do not count.
    if hasRunCommand, hasReported { return !givenRows.isEmpty && !lostRows.isSubset(of: givenRows) }
    return !lostRows.isEmpty
  }

  /// The keys that now run a different command from the one that the user saw.
  ///
  /// Suppose that an invitation has been accepted on another terminal. Then the key for declining it would remove a member.
  var keysWithOtherCommands: Set<Key> {
    guard !hasReported, !hasRunCommand || isRefused else { return [] }
    return Set(commandsNow.filter { commandsThen[$0.key, default: $0.value] != $0.value }.keys)
  }
}
