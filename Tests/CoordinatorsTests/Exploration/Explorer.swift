import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Makes random moves, and checks after each what must hold wherever people get.
///
/// It knows no screen and no command. What a command should do is tested elsewhere; here each write only has to be about
/// the row that its user saw, and undoing it must not undo anything else.
@MainActor
struct Explorer {
  /// A flaw, with everything that was done before it.
  nonisolated struct Fault: Error, CustomStringConvertible {
    let moves: [String]
    let what: String

    var description: String { "After \(moves.joined(separator: ", ")): \(what)" }
  }

  private typealias Changes = [StoredFacts.Fact: StoredFacts.Change]

  private let people: [Person]
  private var random: SeededGenerator
  private var moves: [String] = []
  private var stored: StoredFacts
  /// The number of the latest piece of news of each person who acts now.
  private var newestNews: [User.ID: Int] = [:]

  /// Explores what people do who share a store.
  init(_ people: [Person], using random: SeededGenerator) async throws {
    self.people = people
    self.random = random
    stored = try await StoredFacts(of: people[0].app.services)
    for provider in people.map(\.app.services.groups) {
      newestNews[provider.me.id] = try await provider.news().news.first?.number ?? 0
    }
  }

  /// Lets one of the people do something.
  ///
  /// - Throws: `Fault`.
  mutating func move() async throws {
    let index = Int.random(in: people.indices, using: &random)
    let person = people[index]
    let isAlone = people.count == 1
    if !isAlone, Int.random(in: 0..<10, using: &random) == 0 {
      moves.append("\(index): notice")
      await person.noticeChanges()
      // A page that asks is busy, so it cannot be seen when a store has answered it.
      if !person.isAsking { try await checkScreens(of: person) }
      return
    }
    guard let step = person.randomStep(using: &random) else { throw Fault(moves: moves, what: "nothing can be done") }
    let noticesFirst = !isAlone && Int.random(in: 0..<8, using: &random) == 0
    moves.append("\(index): \(step)\(noticesFirst ? " after noticing" : "")")
    let path = person.path
    let actor = person.app.services.groups.me
    let rows = person.rows(of: step)
    let current = isAlone ? rows : await person.current(rows)
    let tried = person.triedWrites
    let written = person.written
    let pages = person.app.pages.map { WeakPage(page: $0) }
    let stacks = StacksBehind(person.app.navigation)

    if let stack = stackToLeave(of: person, before: step) {
      moves.append("going home at once")
      await person.take(step, andGoHomeFrom: stack)
    } else {
      await person.take(step, noticingFirst: noticesFirst)
    }
    try expect(!person.app.navigation.stack.isEmpty, "the app has ended")
    try expect(person.triedWrites <= tried + 1, "\(person.triedWrites - tried) writes were tried")
    for page in pages.compactMap(\.page) {
      try expect(person.app.pages.contains { $0 === page }, "\(page.viewName) has left, but still exists")
    }
    let change = stacks.change(on: person.app.navigation)
    try expect(change == nil, change ?? "")

    let before = stored
    stored = try await StoredFacts(of: person.app.services, since: before)
    let changes = before.changes(to: stored)
    try await checkNews(of: changes, by: actor)
    try expect(written.history.refusal == nil || changes.isEmpty, "it was refused, but has changed \(changes)")
    switch step.name {
    case "undo":
      if let undone = try checkReversal(of: written.undoable.popLast(), changes, from: before, in: written) {
        written.redoable.append(undone)
      }
    case "redo":
      if let redone = try checkReversal(of: written.redoable.popLast(), changes, from: before, in: written) {
        written.undoable.append(redone)
      }
    default: try checkWrite(changes, by: actor, about: rows, whichAre: current, at: path, in: written)
    }
    try checkPicture(of: person)
    try await checkLines(of: person)
    if isAlone { try await checkScreens(of: person) }
  }

  /// Returns the stack in front if the person should go home before the step has ended, which happens now and then.
  private mutating func stackToLeave(of person: Person, before step: Step) -> Stack? {
    let navigation = person.app.navigation
    guard person.mayGoHome, step.isGiven, Int.random(in: 0..<4, using: &random) == 0 else { return nil }
    return navigation.front
  }

  private func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Fault) {
    if !holds { throw Fault(moves: moves, what: what()) }
  }

  // MARK: News

  /// Checks that every change that concerns a person has exactly one piece of news, unless the person has made it.
  private mutating func checkNews(of changes: Changes, by actor: User) async throws {
    let seen = newestNews
    newestNews = [:]
    for provider in people.map(\.app.services.groups) {
      let me = provider.me
      let news = try await provider.news().news
      newestNews[me.id] = news.first?.number ?? 0
      // Somebody who has just begun to act may have older news.
      guard let newest = seen[me.id] else { continue }
      let fresh = news.filter { $0.number > newest }
      let concerning = changes.keys.filter { if case .participant(me.id, _) = $0 { me != actor } else { false } }
      try expect(
        fresh.count == concerning.count, "\(concerning) of \(me.fullName) have \(fresh.count) pieces of news")
      try expect(fresh.allSatisfy { $0.actor == actor }, "\(fresh) is not by \(actor.fullName)")
    }
  }

  // MARK: A write

  /// Checks a write that is not an undo or redo.
  ///
  /// If the command takes rows, it may only change what they are about; and only if they are, in the store, still as the
  /// person saw them.
  private func checkWrite(
    _ changes: Changes, by actor: User, about rows: [Row], whichAre current: [Row], at path: String,
    in written: Person.Written
  ) throws(Fault) {
    if !changes.isEmpty {
      for fact in changes.keys where !rows.isEmpty {
        let (id, showsOthers) = fact.row(at: path)
        let row = rows.first { $0.id == id }
        let now = current.first { $0.id == id }
        try expect(row != nil, "\(fact) has changed, which is not about the chosen row")
        // A picker has no path for somebody who has left the group, and may join it there.
        if case .participant(actor.id, _) = fact, now == nil { continue }
        try expect(now != nil, "\(fact) has changed, although the row was gone")
        try expect(now == row || showsOthers, "\(fact) has changed, although the row had changed, too")
      }
      written.undoable = written.undoable.suffix(History.limit - 1) + [Person.Write(changes: changes, result: stored)]
      written.redoable = []
    }
    try expect(written.history.undoable.count == written.undoable.count, "a write cannot be undone")
    try expect(written.history.redoable.count == written.redoable.count, "what can be redone is something else")
  }

  /// Checks an undo or redo, which may change only what nobody has changed since the write.
  ///
  /// - Returns: What it has written; nil if it was refused.
  private func checkReversal(
    of write: Person.Write?, _ changes: Changes, from before: StoredFacts, in written: Person.Written
  ) throws(Fault) -> Person.Write? {
    guard let write else { throw Fault(moves: moves, what: "nobody has written what can be reversed") }
    if written.history.refusal != nil {
      try expect(before != write.result, "it was refused, although nobody has changed anything since")
      return nil
    }
    if before == write.result {
      try expect(changes == write.changes.mapValues(\.reversed), "\(write.changes) became \(changes)")
    }
    for (fact, change) in changes {
      let own = write.changes[fact]
      if case .knownCards = fact, let own, let learned = own.difference, let difference = change.difference {
        try expect(difference == -learned, "\(learned) cards became \(difference)")
      } else {
        try expect(own == change.reversed, "\(fact): \(change), but the write was \(own as Any)")
      }
    }
    return Person.Write(changes: changes, result: stored)
  }

  // MARK: On the screen

  /// Checks the screens of somebody who has noticed everything.
  private func checkScreens(of person: Person) async throws(Fault) {
    await person.reload(onlyStale: true)
    let shown = person.shown
    for command in person.top?.screen.commands ?? [] {
      guard let reason = command.disabledReason else { continue }
      person.app.give(command)
      await person.settle()
      try expect(
        person.history.refusal?.text == reason, "“\(command.name)” is disabled, but not refused with the reason")
      try expect(person.shown == shown, "“\(command.name)” is disabled, but changes something")
    }
    person.update()
    try expect(person.shown == shown, "a model has changed without notifying its page:\n\(person.shown)\nnot\n\(shown)")
    await person.reload()
    try expect(person.shown == shown, "loaded again, it shows something else:\n\(person.shown)\nnot\n\(shown)")
    let problem = await person.problemOfPath
    try expect(problem == nil, problem ?? "")
  }

  /// Checks that the last screen printed for a program is the one in front.
  private func checkLines(of person: Person) async throws(Fault) {
    guard let lines = person.lines, lines.transcript.text.hasPrefix("{") else { return }
    func isTold() -> Bool {
      let last = lines.transcript.text.split(separator: "\n").last { $0.hasPrefix("{") }
      return last?.contains("\"path\":\"\(person.path)\"") == true
    }
    // A change that no line has caused is printed a little later.
    for _ in 0..<100 where !isTold() { await turns(1) }
    try expect(isTold(), "at “\(person.path)”, it was told:\n\(lines.transcript.lastAnswer)")
  }

  /// Checks the picture of somebody with a full screen.
  private func checkPicture(of person: Person) throws(Fault) {
    guard let fullScreen = person.fullScreen else { return }
    let flaws = fullScreen.terminal.picture?.flaws ?? ["there is no picture"]
    try expect(flaws.isEmpty, "\(flaws):\n\(fullScreen.text)")
    // Where rows of a list are visible, the selected one is, too. (A name of one letter might be a key on the list of keys.)
    let list = person.top?.screen.list
    let rows = (0..<(list?.count ?? 0)).compactMap { list?[$0]?.text.words(in: .en) }.filter { $0.count > 1 }
    let isListVisible = fullScreen.lines.contains { line in rows.contains { line.dropFirst(2).hasPrefix($0) } }
    // While the user types in a field, which has the pointer, Enter takes the selected row.
    let taken = fullScreen.lines.count { $0.hasPrefix("↵") }
    let marks = taken > 0 ? taken : fullScreen.lines.count { $0.hasPrefix(">") }
    try expect(!isListVisible || marks == 1, "\(marks) rows are selected:\n\(fullScreen.text)")
  }
}

/// `WaysOutTests` looks at everything that a page holds, which takes longer.
private struct WeakPage {
  weak var page: (any AnyPage)?
}

extension StoredFacts.Change {
  /// By how much a number has changed, if it was one and still is.
  fileprivate var difference: Int? {
    guard let old = old.flatMap({ Int($0) }), let new = new.flatMap({ Int($0) }) else { return nil }
    return new - old
  }
}

extension Person {
  /// How many writes have reached the fake stores.
  fileprivate var triedWrites: Int {
    let groups = (app.services.groups as? GroupFakeDataProvider)?.calls ?? []
    let books = (app.services.books as? BookFakeDataProvider)?.calls ?? []
    return groups.count { if case .apply = $0 { true } else { false } }
      + books.count { if case .apply = $0 { true } else { false } }
  }
}
