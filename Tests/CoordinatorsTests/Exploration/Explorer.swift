import Localization
import Navigation
import Presenting
import TestSupport
import TextUI

/// Takes every step on every screen of an app, breadth first, and checks what must hold wherever it gets.
///
/// A state is reached from the start, by the shortest way, each time that a step is taken there, because objects cannot be
/// copied. States are the same if they show the same, with the same stored, and the same to be taken back next.
@MainActor
struct Explorer {
  /// What is wrong, with the shortest way there.
  nonisolated struct Fault: Error, CustomStringConvertible {
    let way: [Step]
    let what: String

    var description: String { "After \(way.map(\.description).joined(separator: ", ")): \(what)" }
  }

  /// One command after another.
  nonisolated struct Pair: Hashable {
    let first: World.Act?
    let second: World.Act
  }

  let path: String
  /// What somebody else does in between.
  let others: [Elsewhere]
  /// The most states to visit, and then pairs to take that have not been taken on the way.
  let limit: Int

  private(set) var states = 0
  private(set) var depth = 0
  private(set) var steps = 0
  private(set) var enabled: Set<World.Act> = []
  private(set) var disabled: Set<World.Act> = []
  private(set) var pairs: Set<Pair> = []
  /// Whether every state was visited.
  private(set) var isComplete = false
  private var seen: Set<String> = []
  /// Pairs that have not been taken yet, each with a way to take it.
  private(set) var owed: [Pair: [Step]] = [:]
  /// All pairs that were ever owed, in the order in which they were met.
  private var met: [Pair] = []

  init(at path: String, others: [Elsewhere] = [], limit: Int) {
    (self.path, self.others, self.limit) = (path, others, limit)
  }

  /// The commands that were disabled wherever they were met, and those that never were.
  var neverEnabled: Set<World.Act> { disabled.subtracting(enabled) }
  var neverDisabled: Set<World.Act> { enabled.subtracting(disabled) }

  /// Explores up to the limit.
  ///
  /// - Throws: `Fault` for the first fault, which has the shortest way.
  mutating func run() async throws(Fault) {
    var ways: [[Step]] = [[]]
    seen = [await World(at: path).state]
    while states < ways.count, states < limit {
      let way = ways[states]
      (states, depth) = (states + 1, way.count)
      let world = await world(after: way)
      try await check(world, after: way)
      for step in nextSteps(of: world) where try await take(step, after: way) { ways.append(way + [step]) }
    }
    isComplete = states == ways.count
    for _ in 0..<limit {
      guard let pair = met.first(where: { owed[$0] != nil }), let way = owed[pair], let step = way.last else { return }
      _ = try await take(step, after: way.dropLast())
    }
  }

  private func nextSteps(of world: World) -> [Step] {
    let own = world.steps
    let late = own.filter(\.canBeLate).flatMap { step in others.map { Step.late(step, after: $0) } }
    return own + others.map(Step.elsewhere) + late
  }

  private mutating func world(after way: [Step]) async -> World {
    let world = await World(at: path)
    for step in way { await world.take(step) }
    steps += way.count
    return world
  }

  private func expect(after way: [Step], _ holds: Bool, _ what: @autoclosure () -> String) throws(Fault) {
    if !holds { throw Fault(way: way, what: what()) }
  }

  // MARK: A step

  /// Takes a step, and checks what it does; returns whether it leads to a new state.
  private mutating func take(_ step: Step, after way: [Step]) async throws(Fault) -> Bool {
    let world = await world(after: way)
    let (first, before, writes) = (world.lastAct, await world.stored, world.writes)
    let second = world.act(step.name)
    let pair = Pair(first: first, second: second)
    owed[pair] = nil
    let isNewPair = step.othersWrites == 0 && pairs.insert(pair).inserted
    // Reflection takes long.
    let lifetimes = isNewPair ? world.app.navigation.stack.map { Lifetime(of: $0, in: world.app) } : []
    await world.take(step)
    steps += 1
    let way = way + [step]
    let tried = world.writes - writes - step.othersWrites
    try expect(after: way, tried <= step.ownWrites, "\(tried) writes were tried")
    for lifetime in lifetimes {
      let kept = world.app.navigation.stack.flatMap { Lifetime(of: $0, in: world.app).all }
      let outlived = lifetime.alive.subtracting(kept).sorted()
      try expect(after: way, outlived.isEmpty, "\(outlived) have outlived their screen")
    }
    try expect(after: way, !world.app.navigation.stack.isEmpty, "the app has ended")
    let (state, stored) = (await world.state, await world.stored)
    if stored != before, step.othersWrites == 0 {
      let (back, again) = step == .give("undo") ? ("redo", "undo") : ("undo", "redo")
      let isBack = await world.reverses(back, to: before)
      try expect(after: way, isBack, "\(back) does not bring back what was")
      let isThereAgain = await world.reverses(again, to: stored)
      try expect(after: way, isThereAgain, "\(again) does not bring back what the step has made")
    }
    guard stored.isSmall else { return false }
    for next in world.steps where step.othersWrites == 0 {
      let pair = Pair(first: second, second: world.act(next.name))
      guard !pairs.contains(pair), owed[pair] == nil else { continue }
      owed[pair] = way + [next]
      met.append(pair)
    }
    return seen.insert(state).inserted
  }

  // MARK: A state

  private mutating func check(_ world: World, after way: [Step]) async throws(Fault) {
    let state = await world.state
    for command in world.top?.screen.commands ?? [] {
      let act = world.act(command.name)
      guard let reason = command.disabledReason else {
        enabled.insert(act)
        continue
      }
      disabled.insert(act)
      world.app.give(command)
      await world.app.settle()
      let refusal = world.app.navigation.history.refusal?.text
      try expect(after: way, refusal == reason, "“\(command.name)” is disabled, but not refused with the reason")
      let after = await world.state
      try expect(after: way, after == state, "“\(command.name)” is disabled, but changes something")
    }
    world.update()
    let updated = await world.state
    try expect(
      after: way, updated == state, "a model has changed without notifying its page:\n\(updated)\ninstead of\n\(state)")
    await world.reload()
    let reloaded = await world.state
    try expect(
      after: way, reloaded == state, "loaded again, it shows something else:\n\(reloaded)\ninstead of\n\(state)")
    let problem = await world.problemOfPath
    try expect(after: way, problem == nil, problem ?? "")
  }
}
