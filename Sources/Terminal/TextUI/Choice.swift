import Localization

/// A choice between options, shown together as tabs above a list or as segments of a form.
package struct Choice {
  /// An option, with the command that chooses it.
  package struct Option {
    /// The command that chooses the option.
    package let command: KeyCommand
    /// The number of rows that the option shows, if that is known.
    package let count: Int?
    /// Whether the option is chosen.
    package let isChosen: Bool

    /// The label, with the count if there is one.
    package var text: Text { count.map { "\(command.label) (\($0))" } ?? command.label }

    package init(_ command: KeyCommand, count: Int? = nil, isChosen: Bool) {
      self.command = command
      self.count = count
      self.isChosen = isChosen
    }
  }

  /// The label before the options in a form; tabs have none, because they need no explanation.
  package let label: Text?
  package let options: [Option]

  package init(label: Text? = nil, _ options: [Option]) {
    self.label = label
    self.options = options
  }

  /// Returns the option `distance` places after the chosen option, if there is one.
  package func option(after distance: Int) -> Option? {
    guard let chosen = options.firstIndex(where: \.isChosen), options.indices.contains(chosen + distance) else {
      return nil
    }
    return options[chosen + distance]
  }
}
