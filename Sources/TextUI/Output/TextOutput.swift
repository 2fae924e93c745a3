/// Where text goes.
///
/// The session writes its screens to one and its messages to another.
package protocol TextOutput: AnyObject {
  /// Writes all of it, now.
  ///
  /// - Throws: `OutputError` if not everything could be written.
  func write(_ text: SafeText) throws(OutputError)
}
