import Changes
import Testing

private final class Listener<Value> {
  private(set) var heard: [Value] = []

  func hear(_ value: Value) { heard.append(value) }
}

/// Does something when it goes.
private final class Parting {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  isolated deinit { action() }
}

struct ObserverSetTests {
  @Test func `observers are called in the order in which they were added`() {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    set.add { listener.hear(1) }
    set.add(listener) { $0.hear(2) }
    set.add { listener.hear(3) }
    set.notify()
    #expect(listener.heard == [1, 2, 3])
  }

  @Test func `a closure hears the value`() {
    let (set, listener) = (ObserverSet<String>(), Listener<String>())
    set.add { listener.hear($0) }
    set.notify("a")
    #expect(listener.heard == ["a"])
  }

  @Test func `an object hears the value`() {
    let (set, listener) = (ObserverSet<String>(), Listener<String>())
    set.add(listener) { listener, value in listener.hear(value) }
    set.notify("a")
    #expect(listener.heard == ["a"])
  }

  @Test func `a tuple arrives whole`() {
    let (set, listener) = (ObserverSet<(String, Int)>(), Listener<String>())
    set.add(listener) { listener, pair in listener.hear("\(pair.0)\(pair.1)") }
    set.notify(("a", 1))
    #expect(listener.heard == ["a1"])
  }

  @Test func `an optional value arrives even if it is nil`() {
    let (set, listener) = (ObserverSet<Int?>(), Listener<Int?>())
    set.add(listener) { listener, value in listener.hear(value) }
    set.notify(nil)
    #expect(listener.heard == [nil])
  }

  // MARK: Objects that die

  @Test func `an object is held weakly`() {
    let set = ObserverSet<Void>()
    weak var observed: Listener<Int>?
    do {
      let listener = Listener<Int>()
      observed = listener
      set.add(listener) { $0.hear(1) }
    }
    #expect(observed == nil)
  }

  @Test func `a round sweeps the dead and leaves the living`() {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    set.add(listener) { $0.hear(1) }
    set.add(Listener<Int>()) { $0.hear(2) }
    set.add { listener.hear(3) }
    set.notify()
    #expect(set.count == 2)
    set.notify()
    #expect(listener.heard == [1, 3, 1, 3])
  }

  @Test func `a round in which all are dead leaves none`() {
    let set = ObserverSet<Void>()
    set.add(Listener<Int>()) { $0.hear(1) }
    set.notify()
    #expect(set.count == 0)
  }

  @Test func `an object that dies during a round does not hear it`() {
    let set = ObserverSet<Void>()
    var listener: Listener<Int>? = Listener()
    var heard = 0
    set.add { listener = nil }
    if let listener { set.add(listener) { _ in heard += 1 } }
    set.notify()
    #expect(heard == 0)
    #expect(set.count == 1)
  }

  @Test func `adding keeps the dead from piling up`() {
    let set = ObserverSet<Void>()
    for _ in 0..<1_000 { set.add(Listener<Int>()) { $0.hear(0) } }
    #expect(set.count <= 16)
  }

  @Test func `as many dead as living may wait for the next sweep`() {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    for number in 0..<100 {
      set.add(listener) { $0.hear(number) }
      for _ in 0..<100 { set.add(Listener<Int>()) { $0.hear(-1) } }
    }
    #expect(set.count <= 200)
    set.notify()
    #expect(set.count == 100)
    #expect(listener.heard == Array(0..<100))
  }

  // MARK: Removal

  @Test func `a removed observer is not called`() {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    let tokens = (0..<100).map { number in set.add(listener) { $0.hear(number) } }
    // 37 and 100 have no common factor, so this comes to every number once.
    for number in (0..<100).map({ 37 * $0 % 100 }) where !number.isMultiple(of: 3) { set.remove(tokens[number]) }
    set.notify()
    #expect(listener.heard == Array(stride(from: 0, to: 100, by: 3)))
  }

  @Test func `a removed closure is released`() {
    let set = ObserverSet<Void>()
    weak var captured: Listener<Int>?
    let token = {
      let listener = Listener<Int>()
      captured = listener
      return set.add { listener.hear(1) }
    }()
    #expect(captured != nil)
    set.remove(token)
    #expect(captured == nil)
  }

  @Test func `removing twice takes only one away`() {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    let tokens = (0..<3).map { number in set.add { listener.hear(number) } }
    set.remove(tokens[1])
    set.remove(tokens[1])
    set.notify()
    #expect(listener.heard == [0, 2])
  }

  @Test func `the token of another set takes nothing away`() {
    let (set, other, listener) = (ObserverSet<Void>(), ObserverSet<Void>(), Listener<Int>())
    let earlier = other.add { listener.hear(1) }
    set.add { listener.hear(2) }
    let later = other.add { listener.hear(3) }
    set.remove(earlier)
    set.remove(later)
    set.notify()
    #expect(listener.heard == [2])
  }

  @Test func `all observers of an object are removed together`() {
    let (set, listener, other) = (ObserverSet<Void>(), Listener<Int>(), Listener<Int>())
    set.add(listener) { $0.hear(1) }
    set.add(other) { $0.hear(2) }
    set.add(listener) { $0.hear(3) }
    set.remove(listener)
    set.notify()
    #expect(listener.heard == [])
    #expect(other.heard == [2])
  }

  @Test func `a debugger shows what kind of set it is, and how many observers it has`() {
    let set = ObserverSet<Int>()
    set.add { _ in }
    #expect(set.debugDescription == "ObserverSet<Int> of 1")
  }

  // MARK: During a round

  @Test func `an observer added during a round is first called in the next`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    set.add { [weak set] value in
      if value == 1 { set?.add { listener.hear($0) } }
    }
    set.notify(1)
    #expect(listener.heard == [])
    set.notify(2)
    #expect(listener.heard == [2])
  }

  @Test func `an observer removed during a round still hears this one`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    var token: ObserverSet<Int>.Token?
    set.add { [weak set] _ in if let token { set?.remove(token) } }
    token = set.add { listener.hear($0) }
    set.notify(1)
    set.notify(2)
    #expect(listener.heard == [1])
  }

  @Test func `an observer may remove itself, and those after it still hear`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    var token: ObserverSet<Int>.Token?
    token = set.add { [weak set] _ in if let token { set?.remove(token) } }
    set.add { listener.hear($0) }
    set.notify(1)
    #expect(listener.heard == [1])
    #expect(set.count == 1)
  }

  @Test func `an observer may notify again`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    set.add { [weak set] value in
      listener.hear(value)
      if value < 3 { set?.notify(value + 1) }
      listener.hear(-value)
    }
    set.notify(1)
    #expect(listener.heard == [1, 2, 3, -3, -2, -1])
  }

  @Test func `a round within a round may sweep`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    set.add(Listener<Int>()) { $0.hear($1) }
    set.add { [weak set] value in if value == 1 { set?.notify(2) } }
    set.add { listener.hear($0) }
    set.notify(1)
    #expect(listener.heard == [2, 1])
    #expect(set.count == 2)
  }

  @Test func `what a sweep releases may use the set`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    let token = set.add { listener.hear($0) }
    do {
      let parting = Parting { [weak set] in
        set?.remove(token)
        set?.add { listener.hear(-$0) }
      }
      set.add(Listener<Int>()) { _, _ in _ = parting }
    }
    set.notify(1)
    set.notify(2)
    #expect(listener.heard == [1, -2])
  }

  @Test func `what removing releases may use the set`() {
    let (set, listener) = (ObserverSet<Int>(), Listener<Int>())
    let other = set.add { listener.hear($0) }
    let token = {
      let parting = Parting { [weak set] in
        set?.remove(other)
        set?.add { listener.hear(-$0) }
      }
      return set.add { _ in _ = parting }
    }()
    set.remove(token)
    set.notify(1)
    #expect(listener.heard == [-1])
  }

  // MARK: Owners

  @Test func `an owner that adds itself does not live for its set`() {
    final class Owner {
      let set = ObserverSet<Void>()
      func react() {}
      func observe() { set.add(self) { $0.react() } }
    }
    weak var owner: Owner?
    do {
      let observing = Owner()
      observing.observe()
      owner = observing
    }
    #expect(owner == nil)
  }

  @Test func `a closure that captures weakly leaves no cycle, and a bound method does`() {
    final class Owner {
      let set = ObserverSet<Void>()
      func react() {}
      func observeWeakly() { set.add { [weak self] in self?.react() } }
      func observeBound() -> ObserverSet<Void>.Token { set.add(react) }
    }
    var token: ObserverSet<Void>.Token?
    weak var free: Owner?
    weak var bound: Owner?
    do {
      let (one, other) = (Owner(), Owner())
      one.observeWeakly()
      token = other.observeBound()
      (free, bound) = (one, other)
    }
    #expect(free == nil)
    #expect(bound != nil)
    // The cycle is broken by hand, as nothing else can.
    if let token { bound?.set.remove(token) }
    #expect(bound == nil)
  }

  @Test func `other threads come in through the main actor, and none is lost`() async {
    let (set, listener) = (ObserverSet<Void>(), Listener<Int>())
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask { @concurrent in await MainActor.run { _ = set.add(listener) { $0.hear(number) } } }
      }
    }
    set.notify()
    #expect(listener.heard.sorted() == Array(0..<100))
  }
}
