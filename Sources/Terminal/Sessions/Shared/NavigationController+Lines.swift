import Navigation
import Presenting
import TextUI

extension NavigationController {
  /// Waits until the top page has settled, and then loads the rest of its list if that is fast.
  package func settleLoadingAll() async {
    await settle()
    guard let load = top?.screen.list?.ending?.loadAll else { return }
    top?.work.start(load)
    await settle()
  }

  /// Runs lines as if they had been typed, each on the top screen once the screen has settled.
  ///
  /// Stops at a blank line, at a line such as `help` that works on every screen, or once a line is refused.
  package func run(_ lines: [String]) async {
    for line in lines {
      await settle()
      guard let top, history.refusal == nil else { return }
      do throws(CommandError) {
        switch try TypedLine(line, on: top.screen) {
        case .run(let command, let rows, let text): run(command, rows: rows, text: text)
        case .fill(let field, let text): fill(field, with: text)
        case .blank, .help, .more, .quit, .show: return
        }
      } catch {
        history.refusal = error
      }
    }
  }
}
