#if DEBUG
  import TextUI

  /// The part of the pattern to which a call belongs.
  ///
  /// The cases are in the order in which parts call each other.
  package enum TracePart: Int, CaseIterable, Sendable {
    case view, viewModel, interactor, store, coordinator, pages

    /// The three lanes, of two parts each: the screen itself, inside, elsewhere.
    package enum Lane: Int, CaseIterable, Sendable {
      case screen, inside, elsewhere
    }

    package var lane: Lane {
      switch self {
      case .view, .viewModel: .screen
      case .interactor, .store: .inside
      case .coordinator, .pages: .elsewhere
      }
    }

    /// Whether the part is the second in its lane; the first part of a lane calls the second.
    package var isSecond: Bool { self == .viewModel || self == .store || self == .pages }

    /// The heading of the part's column.
    var name: String {
      switch self {
      case .view: "View"
      case .viewModel: "ViewModel"
      case .interactor: "Interactor"
      case .store: "Store"
      case .coordinator: "Coordinator"
      case .pages: "Pages"
      }
    }

    /// The word before a call in a trace of lines, which has no columns to show where it leads.
    var prefix: String {
      switch self {
      case .view, .viewModel: ""
      case .interactor: "inside: "
      case .store: "store: "
      case .coordinator: "elsewhere: "
      case .pages: "pages: "
      }
    }

    /// The number of parts that a call passes through up to and including this part.
    var depth: Int {
      switch self {
      case .view: 1
      case .viewModel: 2
      case .interactor, .coordinator: 3
      case .store, .pages: 4
      }
    }

    /// The colour of the part, which is never the only sign of where a call leads.
    var tint: Tint {
      switch self {
      case .view: .yellow
      case .viewModel: .blue
      case .interactor, .store: .green
      case .coordinator, .pages: .magenta
      }
    }
  }
#endif
