import TextUI

/// Watches the objects of one calçot: the view and everything below it that is its own.
@MainActor
struct Lifetime {
  private final class Reference {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = "\(type(of: object))"
      self.object = object
    }
  }

  private let references: [Reference]

  /// Finds the objects by reflection, from the top view downwards; what the calçots share is left out.
  init(ofTopOf app: App) {
    var found: [ObjectIdentifier: Reference] = [:]
    func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        let shared: [AnyObject] = [app.navigation, app.provider, app.bookProvider, app.random]
        let isShared = shared.contains { $0 === object }
        guard !isShared, found[ObjectIdentifier(object)] == nil else { return }
        found[ObjectIdentifier(object)] = Reference(object)
      }
      for child in mirror.children { visit(child.value) }
    }
    if let top = app.navigation.top { visit(top) }
    references = Array(found.values)
  }

  /// The kinds of objects that were found.
  var all: Set<String> { Set(references.map(\.name)) }

  /// The kinds of those that still exist.
  var alive: Set<String> { Set(references.filter { $0.object != nil }.map(\.name)) }
}
