import Localization

/// One choice of several, shown together: tabs above a list, or segments of a form.
package struct Choice {
  /// One of the options.
  package struct Option {
    /// The command that chooses the option.
    package let command: KeyCommand
    /// How much choosing it shows, if that is counted and known.
    package let count: Int?
    /// Whether it is the one chosen.
    package let isChosen: Bool

    /// The label, with the count if there is one.
    package var text: Text { count.map { "\(command.label) (\($0))" } ?? command.label }

    package init(_ command: KeyCommand, count: Int? = nil, isChosen: Bool) {
      self.command = command
      self.count = count
      self.isChosen = isChosen
    }
  }

  /// What is chosen, in a form; tabs have none, as their options say so themselves.
  package let label: Text?
  package let options: [Option]

  package init(label: Text? = nil, _ options: [Option]) {
    self.label = label
    self.options = options
  }

  /// Returns the option at a distance from the one chosen, if there is one.
  package func option(after distance: Int) -> Option? {
    guard let chosen = options.firstIndex(where: \.isChosen), options.indices.contains(chosen + distance) else {
      return nil
    }
    return options[chosen + distance]
  }
}
