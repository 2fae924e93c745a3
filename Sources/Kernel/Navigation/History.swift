import Changes
import Localization
import Observation
import Presenting

/// What commands have done: what the newest has to say, and the writes that can be taken back.
///
/// Owned by the stack, so that both outlive the screen of the command.
@Observable
package final class History {
  /// The maximum number of writes that can be taken back.
  package static let limit = 20

  /// What was done by the newest of the commands that have reported anything since the last one began, and its number.
  package private(set) var newest: (number: Int, outcome: Outcome)?
  /// Why a command was refused, by itself or by the session, since the newest one began.
  package var refusal: CommandError?

  /// The writes that can be taken back, the next one last.
  package private(set) var undoable: [Outcome] = []
  /// The writes that can be made again, the next one last.
  package private(set) var redoable: [Outcome] = []
  @ObservationIgnored private var lastNumber = 0
  /// Those who wait until a write has been reversed; nil if none is being reversed.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>]?

  /// Runs a command, and keeps what it has done, or why it was refused.
  ///
  /// Commands are numbered as they begin: what an older one has done never replaces what a newer one has. Every write can
  /// be taken back, in whichever order they end.
  package func run(at place: [String], _ command: () async throws(CommandError) -> Outcome?) async {
    lastNumber += 1
    let number = lastNumber
    (newest, refusal) = (nil, nil)
    do throws(CommandError) {
      guard var outcome = try await command() else { return }
      // A write that was reversed has its place already, and what can be redone stays.
      if outcome.place.isEmpty {
        outcome.place = place
        if outcome.undo != nil { redoable = [] }
      }
      if outcome.undo != nil { undoable = undoable.suffix(Self.limit - 1) + [outcome] }
      if number > newest?.number ?? 0 { newest = (number, outcome) }
    } catch {
      refusal = error
    }
  }

  /// Takes back the newest write; one that is refused can be tried again if there is a remedy, and is passed over if not.
  package func undo() async throws(CommandError) -> Outcome? {
    guard var write = try await reverseLast(of: \.undoable) else { return nil }
    redoable.append(write)
    write.text = .shared(.undone(write.text))
    write.undo = nil
    return write
  }

  /// Makes the write again that was taken back last; what is refused is treated as in ``undo()``.
  package func redo() async throws(CommandError) -> Outcome? { try await reverseLast(of: \.redoable) }

  private func reverseLast(
    of writes: ReferenceWritableKeyPath<History, [Outcome]>
  ) async throws(CommandError) -> Outcome? {
    // One after the other, in the order of the commands.
    if waiting == nil { waiting = [] } else { await withCheckedContinuation { waiting?.append($0) } }
    defer {
      if waiting?.isEmpty == true { waiting = nil } else { waiting?.removeFirst().resume() }
    }
    guard var write = self[keyPath: writes].popLast() else { return nil }
    do { write.undo = try await write.undo?() } catch {
      let error = CommandError(error)
      if error.remedy != nil { self[keyPath: writes].append(write) }
      throw error
    }
    return write
  }
}
