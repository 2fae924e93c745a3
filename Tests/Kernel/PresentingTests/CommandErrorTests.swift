import Localization
import Presenting
import Testing

private struct Shortage: PresentableError {
  let text: Text = "There is none."
  let remedy: Remedy? = .retry
}

private struct Oddity: Error {}

struct CommandErrorTests {
  @Test func `an error with a text for the user keeps its text and its remedy`() {
    #expect(CommandError(Shortage()) == CommandError("There is none.", remedy: .retry))
    #expect(CommandError(CommandError("No.")) == CommandError("No."))
  }

  @Test func `an error without a text for the user is shown with its Swift description`() {
    #expect(CommandError(Oddity()) == CommandError("Oddity()"))
  }
}
