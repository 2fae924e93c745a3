import Fakes
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Leaves every screen in every way, and checks each time that its whole calçot is freed.
///
/// It takes every step on every screen, breadth first, until no step leads to a screen that looks new. So nobody has to
/// list the ways out of a screen.
@MainActor
struct WaysOut {
  private typealias WayOut = (name: String, take: (App) -> Void)

  /// The features that distinguish one screen from another: the views on top of the stack, what was chosen, and what
  /// can be done.
  nonisolated private struct Look: Hashable {
    let views, chosen, enabled: [String]
    let hasSeveralRows: Bool
  }

  /// The commands that were given.
  private(set) var given: Set<Person.Act> = []
  /// The kinds of objects that were freed.
  private(set) var freed: Set<String> = []
  private var seen: Set<Look> = []

  /// Takes all ways that begin with the screen of a path, and with some steps there.
  ///
  /// - Throws: After it has recorded what outlives its screen, and how that was left.
  mutating func explore(from path: String, after steps: [Step] = []) async throws {
    var ways = [steps]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      let person = await person(at: path, after: way)
      guard seen.insert(look(of: person)).inserted else { continue }
      for wayOut in waysOut(of: person) {
        try await take(wayOut, from: await self.person(at: path, after: way).app, "\(path), \(way), \(wayOut.name)")
      }
      given.formUnion(person.steps.map { person.act($0.name) })
      ways += person.steps.map { way + [$0] }
    }
  }

  private func person(at path: String, after way: [Step]) async -> Person {
    let person = await Person(at: path, accounts: AccountFakeDataProvider())
    for step in way { await person.take(step) }
    return person
  }

  private func look(of person: Person) -> Look {
    let screen = person.top?.screen
    return Look(
      views: person.app.navigation.stack.suffix(2).map(\.viewName), chosen: screen?.chosen ?? [],
      enabled: screen?.commands.filter(\.isEnabled).map(\.name) ?? [],
      hasSeveralRows: (screen?.list?.count ?? 0) > 1)
  }

  /// Every command, whether it leads out or not, and what removes pages from outside.
  private func waysOut(of person: Person) -> [WayOut] {
    let commands = person.steps.compactMap { step -> WayOut? in
      guard case .give(let name, let rows, let text) = step else { return nil }
      return (step.description, { $0.give(name, rows: rows, text: text) })
    }
    return commands + [
      ("goBack", { $0.navigation.goBack() }), ("popToRoot", { $0.navigation.popToRoot() }),
      ("popAll", { $0.navigation.popAll() }), ("startOver", { $0.startOver() }),
    ]
  }

  /// Takes a way out, after which nothing may exist that belongs only to pages that have left.
  private mutating func take(_ wayOut: WayOut, from app: App, _ way: String) async throws {
    let lifetimes = app.pages.map { Lifetime(of: $0, in: app) }
    func outlived(_ lifetimes: some Sequence<Lifetime>) -> [String] {
      let kept = app.pages.map { Lifetime(of: $0, in: app) }
      return lifetimes.flatMap { $0.alive(besides: kept) }.sorted()
    }
    wayOut.take(app)
    // A page below may wait for an answer, which it gets a turn later.
    try #require(outlived(lifetimes.suffix(1)) == [], "\(way): this outlives its screen")
    await app.settle()
    await eventually("\(way): \(outlived(lifetimes)) are freed a little later") { outlived(lifetimes).isEmpty }
    try Task.checkCancellation()
    for lifetime in lifetimes { freed.formUnion(lifetime.all.subtracting(lifetime.alive)) }
  }
}
