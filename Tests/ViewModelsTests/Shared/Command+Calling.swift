import Presenting

extension Command where Argument == Void {
  /// Runs the action if the command is enabled.
  @discardableResult
  func callAsFunction() async throws(CommandError) -> Outcome? {
    try await self(())
  }
}
