/// Writes lines, broken to the width of the terminal, to a terminal without a line editor.
package final class WrappedOutput: TextOutput {
  private let output: any TextOutput
  private let columns: () -> Int

  package init(_ output: any TextOutput, columns: @escaping () -> Int) {
    self.output = output
    self.columns = columns
  }

  package func write(_ text: SafeText) throws(OutputError) { try output.write(text.wrapped(to: columns())) }
}
