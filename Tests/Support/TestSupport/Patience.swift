/// How much longer a test waits for another thread or program than an idle machine needs.
///
/// A wait ends as soon as it has what it waits for. Its limit only ends a test that would wait for ever, so it can be long:
/// otherwise a busy machine would turn a test red. After the first wait in vain, the run is red in any case, and the
/// others wait for less, so that a program that hangs does not take hours to test.
package enum Patience {
  private static let isLost = Locked(false)

  /// The number by which to multiply a limit that is sufficient on an idle machine.
  package static var factor: Int { isLost.withLock { $0 ? 1 : 10 } }

  /// Shortens all further waits, because one was in vain.
  package static func lose() { isLost.withLock { $0 = true } }
}
