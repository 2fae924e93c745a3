#if DEBUG
  /// A key or a line of the user, and the steps that followed from it.
  package struct TraceKey: Sendable {
    package let label: String
    /// Whether the label ends with a character, to which the next one is added without a space.
    let isTyped: Bool
    package private(set) var steps: [TraceStep] = []

    package init(_ label: String, _ steps: [TraceStep] = []) {
      self.label = label
      self.steps = steps
      isTyped = label.count == 1
    }

    /// Creates the key after one that has only drawn something: both share a heading.
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
