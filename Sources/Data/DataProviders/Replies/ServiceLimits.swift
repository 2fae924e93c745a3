/// The time limits, size limits and retries of the service client.
///
/// The program uses the defaults; tests use shorter limits.
package struct ServiceLimits: Sendable {
  /// The time for one answer, including redirects, retries, pauses and decoding.
  ///
  /// Most answers arrive within a second.
  package var deadline = Duration.seconds(10)
  /// The largest body in bytes, after decompression.
  ///
  /// It is about ten times the size of a page of twenty long posts.
  package var maximumBody = 4 << 20
  /// The largest head in bytes.
  ///
  /// Servers usually send a few thousand, and libcurl's own limit for one line is higher.
  package var maximumHead = 64 << 10
  /// The maximum number of redirects: to `https`, to a name in lower case, and one more.
  package var redirects = 3
  /// The maximum number of retries.
  ///
  /// Two are enough for a server's restart, and more would burden a struggling server.
  package var retries = 2
  /// The pause before the first retry; it doubles with each further retry.
  package var pause = Duration.milliseconds(500)
  /// The upper limit of the doubled pause.
  package var longestPause = Duration.seconds(4)
  /// The number of posts on a page.
  ///
  /// Each post may cost a request for its replies, and a server allows 300 requests in five minutes.
  package var pageSize = 20
  /// The maximum number of direct replies used per post.
  ///
  /// The service shows 60 replies of all kinds to clients that have not signed in.
  package var answers = 100
  /// The maximum number of replies of all kinds that are searched per post.
  ///
  /// The service shows 4,096 replies to clients that have signed in.
  package var descendants = 4096
  /// The maximum number of scalars of HTML that are converted to text.
  package var longestHTML = 200_000
  /// The maximum number of scalars in a post or note, about ten times what servers allow.
  package var longestText = 100_000
  /// The maximum number of scalars in a name, a warning or an avatar's description.
  ///
  /// Longer texts would fill the screen.
  package var longestName = 1_000
  /// The maximum numbers of links, attachments and poll options used per post.
  ///
  /// Servers allow fewer.
  package var links = 100, attachments = 20, options = 20
  /// The range of counts; no service has more of anything, and sums stay far from overflow.
  package var counts = 0...1_000_000_000_000

  package init() {}
}
