import Localization
import Presenting
import Testing

struct CommandTests {
  private struct NoPower: PresentableError {
    let text: Text = "No power."
    let remedy: Remedy? = .retry
  }

  private struct Crack: Error {}

  private final class Lamp {
    var isBroken = false
    var switched: [Int] = []
    var command: Command<Int> {
      Command(disabled: isBroken ? "The lamp is broken." : nil) { self.switched.append($0) }
    }
  }

  private let lamp = Lamp()

  @Test func `an enabled command runs its action`() async throws {
    try await lamp.command(3)
    #expect(lamp.switched == [3])
  }

  @Test func `a disabled command does nothing and gives the reason`() async {
    lamp.isBroken = true
    #expect(!lamp.command.isEnabled)
    #expect(lamp.command.disabledReason == "The lamp is broken.")
    await #expect(throws: CommandError("The lamp is broken.")) { try await lamp.command(3) }
    #expect(lamp.switched == [])
  }

  @Test func `a domain error becomes a command error with the same text and remedy`() async {
    let command = Command<Void> { throw NoPower() }
    await #expect(throws: CommandError("No power.", remedy: .retry)) { try await command(()) }
  }

  @Test func `a command error is passed on unchanged`() async {
    let command = Command<Void> { throw CommandError("Not here.", remedy: .chooseAnotherStore) }
    await #expect(throws: CommandError("Not here.", remedy: .chooseAnotherStore)) { try await command(()) }
  }

  @Test func `an error without a text is shown with its Swift description`() async {
    let command = Command<Void> { throw Crack() }
    await #expect(throws: CommandError("Crack()")) { try await command(()) }
  }
}
