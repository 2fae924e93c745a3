/// How long the service client waits, how much it takes, and how often it tries.
///
/// Tests make it impatient with them; the program leaves them as they are.
package struct ServiceLimits: Sendable {
  /// The time for one answer, with all its redirects, retries and pauses: most come within one second.
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
  /// The direct answers that are taken of a post: the service shows 60 of all kinds to those who have not signed in.
  package var answers = 100
  /// The scalars of a post or of a note: the longest that servers allow are a tenth of it.
  package var longestText = 100_000
  /// The scalars of a name, a warning or the description of a picture: much longer ones fill screens.
  package var longestName = 1_000
  /// What a server may count: no service has more of anything, and sums of it stay numbers.
  package var counts = 0...1_000_000_000_000

  package init() {}
}
