import Changes
import Localization
import Navigation
import Presenting
import TestSupport
import Testing

/// A store of words, whose writes can be undone.
private final class Words {
  private(set) var all: [String] = []
  /// Why nothing can be written.
  var refusal: CommandError?

  func add(_ word: String) throws(CommandError) -> Undo {
    if let refusal { throw refusal }
    all.append(word)
    return Undo { [self] in try remove(word) }
  }

  private func remove(_ word: String) throws(CommandError) -> Undo {
    if let refusal { throw refusal }
    all.removeAll { $0 == word }
    return Undo { [self] in try add(word) }
  }
}

struct HistoryTests {
  private let history = NavigationController().history
  private let words = Words()
  private let no = CommandError("No.")

  private func add(_ word: String) async {
    await history.run(at: ["words"]) { () async throws(CommandError) in
      Outcome(Text(verbatim: word), row: word, undo: try words.add(word))
    }
  }

  private func undo() async { await history.run(at: ["elsewhere"], history.undo) }
  private func redo() async { await history.run(at: ["elsewhere"], history.redo) }

  private var told: Text? { history.newest?.outcome.text }

  @Test func `the latest outcome stays until the next command begins`() async {
    await add("a")
    #expect(told == "a")
    await history.run(at: ["words"]) {
      #expect(told == nil)
      return nil
    }
    #expect(told == nil)
  }

  @Test func `after a command that reports nothing, the last write can still be undone`() async {
    await add("a")
    await history.run(at: ["words"]) { nil }
    await undo()
    #expect(words.all == [])
  }

  @Test func `a refusal stays until the next command begins, and the last write can still be undone`() async {
    await add("a")
    words.refusal = no
    await add("b")
    #expect(history.refusal == no)
    words.refusal = nil
    await undo()
    #expect(history.refusal == nil)
    #expect(words.all == [])
  }

  @Test func `an older command that ends late does not replace a newer outcome, but its write can still be undone`()
    async throws
  {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let undoOlder = try words.add("older")
    let work = Work()
    work.start { [history] in
      await history.run(at: ["words"]) {
        for await _ in gate {}
        return Outcome("older", undo: undoOlder)
      }
    }
    await add("newer")
    opener.finish()
    await eventually("the older command ends") { !work.isBusy }
    #expect(told == "newer")
    await undo()
    #expect(words.all == ["newer"])
  }

  @Test func `undo reverses the latest write, and redo repeats an undone write`() async {
    for word in ["a", "b"] { await add(word) }
    await undo()
    #expect(words.all == ["a"])
    #expect(told == .shared(.undone("b")))
    await undo()
    #expect(words.all == [])
    #expect(history.undoable.isEmpty)
    await redo()
    await redo()
    #expect(words.all == ["a", "b"])
    #expect(told == "b")
    #expect(history.redoable.isEmpty)
    await undo()
    #expect(words.all == ["a"])
  }

  @Test func `an undo from another screen reports the row that belongs to the screen of the original command`() async {
    await add("a")
    await undo()
    #expect(history.newest?.outcome.trail == ["words"])
    #expect(history.newest?.outcome.row == "a")
  }

  @Test func `after a new write, nothing can be redone`() async {
    await add("a")
    await undo()
    await add("b")
    #expect(history.redoable.isEmpty)
  }

  @Test func `after a redo, the other undone writes can still be redone`() async {
    for word in ["a", "b"] { await add(word) }
    await undo()
    await undo()
    await redo()
    #expect(!history.redoable.isEmpty)
  }

  @Test func `only the last twenty writes can be undone`() async {
    for number in 0...History.limit { await add("\(number)") }
    for _ in 0...History.limit { await undo() }
    #expect(words.all == ["0"])
  }

  @Test func `an undo that is refused for good shows the reason and is dropped, and the next undo skips that write`()
    async
  {
    for word in ["a", "b"] { await add(word) }
    words.refusal = CommandError("No.")
    await undo()
    #expect(history.refusal == CommandError(.shared(.undoDropped("b", because: "No."))))
    #expect(words.all == ["a", "b"])
    words.refusal = nil
    await undo()
    #expect(words.all == ["b"])
  }

  @Test func `a redo that is refused for good shows the reason and is dropped`() async {
    await add("a")
    await undo()
    words.refusal = CommandError("No.")
    await redo()
    #expect(history.refusal == CommandError(.shared(.redoDropped("a", because: "No."))))
    #expect(history.redoable.isEmpty)
  }

  @Test func `a partial undo and its redo are reported with the texts that the outcome provides`() async {
    let whole = Undo { throw CommandError("No.") }
    let part = Undo(isPartial: true) { whole }
    let outcome = Outcome("made", undo: Undo { part }, part: .init(undone: "left", redone: "joined"))
    await history.run(at: ["words"]) { outcome }
    await undo()
    #expect(told == "left")
    await redo()
    #expect(told == "joined")
  }

  @Test func `the report of a write names the consequence, but the reports of its undo and redo do not`() async throws {
    let undo = try words.add("a")
    await history.run(at: ["words"]) { Outcome("Left. It is gone.", withoutConsequence: "Left.", undo: undo) }
    #expect(told == "Left. It is gone.")
    await self.undo()
    #expect(told == .shared(.undone("Left.")))
    await redo()
    #expect(told == "Left.")
  }

  @Test func `the message about a dropped undo names the write without its consequence`() async throws {
    let undo = try words.add("a")
    await history.run(at: ["words"]) { Outcome("Left. It is gone.", withoutConsequence: "Left.", undo: undo) }
    words.refusal = no
    await self.undo()
    #expect(history.refusal == CommandError(.shared(.undoDropped("Left.", because: "No."))))
  }

  @Test func `a refused undo that may succeed later shows the reason, and can be tried again`() async {
    let no = CommandError("No.", remedy: .retry)
    await add("a")
    words.refusal = no
    await undo()
    #expect(history.refusal == no)
    #expect(words.all == ["a"])
    words.refusal = nil
    await undo()
    #expect(words.all == [])
  }

  @Test func `three undos that are started at once run one after another`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var reversed: [String] = []
    for word in ["a", "b", "c"] {
      let undo = Undo {
        if word == "c" { for await _ in gate {} }
        reversed.append(word)
        return Undo { throw CommandError("No.") }
      }
      await history.run(at: ["words"]) { Outcome(Text(verbatim: word), undo: undo) }
    }
    let work = Work()
    for _ in 1...3 { work.start { [self] in await undo() } }
    await turns(10)
    #expect(reversed == [])
    opener.finish()
    await eventually("all are undone") { !work.isBusy }
    #expect(reversed == ["c", "b", "a"])
  }
}
