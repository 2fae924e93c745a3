import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import TestSupport
import Testing
import TextUI
import Texts

/// A user at the groups app who does anything that the screen on top offers, and says what should come of it.
final class RandomUser {
  enum Act {
    /// Nothing is to be written.
    case move
    /// This is to be written; `later` if the flow below goes on in a later turn.
    case write(PlainGroups.Write, later: Bool = false)
    case undo
    case redo
  }

  /// What is done more often than the rest.
  private static let writes: Set = ["accept", "add", "decline", "invite", "join", "leave", "remove"]

  /// What leads to what is written, or back.
  private static let ways: Set = ["close", "invited", "joined", "open", "rename", "suggested"]
  /// Whatever else a screen may offer one day is left alone.
  private static let known = writes.union(ways).union(["create", "pick", "save"])

  let me: User
  let app: App
  private(set) var lastAct = ""
  /// How the write that this user has just taken back, or made again, had left everybody whom it moved; nil if not in the
  /// group any more.
  private(set) var left: [PlainGroups.Place: Participant?] = [:]

  private let provider: any GroupDataProvider
  private let people: [User]
  /// Whether the open picker picks who is invited.
  private var invites = false
  private var undoable: [Reversal] = []
  private var redoable: [Reversal] = []

  /// What takes a write back, and how the write has left everybody whom it moved.
  private struct Reversal {
    let write: PlainGroups.Write
    var left: [PlainGroups.Place: Participant?] = [:]
  }

  init(at path: String, using provider: any GroupDataProvider, among people: [User]) {
    (me, self.provider, self.people) = (provider.me, provider, people)
    app = App(at: path, groups: provider)
  }

  /// Notices what others have changed.
  func noticeChanges() { provider.groupsDidChange.notify() }

  // MARK: What should come of it

  /// Does in plain values what this user has done; whether it should have been refused.
  func apply(_ act: Act, to plain: inout PlainGroups) -> Bool {
    let next: Reversal? =
      switch act {
      case .move: nil
      case .write(let write, _): Reversal(write: write)
      case .undo: undoable.popLast()
      case .redo: redoable.popLast()
      }
    guard let next else { return false }
    left = next.left
    // One that is refused is passed over.
    guard let reverse = plain.make(next.write) else { return true }
    var made = Reversal(write: reverse)
    for place in reverse.places { made.left[place] = .some(plain.places[place]) }
    if case .undo = act { redoable.append(made) } else { undoable.append(made) }
    if case .write = act { redoable = [] }
    return false
  }

  // MARK: What is done

  /// Does something on the screen on top, where these groups are stored; if `atOnce`, nothing that is written in a later turn.
  func act(on plain: PlainGroups, atOnce: Bool = false, using random: inout SeededGenerator) -> Act {
    app.navigation.history.refusal = nil
    let typed = ["Twins", "左京", "Owls"].randomElement(using: &random) ?? ""
    guard let item = app.navigation.top?.item, var screen = app.navigation.top?.screen else { return .move }
    if !screen.fields.isEmpty {
      app.fill("name", with: typed)
      screen = app.navigation.top?.screen ?? screen
    }
    let enabled = screen.commands.filter(\.isEnabled).map(\.name).filter(Self.known.contains)
    let often = enabled.filter(Self.writes.contains)
    let own = (enabled + often + often).filter { !atOnce || $0 != "pick" }
    let general = ["undo", "redo"] + (app.navigation.stack.count > 1 ? ["back"] : [])
    let name = (own + general).randomElement(using: &random) ?? ""
    // All are mostly at the first group.
    let count = Bool.random(using: &random) ? 1 : screen.list?.count ?? 0
    let index = Int.random(in: 0..<max(1, count), using: &random)
    let row = screen.list?[index]?.id ?? ""
    lastAct = "\(me.firstName), \(item.path): \(name) \(row)"
    let command = screen.commands.first { $0.name == name }
    defer { command.map { app.give($0, rows: [index], text: typed) } ?? app.give(name) }
    switch name {
    case "undo": return .undo
    case "redo": return .redo
    case "create":
      let first = Participant(me, number: plain.lastNumber + 1)
      return .write(.group(Group(id: String(plain.lastID + 1), name: typed, participants: [first])))
    case "accept": return .write(.standing(me, row, from: .invited(by: nil), to: .joined))
    case "join": return .write(.standing(me, row, from: nil, to: .joined))
    case "decline": return .write(.standing(me, row, from: .invited(by: nil), to: nil))
    case "leave": return .write(.standing(me, row, from: .joined, to: nil))
    case "remove":
      let isInvited = screen.list?[index]?.detail != nil
      return .write(.standing(person(row), item.path, from: isInvited ? .invited(by: nil) : .joined, to: nil))
    case "pick":
      let standing: Standing = invites ? .invited(by: me) : .joined
      return .write(.standing(person(row), app.navigation.stack[1].item.path, from: nil, to: standing), later: true)
    case "save": return .write(.name(app.navigation.stack[1].item.path, from: oldName(in: item.title), to: typed))
    case "add", "invite":
      invites = name == "invite"
      return .move
    default: return .move
    }
  }

  private func person(_ id: User.ID) -> User { people.first { $0.id == id } ?? .sample }

  /// The name in the title of the screen for renaming a group.
  private func oldName(in title: Text) -> String {
    String(title.words(in: .en).dropFirst("Rename “".count).dropLast())
  }
}
