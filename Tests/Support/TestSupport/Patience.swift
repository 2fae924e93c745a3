/// The extra time that a test gives another thread or program, because the machine may be busy.
///
/// A wait ends as soon as its condition holds. Its limit only ends a test that would wait for ever, so a long limit costs
/// nothing, but a short one would turn a test red on a busy machine. After the first wait in vain, the run is red in any
/// case. From then on waits are shorter, so that a program that hangs does not take hours to test.
package enum Patience {
  private static let isLost = Locked(false)

  /// The factor for a limit that is sufficient on an idle machine.
  package static var factor: Int { isLost.withLock { $0 ? 1 : 10 } }

  /// Shortens all further waits, because one was in vain.
  package static func lose() { isLost.withLock { $0 = true } }
}
