/// Writes lines to a terminal that has no line editor, broken to its width.
package final class WrappedOutput: TextOutput {
  private let output: any TextOutput
  private let columns: () -> Int

  package init(_ output: any TextOutput, columns: @escaping () -> Int) {
    self.output = output
    self.columns = columns
  }

  package func write(_ text: SafeText) throws(OutputError) { try output.write(text.wrapped(to: columns())) }
}
