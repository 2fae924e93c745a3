import Fakes
import Interactors
import Localization
import Models
import Navigation
import Testing
import TestSupport
import Texts
import TextUI

/// A user at the groups app who does anything that the screen on top offers, and says what should come of it.
final class RandomUser {
  enum Act {
    /// Nothing is to be written.
    case move
    case refused
    /// This is to be written; `later` if the flow below goes on in a later turn.
    case write(PlainGroups.Write, later: Bool = false)
    case undo
    case redo
  }

  /// What is done more often than the rest.
  private static let writes: Set = ["accept", "add", "confirm", "decline", "leave", "remove"]

  /// What leads to what is written, or back.
  private static let ways: Set = ["add", "cancel", "close", "invited", "joined", "open", "rename", "suggested"]
  /// Whatever else a screen may offer one day is left alone.
  private static let known = writes.union(ways).union(["create", "join", "pick", "save"])
  /// What is written when the flow below goes on.
  private static let later: Set = ["confirm", "pick"]

  let app: App
  let groups: SharedGroups
  /// The groups whose deletion this user has agreed to, or that this user has made, each as it was then.
  private(set) var dispensable: [Group] = []
  private(set) var lastAct = ""

  /// The group that the last question was about.
  private var asked: Group.ID = ""
  private var undoable: [PlainGroups.Write] = []
  private var redoable: [PlainGroups.Write] = []

  init(at path: String, sharing store: GroupFakeDataProvider) {
    groups = SharedGroups(store)
    app = App(at: path, provider: store, groups: groups)
  }

  // MARK: What should come of it

  /// Does in plain values what this user has done; whether it should have been refused.
  func apply(_ act: Act, to plain: inout PlainGroups) -> Bool {
    switch act {
    case .move: return false
    case .refused: return true
    case .write(let write, _):
      guard let reverse = plain.make(write) else { return true }
      if case .group(_, nil, let created?) = write { dispensable.append(created) }
      undoable.append(reverse)
      redoable = []
    case .undo:
      guard let write = undoable.last else { return false }
      guard let reverse = plain.make(write) else { return true }
      undoable.removeLast()
      redoable.append(reverse)
    case .redo:
      guard let write = redoable.last else { return false }
      guard let reverse = plain.make(write) else { return true }
      redoable.removeLast()
      undoable.append(reverse)
    }
    return false
  }

  // MARK: What is done

  /// Does something on the screen on top; if `atOnce`, nothing that is written in a later turn.
  func act(lastID: Int, atOnce: Bool = false, using random: inout SeededGenerator) -> Act {
    app.navigation.history.refusal = nil
    let typed = ["Twins", "左京", "Owls"].randomElement(using: &random) ?? ""
    guard let item = app.navigation.top?.item, var screen = app.navigation.top?.screen else { return .move }
    if !screen.fields.isEmpty {
      app.fill("name", with: typed)
      screen = app.navigation.top?.screen ?? screen
    }
    // Questions are often left open for a while.
    if item.isDialog, Bool.random(using: &random) { return .move }
    let enabled = screen.commands.filter { $0.isEnabled || item.isDialog }.map(\.name).filter(Self.known.contains)
    let often = enabled.filter(Self.writes.contains)
    let own = (enabled + often + often).filter { !atOnce || !Self.later.contains($0) }
    let general = ["undo", "redo"] + (app.navigation.stack.count > 1 ? ["back"] : [])
    let name = (own + (item.isDialog ? [] : general)).randomElement(using: &random) ?? ""
    // Both are mostly at the first group.
    let count = Bool.random(using: &random) ? 1 : screen.list?.count ?? 0
    let index = Int.random(in: 0..<max(1, count), using: &random)
    let row = screen.list?[index]?.id ?? ""
    lastAct = "\(item.path): \(name) \(row)"
    let command = screen.commands.first { $0.name == name }
    defer { command.map { app.give($0, rows: [index], text: typed) } ?? app.give(name) }
    switch name {
    case "undo": return .undo
    case "redo": return .redo
    case "create":
      let id = String(lastID + 1)
      return .write(.group(id, from: nil, to: Group(id: id, name: typed)))
    case "accept": return .write(.category(row, from: .invited, to: .joined))
    case "join": return .write(.category(row, from: .suggested, to: .joined))
    case "remove": return .write(.part(person(row), item.path))
    case "pick": return .write(.join(person(row), app.navigation.stack[1].item.path, behind: nil), later: true)
    case "save": return .write(.name(app.navigation.stack[1].item.path, from: oldName(in: item.title), to: typed))
    case "confirm": return agree(to: screen, item.title)
    case "decline", "leave":
      asked = row
      return .move
    default: return .move
    }
  }

  /// Says yes to exactly what the question shows; if it says that there is nothing left to ask, that is refused.
  private func agree(to screen: Screen, _ title: Text) -> Act {
    guard screen.commands.first?.isEnabled == true, let group = groups.lastRead[asked] else { return .refused }
    let isMine = group.category == .joined
    #expect(title == .groups(isMine ? .leaveTitle(1) : .declineTitle(1)))
    guard case .text(let message, _) = screen.elements.first else { return .refused }
    #expect(message == .groups(isMine ? .leaveMessage(groups: [group.name]) : .declineMessage(groups: [group.name])))
    dispensable.append(group)
    return .write(.group(group.id, from: group, to: nil), later: true)
  }

  private func person(_ id: User.ID) -> User { User.samples.first { $0.id == id } ?? .sample }

  /// The name in the title of the screen for renaming a group.
  private func oldName(in title: Text) -> String {
    String(title.words(in: .en).dropFirst("Rename “".count).dropLast())
  }
}
