import Foundation
import Models
import TextUI

/// Watches the objects of one calçot: the page and everything below it that is its own.
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

  /// Watches the screen on top.
  init(ofTopOf app: App) {
    self.init(of: app.navigation.top, in: app)
  }

  /// Finds the objects by reflection, from a page downwards; what the calçots share is left out.
  init(of page: (any AnyPage)?, in app: App) {
    var found: [ObjectIdentifier: Reference] = [:]
    func visit(_ value: Any) {
      // Foundation keeps the objects behind the time zones of clocks and dates.
      guard !(value is TimeZone) else { return }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        let shared: [AnyObject] = [
          app.navigation, app.provider, app.bookProvider, app.replies, app.random, app.timer as AnyObject,
        ]
        guard !shared.contains(where: { $0 === object }), found[ObjectIdentifier(object)] == nil else { return }
        found[ObjectIdentifier(object)] = Reference(object)
      }
      for child in mirror.children { visit(child.value) }
    }
    if let page { visit(page) }
    references = Array(found.values)
  }

  /// The kinds of objects that were found.
  var all: Set<String> { Set(references.map(\.name)) }

  /// The kinds of those that still exist.
  var alive: Set<String> { Set(references.filter { $0.object != nil }.map(\.name)) }
}
