/// The user's position among the texts that were entered earlier.
struct RecalledText: Equatable {
  /// The number of steps back; 0 for the text that was being typed, which is kept as a draft.
  private var count = 0
  private var draft = TextInput()

  /// Whether an earlier text is shown.
  var isBack: Bool { count > 0 }

  /// Returns an older text than the one shown, or a newer one if the distance is negative.
  ///
  /// Returns nil if there is no such text.
  mutating func recall(by distance: Int, from texts: [String], leaving input: TextInput) -> TextInput? {
    let target = max(0, min(count + distance, texts.count))
    guard target != count else { return nil }
    if count == 0 { draft = input }
    count = target
    return count == 0 ? draft : TextInput(head: texts[texts.count - count])
  }
}
