import Observation

/// The stack of screens: it owns the views, and through them everything else.
///
/// A view that leaves the stack, whichever way, is freed in the same turn with its whole calçot. The run ends when the
/// stack is empty.
///
/// Seed 001.
@Observable
package final class NavigationController {
  /// From the root to the top.
  package private(set) var stack: [any TextView] = []

  package init() {}

  /// The screen that the user sees; nil when the run is over.
  package var top: (any TextView)? { stack.last }

  /// Shows a view above the others, and has it load.
  package func push(_ view: any TextView) {
    stack.append(view)
    view.load()
  }

  /// Shows a view in the place of the top one.
  package func replaceTop(with view: any TextView) {
    pop()
    push(view)
  }

  /// Takes the top view away; on an empty stack there is nothing to do.
  package func pop() {
    _ = stack.popLast()
  }

  /// Takes a view away with all that stands above it; nothing if it has left the stack already.
  package func pop(from view: any TextView) {
    guard let index = stack.lastIndex(where: { $0 === view }) else { return }
    stack.removeLast(stack.count - index)
  }

  /// Takes all views but the root away.
  package func popToRoot() {
    stack.removeLast(max(0, stack.count - 1))
  }

  /// Takes all views away: the run is over.
  package func popAll() {
    stack.removeAll()
  }
}
