import Changes
import Localization
import Observation
import Presenting

/// The record of commands: the latest outcome or refusal, and the writes that can be undone.
///
/// Owned by the stack, so that the record outlives the screens whose commands it contains.
@Observable
package final class History {
  /// The maximum number of writes that can be undone.
  package static let limit = 20

  /// The latest outcome since the last command began, with the number of its command.
  ///
  /// If there were several outcomes since then, this is the outcome of the command that began last.
  package private(set) var newest: (number: Int, outcome: Outcome)?
  /// The reason for the last refusal, reset when a command begins.
  ///
  /// Either the command failed, or the session refused to run it.
  package var refusal: CommandError?

  /// The writes that can be undone; the last one is undone next.
  package private(set) var undoable: [Outcome] = []
  /// The writes that can be redone; the last one is redone next.
  package private(set) var redoable: [Outcome] = []
  @ObservationIgnored private var lastNumber = 0
  /// The calls that wait until a write has been reversed; nil if no write is being reversed.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>]?

  package init() {}

  /// Runs a command, and keeps its outcome, or the reason why it was refused.
  ///
  /// Commands are numbered as they begin, so that the outcome of an older one never replaces the outcome of a newer
  /// one. Every write can be undone, in whichever order the commands end.
  ///
  /// - Parameters:
  ///   - trail: The trail of the page that has the command.
  ///   - command: The action of the command.
  package func run(at trail: [String], _ command: () async throws(CommandError) -> Outcome?) async {
    lastNumber += 1
    let number = lastNumber
    newest = nil
    refusal = nil
    do throws(CommandError) {
      guard var outcome = try await command() else { return }
      // An undone or redone write already has a trail, and keeps the writes that can be redone.
      if outcome.trail.isEmpty {
        outcome.trail = trail
        if outcome.undo != nil { redoable = [] }
      }
      if outcome.undo != nil {
        var write = outcome
        write.text = outcome.withoutConsequence ?? outcome.text
        undoable = undoable.suffix(Self.limit - 1) + [write]
      }
      if number > newest?.number ?? 0 { newest = (number, outcome) }
    } catch {
      refusal = error
    }
  }

  /// Undoes the latest write.
  ///
  /// If the undo is refused and there is a remedy, the write can be undone later. Without a remedy, the write is dropped, as
  /// the error's text explains, and the next call undoes the write before it.
  ///
  /// - Returns: The outcome of the undo. Nil if there is nothing to undo.
  /// - Throws: `CommandError`, if the undo is refused.
  package func undo() async throws(CommandError) -> Outcome? {
    guard var write = try await reverseLast(of: \.undoable, ifDropped: { .undoDropped($0, because: $1) }) else {
      return nil
    }
    var undone = Text.shared(.undone(write.text))
    if let part = write.part, write.undo?.isPartial == true {
      undone = part.undone
      write.text = part.redone
    }
    redoable.append(write)
    write.text = undone
    write.undo = nil
    return write
  }

  /// Redoes the write that was undone last.
  ///
  /// - Returns: The outcome of the redone write. Nil if there is nothing to redo.
  /// - Throws: `CommandError`, if the write is refused, with the same consequences as in ``undo()``.
  package func redo() async throws(CommandError) -> Outcome? {
    try await reverseLast(of: \.redoable, ifDropped: { .redoDropped($0, because: $1) })
  }

  private func reverseLast(
    of writes: ReferenceWritableKeyPath<History, [Outcome]>, ifDropped text: (Text, Text) -> SharedText
  ) async throws(CommandError) -> Outcome? {
    // Reverse one write at a time, in the order of the commands.
    if waiting == nil {
      waiting = []
    } else {
      await withCheckedContinuation { waiting?.append($0) }
    }
    defer {
      if waiting?.isEmpty == true {
        waiting = nil
      } else {
        waiting?.removeFirst().resume()
      }
    }
    guard var write = self[keyPath: writes].popLast() else { return nil }
    do {
      write.undo = try await write.undo?()
    } catch {
      let error = CommandError(error)
      guard error.remedy != nil else { throw CommandError(.shared(text(write.text, error.text))) }
      self[keyPath: writes].append(write)
      throw error
    }
    return write
  }
}
