/// A command that is drawn as a part of the screen; whether it can be pressed, the command knows.
package struct Button {
  package let label: String
  package let command: KeyCommand

  package init(label: String, command: KeyCommand) {
    self.label = label
    self.command = command
  }
}
