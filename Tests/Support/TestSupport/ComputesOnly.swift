import Testing

/// For tests that compute for long and wait for nothing: lets the others start first, so that the main actor is not idle
/// meanwhile.
package struct ComputesOnly: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Task.yield()
    try await function()
  }
}

extension Trait where Self == ComputesOnly {
  package static var computesOnly: ComputesOnly { ComputesOnly() }
}
