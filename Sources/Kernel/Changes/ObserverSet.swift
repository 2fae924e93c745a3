/// The observers of one kind of change, called in the order in which they were added.
///
/// Owned by the interactor or data provider that announces the change; the main actor is its lock. Observers may add and
/// notify while they are called; one that is added meanwhile is called from the next notification on. All members are
/// inlinable, because other modules could not specialise them otherwise.
@usableFromInline package final class ObserverSet<Value> {
  @usableFromInline struct Observer {
    /// Calls the observer if there is a value, and returns whether its object still exists.
    @usableFromInline let call: (Value?) -> Bool
    @inlinable init(call: @escaping (Value?) -> Bool) { self.call = call }
  }

  @usableFromInline var observers: [Observer] = []
  /// The number of observers at which adding first removes the dead; twice as many as were left then, and at least 16.
  @usableFromInline var limit = 16

  @inlinable package init() {}

  /// Adds a closure that is called while `object` exists; the set holds the object weakly, so do not capture it.
  @inlinable package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object, Value) -> Void) {
    if observers.count >= limit {
      // A closure that is freed may use the set, so all of them outlive the assignment.
      withExtendedLifetime(observers) { observers = observers.filter { $0.call(nil) } }
      limit = max(16, 2 * observers.count)
    }
    observers.append(
      Observer { [weak object] value in
        if let object, let value { call(object, value) }
        return object != nil
      })
  }

  /// Calls all observers whose objects exist.
  @inlinable package func notify(_ value: Value) { for observer in observers { _ = observer.call(value) } }
}

extension ObserverSet<Void> {
  /// Adds a closure that is called while `object` exists, and need not take the value.
  @inlinable package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object) -> Void) {
    add(object) { object, _ in call(object) }
  }

  @inlinable package func notify() { notify(()) }
}
