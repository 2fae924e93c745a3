/// Writes text to a file descriptor.
package final class FileOutput: TextOutput {
  private let file: CheckedFile

  package init(descriptor: Int32) { file = CheckedFile(descriptor: descriptor) }

  package func write(_ text: SafeText) throws(OutputError) { try file.write(text.string.utf8) }
}
