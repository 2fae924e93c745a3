extension Collection<Text> {
  /// Returns these texts joined, with a separator between them.
  package func joined(separator: String) -> Text {
    dropFirst().reduce(first ?? "") { "\($0)\(separator)\($1)" }
  }
}
