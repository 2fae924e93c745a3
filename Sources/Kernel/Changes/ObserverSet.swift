/// The observers of one kind of change, called in the order in which they were added.
///
/// Owned by the interactor or data provider that announces the change. The set is isolated to the main actor, so it
/// needs no lock. Observers may add, remove and notify while they are called. A notification calls the observers that were
/// in the set when it began, unless their objects are gone; removing one meanwhile takes effect with the next.
///
/// Everything is inlinable, nested types included; otherwise other modules could not specialise the set.
/// `Scripts/measure/speed observers` checks this.
@usableFromInline package final class ObserverSet<Value> {
  /// Identifies an observer, to remove it.
  @usableFromInline package struct Token {
    @usableFromInline let set: ObjectIdentifier, number: Int
    @inlinable init(set: ObjectIdentifier, number: Int) { (self.set, self.number) = (set, number) }
  }

  /// An observer; `call` returns whether the object still exists, and calls the observer if there is a value.
  @usableFromInline typealias Observer = (number: Int, object: ObjectIdentifier?, call: (Value?) -> Bool)

  @usableFromInline var entries: [Observer] = []
  @usableFromInline var lastNumber = 0
  /// The number of entries at which adding first removes the dead ones.
  ///
  /// It is twice the number that the last sweep has left, and at least 16.
  @usableFromInline var sweepCount = 16

  @inlinable package init() {}

  /// The number of observers, including dead ones that have not been swept yet.
  @inlinable package var count: Int { entries.count }

  /// Adds a closure that is called while `object` exists; the set holds the object weakly, so do not capture it.
  @inlinable @discardableResult
  package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object, Value) -> Void) -> Token {
    append(ObjectIdentifier(object)) { [weak object] value in
      if let object, let value { call(object, value) }
      return object != nil
    }
  }

  /// Adds a closure that stays until it is removed or the set is freed; it should capture objects weakly.
  @inlinable @discardableResult
  package func add(_ call: @escaping (Value) -> Void) -> Token {
    append(nil) { value in
      if let value { call(value) }
      return true
    }
  }

  /// Removes an observer, if it is still in the set.
  @inlinable package func remove(_ token: Token) {
    if token.set == ObjectIdentifier(self) { keep { $0.number != token.number } }
  }

  /// Removes all observers of an object.
  @inlinable package func remove(_ object: AnyObject) { keep { $0.object != ObjectIdentifier(object) } }

  /// Calls all observers, then sweeps if one of them was dead.
  @inlinable package func notify(_ value: Value) {
    var someDied = false
    for entry in entries where !entry.call(value) { someDied = true }
    if someDied { sweep() }
  }

  @inlinable func append(_ object: ObjectIdentifier?, _ call: @escaping (Value?) -> Bool) -> Token {
    if entries.count >= sweepCount { sweep() }
    lastNumber += 1
    entries.append((lastNumber, object, call))
    return Token(set: ObjectIdentifier(self), number: lastNumber)
  }

  @inlinable func sweep() {
    keep { $0.call(nil) }
    sweepCount = max(16, 2 * entries.count)
  }

  @inlinable func keep(_ isKept: (Observer) -> Bool) {
    // Freeing a removed closure may use the set, so the old array must outlive the assignment.
    let old = entries
    entries = old.filter(isKept)
    withExtendedLifetime(old) {}
  }
}

extension ObserverSet where Value == Void {
  /// Adds a closure that is called while `object` exists; the set holds the object weakly, so do not capture it.
  @inlinable @discardableResult
  package func add<Object: AnyObject>(_ object: Object, _ call: @escaping (Object) -> Void) -> Token {
    add(object) { object, _ in call(object) }
  }

  /// Calls all observers, then sweeps if one of them was dead.
  @inlinable package func notify() { notify(()) }
}

extension ObserverSet: CustomDebugStringConvertible {
  @usableFromInline package var debugDescription: String { "\(Self.self) of \(count)" }
}
