import Foundation

/// Watches an object and all that its properties hold, directly or by way of others.
///
/// It finds them by reflection: also what is held weakly, but not what only a closure holds.
@MainActor
package struct Lifetime {
  private final class Reference {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = "\(type(of: object))"
      self.object = object
    }
  }

  private let references: [Reference]

  /// Watches an object, such as the page of a screen; what it shares with others is left out.
  package init(of object: AnyObject?, except shared: [AnyObject] = []) {
    let shared = Set(shared.map(ObjectIdentifier.init))
    var found: [ObjectIdentifier: Reference] = [:]
    @MainActor func visit(_ value: Any) {
      // Foundation keeps the objects behind the time zones of clocks and dates.
      guard !(value is TimeZone) else { return }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        let id = ObjectIdentifier(object)
        guard !shared.contains(id), found[id] == nil else { return }
        found[id] = Reference(object)
      }
      for child in mirror.children { visit(child.value) }
    }
    if let object { visit(object) }
    references = Array(found.values)
  }

  /// The kinds of objects that were found.
  package var all: Set<String> { Set(references.map(\.name)) }

  /// The kinds of those that still exist.
  package var alive: Set<String> { alive(besides: []) }

  /// Returns the kinds of those that still exist, and that none of the others watches.
  package func alive(besides others: [Lifetime]) -> Set<String> {
    let kept = Set(others.flatMap(\.references).compactMap(\.object).map(ObjectIdentifier.init))
    let left = references.filter { reference in reference.object.map { !kept.contains(ObjectIdentifier($0)) } ?? false }
    return Set(left.map(\.name))
  }
}
