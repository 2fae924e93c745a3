package import Localization
package import Models
import Observation
package import TextUI

/// The dice game without the pattern: everything is in the view.
///
/// It is the picture before: how the article first wrote it, carefully and by itself no bad code. The state of the label
/// and of the button is kept, and brought up to date after whatever may have changed it.
///
/// Seed 000.
@Observable
package final class NaiveDiceView: TextView {
  package let work = Work()
  private weak var navigation: NavigationController?
  private let random: any RandomSource
  private let strings: Strings

  private var die: Die?
  private var currentRollLabel = ""
  private var currentRollTone = Tone.plain
  private var isRollButtonEnabled = true
  private var showsFace = false

  package init(navigation: NavigationController, random: any RandomSource, strings: Strings) {
    self.navigation = navigation
    self.random = random
    self.strings = strings
  }

  package func load() {
    updateUIStates()
  }

  private func updateCurrentRollLabel() {
    switch die?.value {
    case .six:
      currentRollLabel = strings(NaiveDiceText.won)
      currentRollTone = .success
    case let value?:
      currentRollLabel = strings(NaiveDiceText.rolled, ["value": String(value.rawValue)])
      currentRollTone = .plain
    case nil:
      currentRollLabel = strings(NaiveDiceText.notRolled)
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

  package var screen: Screen {
    let roll = KeyCommand(
      "roll", key: .character("r"), help: strings(NaiveDiceText.rollHelp),
      whyNot: isRollButtonEnabled ? nil : strings(NaiveDiceText.gameIsOver), action: .nothing(rollButtonPressed))
    let new = KeyCommand(
      "new", key: .character("n"), help: strings(NaiveDiceText.newHelp), action: .nothing(newGameButtonPressed))
    let look = KeyCommand(
      "look", key: .character("l"), help: strings(NaiveDiceText.lookHelp), action: .nothing(lookButtonPressed))
    let back = KeyCommand(
      "back", key: .escape, help: strings(NaiveDiceText.backHelp),
      action: .nothing { [weak navigation] in navigation?.pop() })
    let label = Element.text(currentRollLabel, currentRollTone)
    return Screen(
      path: "dice",
      title: strings(NaiveDiceText.title),
      elements: showsFace
        ? [.picture(face), label]
        : [
          label,
          .button(Button(label: strings(NaiveDiceText.roll), command: roll)),
          .button(Button(label: strings(NaiveDiceText.newGame), command: new)),
        ],
      commands: [roll, new, look, back])
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
