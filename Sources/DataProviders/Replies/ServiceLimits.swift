/// How long the service client waits, how much it takes, and how often it tries.
///
/// Tests make it impatient with them; the program leaves them as they are.
package struct ServiceLimits: Sendable {
  /// The time for an answer, with all its redirects, retries and pauses: what somebody waits for who looks on.
  package var deadline = Duration.seconds(10)
  /// The largest body, unpacked: a page of twenty long posts is a tenth of it.
  package var maximumBody = 4 << 20
  /// The largest head: curl's own limit for one line is larger, and servers send a few thousand bytes.
  package var maximumHead = 64 << 10
  /// How often a request may be sent on: from `http` to `https`, to a name in lower case, and one more.
  package var redirects = 3
  /// How often a request is repeated: twice gets over a restart, and more would press a server that is ill.
  package var retries = 2
  /// The pause before the first repetition; it doubles with each further one.
  package var pause = Duration.milliseconds(500)
  /// The longest pause of that kind.
  package var longestPause = Duration.seconds(4)
  /// The posts on a page: each of them may cost a request of its own, and a server allows 300 in five minutes.
  package var pageSize = 20

  package init() {}
}
