import Navigation
import Presenting
import TextUI

extension NavigationController {
  /// The commands of the top screen, including the commands that every screen has.
  package var commandsOnTop: [KeyCommand] { ShownScreen(of: self)?.screen.commands ?? [] }

  /// Runs a command with the rows or the text that it takes, as work of a page, by default the top page.
  ///
  /// `didEnd` is called with the result of the command.
  package func run(
    _ command: KeyCommand, rows: [Int] = [], text: String = "", on page: (any AnyPage)? = nil,
    didEnd: @escaping (Result<Void, CommandError>) -> Void = { _ in }
  ) {
    begin(command.name, on: page) { page in
      if command.cancelsOtherWork { page.work.cancelAll() }
      run(on: page) { () async throws(CommandError) in
        do throws(CommandError) {
          let outcome = try await command.run(rows: rows, text: text)
          didEnd(.success(()))
          return outcome
        } catch {
          didEnd(.failure(error))
          throw error
        }
      }
    }
  }

  /// Fills in a field of the top page.
  ///
  /// This is not a command, so the latest outcome stays the same.
  package func fill(_ field: Field, with text: String) {
    begin("set \(field.name)", on: nil) { page in
      page.work.start { [history] in
        do throws(CommandError) { try await field.fill(with: text) } catch {
          history.refusal = CommandError(error.text, remedy: error.remedy, field: field.name)
        }
      }
    }
  }

  /// Begins the command with this name, if the page is still on the stack.
  private func begin(_ name: String, on page: (any AnyPage)?, _ start: (any AnyPage) -> Void) {
    guard let page = page ?? top, stack.contains(where: { $0 === page }) else { return }
    #if DEBUG
      CurrentCommand.$current.withValue(CurrentCommand("\(type(of: page)).\(name)")) { start(page) }
    #else
      start(page)
    #endif
  }
}
