import Interactors
import Testing

private final class Listener {
  private(set) var heard: [String] = []

  func hear(_ what: String) { heard.append(what) }
  func hearNothing() { heard.append("nothing") }
  func hearPair(_ pair: (String, Int)) { heard.append("\(pair.0)\(pair.1)") }
}

struct ObserverSetTests {
  @Test func `observers are called in the order in which they were added`() {
    let set = ObserverSet<Void>()
    var order: [Int] = []
    for number in 1...3 {
      set.add { order.append(number) }
    }
    set.notify()
    #expect(order == [1, 2, 3])
  }

  @Test func `a method hears a value`() {
    let (set, listener) = (ObserverSet<String>(), Listener())
    set.add(listener, Listener.hear)
    set.notify("a")
    #expect(listener.heard == ["a"])
  }

  @Test func `a method without parameters hears a bare change`() {
    let (set, listener) = (ObserverSet<Void>(), Listener())
    set.add(listener, Listener.hearNothing)
    set.notify()
    #expect(listener.heard == ["nothing"])
  }

  @Test func `a method hears a tuple`() {
    let (set, listener) = (ObserverSet<(String, Int)>(), Listener())
    set.add(listener, Listener.hearPair)
    set.notify(("a", 1))
    #expect(listener.heard == ["a1"])
  }

  @Test func `an observer is held weakly and forgotten when it has died`() {
    let set = ObserverSet<Void>()
    var listener: Listener? = Listener()
    weak let observed = listener
    set.add(Listener(), Listener.hearNothing)
    if let listener { set.add(listener, Listener.hearNothing) }
    listener = nil
    #expect(observed == nil)
    set.notify()
    #expect(set.debugDescription == "ObserverSet()")
  }

  @Test func `a removed entry is not called`() {
    let set = ObserverSet<Void>()
    var calls = 0
    let entry = set.add { calls += 1 }
    set.add { calls += 10 }
    set.remove(entry)
    set.notify()
    #expect(calls == 10)
  }

  @Test func `a removed object loses all of its entries`() {
    let (set, listener, other) = (ObserverSet<String>(), Listener(), Listener())
    set.add(listener, Listener.hear)
    set.add(other, Listener.hear)
    set.add(listener, Listener.hear)
    set.remove(listener)
    set.notify("a")
    #expect(listener.heard == [])
    #expect(other.heard == ["a"])
  }

  @Test func `an observer added during a round is first called in the next`() {
    let set = ObserverSet<Void>()
    var late = 0
    var isFirst = true
    set.add { [weak set] in
      if isFirst { set?.add { late += 1 } }
      isFirst = false
    }
    set.notify()
    #expect(late == 0)
    set.notify()
    #expect(late == 1)
  }

  @Test func `an observer removed during a round still hears this one`() {
    let set = ObserverSet<Void>()
    var calls = 0
    var entry: ObserverSet<Void>.Entry?
    set.add { [weak set] in if let entry { set?.remove(entry) } }
    entry = set.add { calls += 1 }
    set.notify()
    set.notify()
    #expect(calls == 1)
  }

  @Test func `an observer may notify again`() {
    let set = ObserverSet<Int>()
    var heard: [Int] = []
    set.add { [weak set] value in
      heard.append(value)
      if value < 3 { set?.notify(value + 1) }
    }
    set.notify(1)
    #expect(heard == [1, 2, 3])
  }

  @Test func `a weak capture leaves no cycle, a bound method does`() {
    final class Owner {
      let set = ObserverSet<Void>()
      func react() {}
      func observeWeakly() { set.add { [weak self] in self?.react() } }
      func observeByUnboundMethod() { set.add(self, Owner.react) }
      func observeByBoundMethod() -> ObserverSet<Void>.Entry { set.add(react) }
    }
    weak var weakly: Owner?
    weak var unbound: Owner?
    weak var bound: Owner?
    var entry: ObserverSet<Void>.Entry?
    do {
      let owners = (Owner(), Owner(), Owner())
      (weakly, unbound, bound) = owners
      owners.0.observeWeakly()
      owners.1.observeByUnboundMethod()
      entry = owners.2.observeByBoundMethod()
    }
    #expect(weakly == nil)
    #expect(unbound == nil)
    #expect(bound != nil)
    // Only by hand does the cycle end.
    if let entry { bound?.set.remove(entry) }
    entry = nil
    #expect(bound == nil)
  }

  @Test func `it prints its observers`() {
    let (set, listener) = (ObserverSet<String>(), Listener())
    set.add(listener, Listener.hear)
    set.add { _ in }
    #expect(set.debugDescription == "ObserverSet(Listener, closure)")
  }

  @Test func `other threads come in through the main actor, and none is lost`() async {
    let (set, listener) = (ObserverSet<Void>(), Listener())
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { @concurrent in await MainActor.run { _ = set.add(listener, Listener.hearNothing) } }
      }
    }
    set.notify()
    #expect(listener.heard.count == 100)
  }
}
