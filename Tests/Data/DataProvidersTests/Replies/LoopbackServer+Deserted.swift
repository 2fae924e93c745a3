import ServiceSupport
import TestSupport
import Testing

extension LoopbackServer {
  /// Waits until the client has closed all its connections; a wait in vain fails the test.
  func waitUntilDeserted(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await eventually("all connections are closed", pauses: 4_000, sourceLocation: sourceLocation) { isDeserted }
  }
}
