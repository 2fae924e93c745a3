import Changes
import Testing

private final class Listener<Value> {
  private(set) var heard: [Value] = []

  func hear(_ value: Value) { heard.append(value) }
}

/// An object for a closure to capture, which counts itself as long as it exists.
private final class Captured {
  static var count = 0

  private let atTheEnd: () -> Void

  init(atTheEnd: @escaping () -> Void = {}) {
    self.atTheEnd = atTheEnd
    Self.count += 1
  }

  isolated deinit {
    Self.count -= 1
    atTheEnd()
  }
}

@Suite(.serialized)
struct ObserverSetTests {
  @Test func `observers are called in the order in which they were added`() {
    let set = ObserverSet<Void>()
    let listener = Listener<Int>()
    for number in 1...3 { set.add(listener) { $0.hear(number) } }
    set.notify()
    #expect(listener.heard == [1, 2, 3])
  }

  @Test func `an observer receives the value`() {
    let set = ObserverSet<String>()
    let listener = Listener<String>()
    set.add(listener) { listener, value in listener.hear(value) }
    set.notify("a")
    #expect(listener.heard == ["a"])
  }

  @Test func `an observer receives a tuple as one value`() {
    let set = ObserverSet<(String, Int)>()
    let listener = Listener<String>()
    set.add(listener) { listener, pair in listener.hear("\(pair.0)\(pair.1)") }
    set.notify(("a", 1))
    #expect(listener.heard == ["a1"])
  }

  @Test func `an optional value arrives even if it is nil`() {
    let set = ObserverSet<Int?>()
    let listener = Listener<Int?>()
    set.add(listener) { listener, value in listener.hear(value) }
    set.notify(nil)
    #expect(listener.heard == [nil])
  }

  // MARK: Objects that die

  @Test func `an object is held weakly, and is not called once it has been freed`() {
    let set = ObserverSet<Void>()
    var listener: Listener<Int>? = Listener()
    weak let observed = listener
    var calls = 0
    if let listener { set.add(listener) { _ in calls += 1 } }
    listener = nil
    #expect(observed == nil)
    set.notify()
    #expect(calls == 0)
  }

  @Test func `an object that is freed during a notification is not called`() {
    let set = ObserverSet<Void>()
    let first = Listener<Int>()
    var second: Listener<Int>? = Listener()
    var calls = 0
    set.add(first) { _ in second = nil }
    if let second { set.add(second) { _ in calls += 1 } }
    set.notify()
    #expect(calls == 0)
  }

  @Test func `adding observers removes the observers of freed objects from time to time`() {
    let set = ObserverSet<Void>()
    for _ in 0..<1_000 { addDead(to: set) }
    #expect(Captured.count <= 16)
  }

  @Test func `the set keeps at most as many dead observers as live ones, and the live ones stay in order`() {
    let set = ObserverSet<Void>()
    let listener = Listener<Int>()
    for number in 0..<100 {
      set.add(listener) { $0.hear(number) }
      for _ in 0..<100 { addDead(to: set) }
    }
    #expect(Captured.count <= 100)
    set.notify()
    #expect(listener.heard == Array(0..<100))
  }

  @Test func `an object captured by a dead observer can use the set while the object is being freed`() {
    let set = ObserverSet<Void>()
    let listener = Listener<Int>()
    addDead(to: set, capturing: Captured { [weak set] in set?.add(listener) { $0.hear(1) } })
    for _ in 0..<16 { addDead(to: set) }
    set.notify()
    #expect(listener.heard == [1])
  }

  // MARK: During a notification

  @Test func `an observer that is added during a notification is first called by the next notification`() {
    let set = ObserverSet<Int>()
    let listener = Listener<Int>()
    set.add(listener) { [weak set] listener, value in
      if value == 1 { set?.add(listener) { $0.hear($1) } }
    }
    set.notify(1)
    #expect(listener.heard == [])
    set.notify(2)
    #expect(listener.heard == [2])
  }

  @Test func `an observer can start another notification`() {
    let set = ObserverSet<Int>()
    let listener = Listener<Int>()
    set.add(listener) { [weak set] listener, value in
      listener.hear(value)
      if value < 3 { set?.notify(value + 1) }
      listener.hear(-value)
    }
    set.notify(1)
    #expect(listener.heard == [1, 2, 3, -3, -2, -1])
  }

  // MARK: Owners and threads

  @Test func `an owner that adds itself is not kept alive by its set`() {
    final class Owner {
      let set = ObserverSet<Void>()
      func react() {}
    }
    var owner: Owner? = Owner()
    weak let observed = owner
    if let owner { owner.set.add(owner) { $0.react() } }
    owner = nil
    #expect(observed == nil)
  }

  @Test func `observers that other threads add through the main actor are all kept`() async {
    let set = ObserverSet<Void>()
    let listener = Listener<Int>()
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask { @concurrent in await MainActor.run { set.add(listener) { $0.hear(number) } } }
      }
    }
    set.notify()
    #expect(listener.heard.sorted() == Array(0..<100))
  }

  /// Adds an observer whose object is dead at once, but whose closure is still there.
  private func addDead(to set: ObserverSet<Void>, capturing captured: Captured = Captured()) {
    set.add(Listener<Int>()) { _ in withExtendedLifetime(captured) {} }
  }
}
