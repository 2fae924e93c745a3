import Presenting

extension Command where Argument == Void {
  /// Runs the action if the command is enabled, as a view's button does.
  @discardableResult
  package func callAsFunction() async throws(CommandError) -> Outcome? {
    try await self(())
  }
}
