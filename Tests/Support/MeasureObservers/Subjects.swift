import Changes

/// What every observer calls: little work, but none that the compiler may leave out.
nonisolated final class Sink {
  private(set) var total = 0

  @inline(never) func take(_ value: Int) { total += value }
}

/// What a program would have without the set, and the baseline: an array of closures in a class.
///
/// It is not isolated, as its closures would be too; the standard library's generics have those check at each call that
/// they run on the main actor, which takes several times as long as the call.
nonisolated final class ClosureArray {
  private var calls: [(Int) -> Void] = []

  init(_ sinks: [Sink]) {
    for sink in sinks { calls.append { sink.take($0) } }
  }

  @inline(never) func notify(_ value: Int) {
    for call in calls { call(value) }
  }
}

func closureSet(_ sinks: [Sink]) -> ObserverSet<Int> {
  let set = ObserverSet<Int>()
  for sink in sinks { set.add { sink.take($0) } }
  return set
}

func objectSet(_ sinks: [Sink]) -> ObserverSet<Int> {
  let set = ObserverSet<Int>()
  for sink in sinks { set.add(sink) { sink, value in sink.take(value) } }
  return set
}

// Like the method of the array, this keeps the compiler from moving a part of the work out of the loop around them.

@inline(never) func notify(_ set: ObserverSet<Int>, _ value: Int) { set.notify(value) }
