import Localization
import Navigation
import Observation
import Presenting
import TextUI

/// A view with a slider, from 12 to 24 unless a test says otherwise, and a button for each direction, of which only one works.
package struct FormView: TextView {
  /// Holds the slider's value.
  @Observable
  package final class ViewModel {
    package fileprivate(set) var value = 18
    /// How often the slider has started work.
    package fileprivate(set) var started = 0
    package var heightLabel: Text = "Height"
    package var range = 12...24

    package init() {}

    fileprivate func setValue(_ text: String) throws(CommandError) {
      guard let number = Int(text), range.contains(number) else { throw CommandError("12 to 24, please.") }
      value = number
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "form", title: "Form") }

  package var screen: Screen {
    let down = KeyCommand(
      "go down", key: "d", label: "Down", help: "go down", action: .nothing { viewModel.value -= 1 })
    let up = KeyCommand(
      "go up", key: "u", label: "Up", help: "go up", action: .nothing(disabled: "There is a roof.") {})
    let height = Field(
      name: "height", label: viewModel.heightLabel, value: String(viewModel.value), range: viewModel.range,
      afterEdit: { viewModel.started += 1 }, edit: viewModel.setValue)
    return Screen(
      elements: [.text("It is going well.", .success), .field(height), .button(down), .button(up)],
      commands: [down, up])
  }
}
