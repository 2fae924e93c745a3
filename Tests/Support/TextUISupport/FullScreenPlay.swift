import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI

/// A full-screen session over a stack, on a fake terminal that a test types at.
@MainActor
package final class FullScreenPlay {
  private final class Memory { var paths = OpenPaths(front: "", stacks: []) }

  package let terminal: FakeTerminal
  private let clock = ManualClock()
  private let run: Task<Result<FullScreenSession.Ending, OutputError>, Never>

  private let memory = Memory()

  /// Starts a session; its first picture is there when this returns.
  ///
  /// `wrap` returns a terminal around the fake one, which the session uses instead.
  package init(
    on navigation: NavigationController, columns: Int = 80, rows: Int = 24, language: Language = .en,
    isAnimated: Bool = false, greeting: Notice? = nil, leadingOn lead: (() async -> Void)? = nil,
    leadingTo destinations: Destinations? = nil, chosenKeys: [String: Key] = [:],
    wrappedBy wrap: (any FullScreenTerminal) -> any FullScreenTerminal = { $0 }
  ) async {
    let terminal = FakeTerminal(columns: columns, rows: rows)
    self.terminal = terminal
    let session = FullScreenSession(
      navigation: navigation, leadingTo: destinations, chosenKeys: chosenKeys, terminal: wrap(terminal),
      language: language,
      isAnimated: isAnimated, greeting: greeting, clock: clock
    ) { [memory] in memory.paths = $0 }
    run = Task.immediate {
      do throws(OutputError) {
        return .success(try await session.run(leadingOn: lead))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The paths that were remembered last.
  package var rememberedPaths: OpenPaths { memory.paths }

  isolated deinit {
    // Without an end of its keys the session would wait forever.
    terminal.report(.ended)
  }

  /// The lines that the terminal shows.
  package var lines: [String] { terminal.picture?.lines ?? [] }
  package var text: String { lines.map { $0 + "\n" }.joined() }
  /// Its words, in lower case.
  package var words: [String] { text.lowercased().split { !$0.isLetter }.map(String.init) }

  /// How the run ended; waits for its end.
  package var ending: FullScreenSession.Ending {
    get async throws { try await value(of: run, "the session ends").get() }
  }

  /// Presses keys one after the other, and waits until what they lead to is shown.
  package func press(_ keys: KeyPress...) async {
    for key in keys {
      await report(.key(key))
    }
  }

  /// Types characters, as fast as they can be typed.
  package func type(_ text: String) async {
    for character in text { terminal.report(.key(.character(character))) }
    await settle()
  }

  /// Whether the session waits until the selected row has stayed the same for a moment.
  package var isPausing: Bool { clock.sleeperCount > 0 }

  /// Lets the moment pass after which the page beside a list follows the selected row, until it has.
  package func pause(until hasFollowed: () -> Bool) async {
    await eventually("it waits") { isPausing }
    // Rows that were passed in the meantime share a sleep, and the last one begins another.
    await eventually("the page follows") {
      clock.advance()
      return hasFollowed()
    }
    await settle()
  }

  /// Reports an event, and waits until what it leads to is shown.
  package func report(_ event: TerminalEvent) async {
    terminal.report(event)
    await settle()
  }

  /// Waits until all events so far are in the picture, with what follows from them at once.
  package func settle() async {
    // Several times, because the first picture may have started work, such as loading more rows.
    for _ in 1...3 {
      let before = terminal.picture
      terminal.mark()
      await eventually("the session draws") { !terminal.hasPendingMarks }
      if terminal.picture == before { return }
    }
  }
}
