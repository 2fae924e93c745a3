import Tracing

extension Trace {
  /// Notes which pages have left the stack, and which were added.
  static func noteChange(from old: [any AnyPage], to new: [any AnyPage]) {
    for page in old.dropFirst(new.count).reversed() { note("pop \(page.name)") }
    for page in new.dropFirst(old.count) { note("push \(page.name)") }
  }
}

extension AnyPage {
  package var name: String { "\(Self.self)" }
}
