import Localization
import Models
import Navigation
import Observation
import Presenting
import TextUI
import Texts

/// The dice game without the pattern: everything is in the view.
///
/// This is how the article first writes the game, and it is not bad code. The view keeps the state of its label and of
/// its button, and updates both after every action that can change them.
///
/// Owned by the navigation stack.
@Observable
package final class NaiveDiceView: TextPage {
  package let work = Work()
  private let random: any RandomSource

  private var die: Die?
  private var currentRollLabel: Text = ""
  private var currentRollTone = Tone.plain
  private var isRollButtonEnabled = true
  private var showsFace = false

  package init(random: any RandomSource) {
    self.random = random
  }

  package func load() {
    updateUIStates()
  }

  private func updateCurrentRollLabel() {
    switch die?.value {
    case .six:
      currentRollLabel = .dice(.won)
      currentRollTone = .success
    case let value?:
      currentRollLabel = .dice(.rolled(value.rawValue))
      currentRollTone = .plain
    case nil:
      currentRollLabel = .dice(.notRolled)
      currentRollTone = .plain
    }
  }

  private func updateButtonState() {
    isRollButtonEnabled = die?.value != .six
  }

  private func updateUIStates() {
    updateButtonState()
    updateCurrentRollLabel()
  }

  private func rollButtonPressed() {
    if die == nil {
      die = Die(rolledWith: random)
    } else {
      die?.roll(with: random)
    }
    updateUIStates()
  }

  private func newGameButtonPressed() {
    die = nil
    updateUIStates()
  }

  private func lookButtonPressed() {
    showsFace.toggle()
  }

  package var item: NavigationItem { NavigationItem(path: "dice", title: .dice(.title)) }

  package var screen: Screen {
    let roll = KeyCommand(
      "roll", key: "r", label: .dice(.roll), help: .dice(.rollHelp),
      Command(disabled: isRollButtonEnabled ? nil : .dice(.gameIsOver), action: rollButtonPressed))
    let new = KeyCommand("new", key: "n", label: .dice(.newGame), help: .dice(.newGameHelp), newGameButtonPressed)
    let look = KeyCommand("look", key: "t", label: .dice(.look), help: .dice(.lookHelp), lookButtonPressed)
    let label = Element.text(currentRollLabel, currentRollTone)
    return Screen(
      elements: showsFace ? [.picture(Picture(face)), label] : [label, .button(roll), .button(new)],
      commands: [roll, new, look])
  }

  private var face: [String] {
    let rows =
      switch die?.value {
      case .one: ["     ", "  ●  ", "     "]
      case .two: ["●    ", "     ", "    ●"]
      case .three: ["●    ", "  ●  ", "    ●"]
      case .four: ["●   ●", "     ", "●   ●"]
      case .five: ["●   ●", "  ●  ", "●   ●"]
      case .six: ["●   ●", "●   ●", "●   ●"]
      case nil: ["     ", "     ", "     "]
      }
    return ["┌───────┐"] + rows.map { "│ \($0) │" } + ["└───────┘"]
  }
}
