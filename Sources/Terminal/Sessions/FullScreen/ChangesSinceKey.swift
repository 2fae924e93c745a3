import TextUI

/// The changes of a screen since the last key.
///
/// No clock can tell whether the user has seen them. So if a key would now do something to other rows than at the last key, or
/// something else, it first says what it would do. The user's own changes are no surprise.
struct ChangesSinceKey {
  /// The rows that a command would have taken at the last key, and that are gone.
  var lostRows: Set<Row.ID> = []
  /// Whether the last key ran a command.
  private(set) var hasRunCommand = false
  /// The rows that this command was given.
  private(set) var givenRows: Set<Row.ID> = []

  /// The names of the commands on the keys at the last key, and now.
  private var commandsThen: [Key: String] = [:]
  private var commandsNow: [Key: String] = [:]
  /// The numbers of the newest report at the last key, and now.
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
  ///   - isSurprise: Whether the user may act before seeing it. Not while keys go to another pane, nor when another list is
  ///     shown, because that is no change of what was there.
  mutating func note(_ shown: ShownScreen, isSurprise: Bool) {
    let commands = shown.screen.commands.filter(\.isEnabled).map { ($0.key, $0.name) }
    // The first of two on one key is run. A key that runs nothing for a while keeps its command.
    commandsNow.merge(Dictionary(commands) { first, _ in first }) { _, new in new }
    reportNow = shown.report?.number
    isRefused = shown.refusal != nil
    if isNew || !isSurprise {
      commandsThen = commandsNow
      reportThen = reportNow
      isNew = false
    }
  }

  /// The changes from this key on.
  func beginningKey() -> ChangesSinceKey {
    var changes = self
    changes.lostRows = []
    changes.hasRunCommand = false
    changes.givenRows = []
    changes.commandsThen = commandsNow
    changes.reportThen = reportNow
    return changes
  }

  /// Whether something has been reported since the last key; a refusal takes the report before it away.
  private var hasReported: Bool { reportNow != nil && reportNow != reportThen }

  /// Whether a command would take other rows than those that the user saw.
  var hasLostTarget: Bool {
    // An undo or a redo names no rows: what is gone after it is its own doing.
    if hasRunCommand, hasReported { return !givenRows.isEmpty && !lostRows.isSubset(of: givenRows) }
    return !lostRows.isEmpty
  }

  /// The keys that run another command than the one that the user saw on them.
  ///
  /// Suppose that the key for declining an invitation removes a member once it has been accepted on another terminal.
  var keysWithOtherCommands: Set<Key> {
    guard !hasReported, !hasRunCommand || isRefused else { return [] }
    return Set(commandsNow.filter { commandsThen[$0.key, default: $0.value] != $0.value }.keys)
  }
}
