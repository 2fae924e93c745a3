/// The texts that commands, filters and the palette were given in this run.
///
/// Owned by the session.
struct PromptHistory {
  /// The dictionary key of all filter texts; a command's texts are stored under its name.
  static let filters = "/"

  private var texts: [String: [String]] = [:]

  /// Returns the texts for a command, from the oldest to the latest.
  func texts(for command: String) -> [String] { texts[command] ?? [] }

  mutating func add(_ text: String, for command: String) {
    guard !text.isEmpty, texts[command]?.last != text else { return }
    texts[command, default: []].append(text)
  }
}
