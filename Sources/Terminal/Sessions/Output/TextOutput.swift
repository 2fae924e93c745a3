/// A destination for text.
///
/// A command session writes its screens to one destination, and its messages to another.
package protocol TextOutput: AnyObject {
  /// Writes the whole text before returning.
  ///
  /// - Throws: `OutputError` if not everything could be written.
  func write(_ text: SafeText) throws(OutputError)
}
