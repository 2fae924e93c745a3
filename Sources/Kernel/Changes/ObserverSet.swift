/// The observers of one kind of change, called in the order in which they were added.
///
/// It holds objects weakly, so observers need not be removed, and a screen that has been left is not kept alive by what it
/// observes. Each closure receives its object as an argument, and so need not capture the object:
///
/// ```swift
/// interactor.groupMembersDidChange.add(page) { page in page.update() }
///
/// groupMembersDidChange.notify()  // in the interactor
/// ```
///
/// Owned by the interactor or data provider that announces the change. The set is used only on the main actor, and so needs no
/// lock. While observers are called, they may add other observers, and notify. An observer that is added during a notification
/// is first called by the next one.
package final class ObserverSet<Value> {
  /// Each element calls its closure if there is a value, and returns whether its object still exists.
  private var observers: [(Value?) -> Bool] = []
  /// The number of observers at which ``add(_:_:)`` removes observers with freed objects.
  ///
  /// It is twice the number of observers that remained after the last removal, but at least 16. Adding an observer therefore
  /// takes constant time on average.
  private var limit = 16

  package init() {}

  /// Adds a closure that is called with each value while an object exists.
  ///
  /// - Parameters:
  ///   - object: The observer. The set holds it weakly.
  ///   - call: Called with the object and the value. Do not capture the object, or the set keeps it alive.
  package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object, Value) -> Void) {
    if observers.count >= limit { removeFreed() }
    observers.append { [weak object] value in
      if let object, let value { call(object, value) }
      return object != nil
    }
  }

  /// Calls all observers whose objects exist.
  package func notify(_ value: Value) {
    for observer in observers { _ = observer(value) }
  }

  private func removeFreed() {
    // Freeing a closure may run code that uses the set, so keep all closures until the assignment is done.
    withExtendedLifetime(observers) { observers = observers.filter { exists in exists(nil) } }
    limit = max(16, 2 * observers.count)
  }
}

extension ObserverSet<Void> {
  /// Adds a closure that takes no value, and is called while `object` exists.
  package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object) -> Void) {
    add(object) { object, _ in call(object) }
  }

  package func notify() { notify(()) }
}
