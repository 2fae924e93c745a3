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

  @usableFromInline enum Call {
    case always((Value) -> Void)
    /// Returns whether the object still exists; calls the observer if there is a value.
    case whileAlive((Value?) -> Bool)
  }

  /// Sorted by number, so that a binary search finds an entry.
  @usableFromInline var entries: [(number: Int, call: Call)] = []
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
    append(
      .whileAlive { [weak object] value in
        guard let object else { return false }
        if let value { call(object, value) }
        return true
      })
  }

  /// Adds a closure that stays until it is removed or the set is freed; it should capture objects weakly.
  @inlinable @discardableResult
  package func add(_ call: @escaping (Value) -> Void) -> Token { append(.always(call)) }

  /// Removes an observer, if it is still in the set.
  @inlinable package func remove(_ token: Token) {
    guard token.set == ObjectIdentifier(self) else { return }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < token.number { low = middle + 1 } else { high = middle }
    }
    if low < entries.count, entries[low].number == token.number { _ = entries.remove(at: low) }
  }

  /// Calls all observers, then sweeps if one of them was dead.
  @inlinable package func notify(_ value: Value) {
    var someDied = false
    for entry in entries {
      switch entry.call {
      case .always(let call): call(value)
      case .whileAlive(let call): if !call(value) { someDied = true }
      }
    }
    if someDied { sweep() }
  }

  @inlinable func append(_ call: Call) -> Token {
    if entries.count >= sweepCount { sweep() }
    lastNumber += 1
    entries.append((lastNumber, call))
    return Token(set: ObjectIdentifier(self), number: lastNumber)
  }

  @inlinable func sweep() {
    // Freeing a removed closure may use the set, so the old array must outlive the assignment.
    let old = entries
    entries = old.filter { if case .whileAlive(let call) = $0.call { call(nil) } else { true } }
    sweepCount = max(16, 2 * entries.count)
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
