#if DEBUG
  /// One step that a key has caused: a call, a change of a stack or screen, or a drawing.
  package struct TraceStep: Equatable, Sendable {
    package enum Kind: Sendable {
      case call
      /// A page that was added or removed, or a stack that came to the front.
      case page
      /// A screen that was drawn.
      case drawing
      /// A screen that is out of date, because its content has changed. The drawing that follows shows this.
      case change
    }

    package let kind: Kind
    package let part: TracePart
    /// The calçot, such as `Group` for a call of `GroupViewModel`.
    ///
    /// It is empty for a call that belongs to its caller, such as a call of a store.
    package let calcot: String
    /// The whole name as in the code, such as `GroupCoordinator.pickPeople(notIn:)`.
    package let text: String
    /// The name in the columns, which have a heading for the rest.
    package let name: String
    /// Whether the call began with an earlier key, and continues after waiting.
    package var goesOn = false
    /// Tenths of a second since the key.
    package var delay = 0

    /// The suffixes of type names, each with its part; longer suffixes come first.
    private static let ends: [(end: String, part: TracePart)] = [
      ("ViewModel", .viewModel), ("CommandPalette", .viewModel), ("Feature", .viewModel), ("Coordinator", .coordinator),
      ("Router", .coordinator), ("Interactor", .interactor), ("History", .interactor), ("DataProvider", .store),
      ("View", .view),
    ]

    /// Creates the call of a function.
    ///
    /// - Parameter text: The names of the type and the function, as in `GroupView.add`.
    package init(call text: String) {
      let type = String(text.prefix { $0 != "." })
      let function = String(text.dropFirst(type.count + 1))
      let end = Self.ends.first { type.hasSuffix($0.end) }
      kind = .call
      self.text = text
      part = end?.part ?? .pages
      switch end?.end {
      // These belong to all screens. The full name is more informative than the heading.
      case "History", nil: (calcot, name) = ("", text)
      case "Router", "DataProvider": (calcot, name) = ("", function)
      case "CommandPalette": (calcot, name) = (type, function)
      case let end?: (calcot, name) = (Self.calcot(type.dropLast(end.count)), function)
      }
    }

    private init(_ kind: Kind, _ part: TracePart, of calcot: String = "", text: String, name: String) {
      self.kind = kind
      self.part = part
      self.calcot = calcot
      self.text = text
      self.name = name
    }

    package static func push(_ view: String) -> TraceStep {
      TraceStep(.page, .pages, text: "push \(view)", name: "+\(calcot(ofView: view))")
    }

    package static func pop(_ view: String) -> TraceStep {
      TraceStep(.page, .pages, text: "pop \(view)", name: "−\(calcot(ofView: view))")
    }

    /// Creates the step of a stack that comes to the front unchanged.
    package static func turn(to view: String) -> TraceStep {
      TraceStep(.page, .pages, text: "turn to \(view)", name: "→\(calcot(ofView: view))")
    }

    /// The step in which a new session replaces the current one, and all pages are discarded.
    package static let startOver = TraceStep(.page, .pages, text: "start over", name: "start over")

    package static func drawing(_ view: String) -> TraceStep {
      TraceStep(.drawing, .view, of: calcot(ofView: view), text: "draw \(view)", name: "drawn")
    }

    package static let change = TraceStep(.change, .view, text: "changed", name: "")

    /// The name without the labels of its arguments.
    package var shortName: String { String(name.prefix { $0 != "(" }) }

    /// The step as a line, indented by the depth of the call.
    package var line: String {
      let indent = String(repeating: "  ", count: part.depth)
      return "\(indent)\(part.prefix)\(goesOn ? "goes on: " : "")\(text)"
    }

    private static func calcot(ofView view: String) -> String {
      calcot(view.hasSuffix("View") ? view.dropLast(4) : view[...])
    }

    /// Returns a calçot's name without the prefix that only distinguishes the architecture.
    private static func calcot(_ name: Substring) -> String {
      name.replacing(/^(?:Naive|MVVM|Unidirectional)(?=[A-Z])/, with: "").description
    }
  }
#endif
