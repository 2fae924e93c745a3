/// Those who want to hear of a change, called in the order in which they were added.
///
/// An interactor owns one for each change that it announces. Everything happens on the main actor, so the compiler
/// keeps other threads out and no lock is needed. Notifying works on a snapshot: an observer may add, remove
/// and notify; one added during a round is first called in the next, one removed during a round still hears this one.
///
/// Seed 001.
package final class ObserverSet<Parameters> {
  /// What ``add(_:)`` hands out: the key to take the observer away again.
  package final class Entry {
    fileprivate weak var object: AnyObject?
    fileprivate let isBound: Bool
    fileprivate let call: (AnyObject?, Parameters) -> Void

    fileprivate init(object: AnyObject?, call: @escaping (AnyObject?, Parameters) -> Void) {
      self.object = object
      isBound = object != nil
      self.call = call
    }

    /// Whether the observer was an object that no longer exists.
    fileprivate var isDead: Bool { isBound && object == nil }
  }

  private var entries: [Entry] = []

  package init() {}

  /// Adds a method of `object`, which is held weakly: it leaves the set when it dies.
  @discardableResult
  package func add<Object: AnyObject>(
    _ object: Object, _ method: @escaping (Object) -> (Parameters) -> Void
  ) -> Entry {
    add(
      Entry(object: object) { object, parameters in
        guard let object = object as? Object else { return }
        method(object)(parameters)
      })
  }

  /// Adds a closure, which stays until it is removed or the set goes: capture weakly in it.
  @discardableResult
  package func add(_ closure: @escaping (Parameters) -> Void) -> Entry {
    add(Entry(object: nil) { _, parameters in closure(parameters) })
  }

  /// Takes one observer away.
  package func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
  }

  /// Takes away every method of `object`.
  package func remove(_ object: AnyObject) {
    entries.removeAll { $0.object === object }
  }

  /// Calls every observer that is in the set now, and forgets those that died.
  package func notify(_ parameters: Parameters) {
    entries.removeAll(where: \.isDead)
    for entry in entries {
      entry.call(entry.object, parameters)
    }
  }

  private func add(_ entry: Entry) -> Entry {
    entries.removeAll(where: \.isDead)
    entries.append(entry)
    return entry
  }
}

extension ObserverSet where Parameters == Void {
  /// Adds a method without parameters of `object`, which is held weakly.
  @discardableResult
  package func add<Object: AnyObject>(_ object: Object, _ method: @escaping (Object) -> () -> Void) -> Entry {
    add(object) { object in { _ in method(object)() } }
  }

  /// Calls every observer that is in the set now, and forgets those that died.
  package func notify() {
    notify(())
  }
}

extension ObserverSet: @MainActor CustomDebugStringConvertible {
  /// The living observers, by type.
  package var debugDescription: String {
    let observers = entries.filter { !$0.isDead }.map { entry in
      entry.object.map { "\(type(of: $0))" } ?? "closure"
    }
    return "ObserverSet(\(observers.joined(separator: ", ")))"
  }
}
