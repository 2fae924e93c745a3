import Testing
import ViewModels

struct CommandTests {
  private final class Lamp {
    var isBroken = false
    var switched: [Int] = []
    var command: Command<Int> {
      Command(when: !self.isBroken, otherwise: "The lamp is broken.") { [self] in switched.append($0) }
    }
  }

  private let lamp = Lamp()

  @Test func `an enabled command acts`() async throws {
    try await lamp.command(at: 3)
    #expect(lamp.switched == [3])
  }

  @Test func `a disabled command does nothing and says why`() async {
    lamp.isBroken = true
    #expect(!lamp.command.isEnabled)
    await #expect(throws: Refusal("The lamp is broken.")) { try await lamp.command(at: 3) }
    #expect(lamp.switched == [])
  }

  @Test func `the condition is asked when the command is given, not when it was made`() async {
    let command = lamp.command
    lamp.isBroken = true
    await #expect(throws: Refusal.self) { try await command(at: 3) }
    lamp.isBroken = false
    #expect(command.isEnabled)
  }

  @Test func `what the action refuses is passed on`() async {
    let command = Command<Void>(unless: nil) { () throws(Refusal) in throw Refusal("No power.") }
    #expect(command.isEnabled)
    await #expect(throws: Refusal("No power.")) { try await command() }
  }
}
