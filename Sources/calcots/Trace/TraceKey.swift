#if DEBUG
  /// A heading of the trace, for a line or for one or more keys, and the steps that followed.
  package struct TraceKey: Sendable {
    package let label: String
    /// Whether the last key was a character.
    ///
    /// The next character is added to the label without a space.
    let isTyped: Bool
    package private(set) var steps: [TraceStep] = []

    package init(_ label: String, _ steps: [TraceStep] = []) {
      self.label = label
      self.steps = steps
      isTyped = label.count == 1
    }

    /// Creates a key that shares the heading of an earlier key, which has only drawn something.
    init(_ label: String, after key: TraceKey) {
      let isWord = key.isTyped && label.count == 1
      self.label = key.label + (isWord ? "" : " ") + label
      isTyped = label.count == 1
    }

    /// Whether nothing was called, as when a selection moves.
    var onlyDraws: Bool { steps.allSatisfy { $0.kind == .drawing || $0.kind == .change } }

    mutating func add(_ step: TraceStep) { steps.append(step) }
  }
#endif
