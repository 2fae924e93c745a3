import Foundation
import Navigation
import Observation

/// The ownership of objects, from the page on top down: one line for each reference, found by reflection.
///
/// An arrow `->` leads to an object that nobody before has held, so the holder owns it. An arrow `..>` leads back to
/// one that is owned already. As leaving frees all of them, that reference is weak. Reflection does not see what closures
/// capture.
@MainActor
struct Ownership {
  private(set) var lines: [String] = []
  private var visited: Set<ObjectIdentifier> = []

  init(ofTopOf app: App) {
    visited = Set(app.navigation.stacks.map { ObjectIdentifier($0) })
    if let top = app.navigation.top {
      let shared: [AnyObject] = [app.session, app.provider, app.bookProvider, app.replies, app.random]
      visit(top, heldBy: "Stack", leavingOut: shared)
    }
  }

  private mutating func visit(_ value: Any, heldBy holder: String, leavingOut shared: [AnyObject]) {
    // Foundation keeps the objects behind the time zones of clocks and dates.
    guard !(value is TimeZone || value is ObservationRegistrar) else { return }
    let mirror = Mirror(reflecting: value)
    let isObject = mirror.displayStyle == .class
    let name = "\(mirror.subjectType)"
    guard isObject || name.hasSuffix("ViewModel") else {
      return visitChildren(of: mirror, heldBy: holder, leavingOut: shared)
    }
    if isObject, shared.contains(where: { $0 === value as AnyObject }) { return }
    let isNew = !isObject || visited.insert(ObjectIdentifier(value as AnyObject)).inserted
    lines.append("\(holder) \(isNew ? "->" : "..>") \(name)")
    if isNew { visitChildren(of: mirror, heldBy: name, leavingOut: shared) }
  }

  private mutating func visitChildren(of mirror: Mirror, heldBy holder: String, leavingOut shared: [AnyObject]) {
    for child in mirror.children { visit(child.value, heldBy: holder, leavingOut: shared) }
  }
}
