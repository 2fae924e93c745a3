import Observation
package import TextUI

/// A view with a slider from 12 to 24 and a button for each direction, of which only one works.
@Observable
package final class FormView: TextView {
  package let work = Work()
  package private(set) var value = 18

  package init() {}

  package var screen: Screen {
    let down = KeyCommand(
      "go down", key: .character("d"), help: "go down", action: .nothing { [weak self] in self?.value -= 1 })
    let up = KeyCommand("go up", key: .character("u"), help: "go up", whyNot: "There is a roof.", action: .nothing {})
    return Screen(
      path: "form", title: "Form",
      elements: [
        .text("It is going well.", .success),
        .field(
          Field(name: "height", label: "Height", value: String(value), range: 12...24) { [weak self] in
            guard let number = Int($0), (12...24).contains(number) else {
              throw Complaint(message: "12 to 24, please.")
            }
            self?.value = number
          }),
        .button(Button(label: "Down", command: down)), .button(Button(label: "Up", command: up)),
      ],
      commands: [down, up])
  }
}
