import Localization
import Presenting
import Testing

private struct Shortage: PresentableError {
  let text: Text = "There is none."
  let remedy: Remedy? = .retry
}

private struct Oddity: Error {}

struct CommandErrorTests {
  @Test func `an error that the user can be told about keeps its text and its remedy`() {
    #expect(CommandError(Shortage()) == CommandError("There is none.", remedy: .retry))
    #expect(CommandError(CommandError("No.")) == CommandError("No."))
  }

  @Test func `any other error is shown, too`() {
    #expect(CommandError(Oddity()) == CommandError("Oddity()"))
  }
}
