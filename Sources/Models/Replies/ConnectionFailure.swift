/// Where the way to the service ended.
package enum ConnectionFailure: Hashable, Sendable {
  /// The library that talks to servers is not on this machine.
  case noLibrary
  /// No server of this name was found.
  case unknownHost
  /// Nothing accepted the connection.
  case refused
  /// No secure connection could be made: the server offers none, or only one that is no longer secure.
  case insecure
  /// The connection broke before the answer was complete.
  case interrupted
  /// The address of the proxy is malformed, or no proxy was found there.
  case unusableProxy
  /// The proxy does not let the request through.
  case refusedByProxy(status: Int)
}
