import Localization
import Presenting
import Testing
import TextUI

extension KeyCommand {
  /// A command that a test needs by its name only: its label and help are the name.
  package init(
    _ name: String, key: Key, remedy: Remedy? = nil, cancelsOtherWork: Bool = false, _ action: Action
  ) {
    let label = Text(verbatim: name)
    self.init(
      name, key: key, label: label, help: label, remedy: remedy, cancelsOtherWork: cancelsOtherWork, action: action)
  }

  /// A command that is refused.
  package static func failing(_ name: String, key: Key, with error: CommandError) -> KeyCommand {
    KeyCommand(name, key: key, .nothing { throw error })
  }

  /// Does what it should, but then the screen cannot be loaded again.
  package static func doneButNotLoaded(_ viewModel: PlainView.ViewModel) -> KeyCommand {
    KeyCommand(
      "do", key: "d",
      .nothing(
        .reporting { [weak viewModel] in
          viewModel?.notice = Notice(.error, "Could not load.")
          return Outcome("It is done.")
        }))
  }
}

/// Actions that report nothing.
extension KeyCommand.Action {
  package static func nothing(
    disabled reason: Text? = nil, _ action: @escaping () async throws -> Void
  ) -> KeyCommand.Action {
    .nothing(Command(disabled: reason, action: action))
  }

  package static func row(_ action: @escaping (Int) async throws -> Void) -> KeyCommand.Action {
    .row(Command(action: action))
  }

  package static func rows(_ action: @escaping ([Int]) async throws -> Void) -> KeyCommand.Action {
    .rows(Command(action: action))
  }

  package static func text(_ action: @escaping (String) async throws -> Void) -> KeyCommand.Action {
    .text(Command(action: action))
  }
}

extension KeyCommand {
  /// Runs a command without an argument, as a button does; one that needs an argument fails the test.
  package func run(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    guard takes == .nothing else {
      Issue.record("it needs an argument", sourceLocation: sourceLocation)
      return
    }
    try await run(rows: [], text: "")
  }
}
