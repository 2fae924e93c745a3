import Navigation

/// The stacks behind the one in front, as they were before a move.
@MainActor
struct StacksBehind {
  private struct StackState {
    let stack: WeakStack
    let pages: [ObjectIdentifier]
    let shown: String
    let undoable, redoable: Int
    let newest: Int?
    let isRefused: Bool

    init(_ stack: Stack) {
      self.stack = WeakStack(stack: stack)
      pages = stack.pages.map { ObjectIdentifier($0) }
      // Home says where the others are.
      shown = stack.name == "" ? "" : stack.pages.map(\.summary).joined(separator: "\n---\n")
      undoable = stack.history.undoable.count
      redoable = stack.history.redoable.count
      newest = stack.history.newest?.number
      isRefused = stack.history.refusal != nil
    }
  }

  private let states: [StackState]

  init(_ navigation: NavigationController) {
    states = navigation.stacks.filter { $0 !== navigation.front }.map(StackState.init)
  }

  /// The changes on stacks that nobody was on; one that is in front now may show something newer, or the news.
  func change(on navigation: NavigationController) -> String? {
    for before in states {
      guard let stack = before.stack.stack, navigation.stacks.contains(where: { $0 === stack }) else { continue }
      let now = StackState(stack)
      let name = stack.name ?? ""
      if now.undoable != before.undoable || now.redoable != before.redoable {
        return "“\(name)” can undo something else"
      }
      if stack === navigation.front {
        // A page that has nothing left to show leaves once it is in front.
        if navigation.top?.item.path != "news", !before.pages.starts(with: now.pages) {
          return "“\(name)” is not as it was left"
        }
        continue
      }
      if now.pages != before.pages { return "“\(name)” has other pages" }
      if now.newest != before.newest || now.isRefused != before.isRefused { return "“\(name)” was told something" }
      if now.shown != before.shown { return "“\(name)” shows\n\(now.shown)\ninstead of\n\(before.shown)" }
    }
    return nil
  }
}

private struct WeakStack {
  weak var stack: Stack?
}
