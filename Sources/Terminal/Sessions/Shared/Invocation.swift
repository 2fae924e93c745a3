import Presenting
import Navigation
import TextUI

/// A command with its argument, or the edit of a field, ready to run.
package struct Invocation {
  /// The name of the command or field.
  let name: String
  /// Whether the screen's unfinished work is cancelled before it runs.
  let cancelsOtherWork: Bool
  /// Whether it is the edit of a field, which is no command: what was done before stays the newest.
  let isEdit: Bool
  let action: () async throws(CommandError) -> Outcome?

  /// A command with the rows or the text that it takes; `didEnd` hears how it has ended.
  package init(
    _ command: KeyCommand, rows: [Int] = [], text: String = "",
    didEnd: @escaping (Result<Void, CommandError>) -> Void = { _ in }
  ) {
    (name, cancelsOtherWork, isEdit) = (command.name, command.cancelsOtherWork, false)
    action = { () async throws(CommandError) in
      do throws(CommandError) {
        let outcome = try await command(rows: rows, text: text)
        didEnd(.success(()))
        return outcome
      } catch {
        didEnd(.failure(error))
        throw error
      }
    }
  }

  /// The edit of a field; its refusal names the field.
  package init(filling field: Field, with text: String) {
    (name, cancelsOtherWork, isEdit) = ("set \(field.name)", false, true)
    action = { () async throws(CommandError) in
      do throws(CommandError) { try await field.fill(with: text) } catch {
        throw CommandError(error.text, remedy: error.remedy, field: field.name)
      }
      return nil
    }
  }
}
