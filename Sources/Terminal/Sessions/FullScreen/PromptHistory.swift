/// The texts that commands, filters and the palette were given in this run.
///
/// Owned by the session.
struct PromptHistory {
  /// The key for the texts of all filters; a command's texts have its name as their key.
  static let filters = "/"

  private var texts: [String: [String]] = [:]

  /// Returns the texts for a command, the newest last.
  func texts(for command: String) -> [String] { texts[command] ?? [] }

  mutating func add(_ text: String, for command: String) {
    guard !text.isEmpty, texts[command]?.last != text else { return }
    texts[command, default: []].append(text)
  }
}
