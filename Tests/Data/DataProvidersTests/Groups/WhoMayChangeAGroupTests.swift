import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The rights of people to change a group, with undo and redo, in every data provider.
@Suite(.fewAtOnce)
struct WhoMayChangeAGroupTests {
  /// How the user is in the group.
  nonisolated enum Place: CaseIterable {
    case stranger, invited, member
    /// A member until somebody else has removed the user.
    case removedMeanwhile
    /// Nobody else is in the group, or invited.
    case lastMember
  }

  nonisolated enum Doing: CaseIterable {
    case rename, add, invite, remove, withdraw
    case join, accept, decline, leave

    /// Whether only members do it.
    var changesGroup: Bool { self != .join && self != .accept && self != .decline && self != .leave }
  }

  /// The refused edits, and the words of the refusal.
  private func refusal(of doing: Doing, by place: Place, in scene: Scene) -> GroupsError? {
    let isMember = place == .member || place == .lastMember
    if doing.changesGroup, !isMember { return .onlyMembers(group: "Owls") }
    switch (doing, place) {
    case (.remove, .lastMember): return .isAlready(.suggested, person: scene.owners.me.fullName, group: "Owls")
    case (.withdraw, .lastMember): return .isAlready(.suggested, person: scene.guest.fullName, group: "Owls")
    case (.rename, _), (.add, _), (.invite, _), (.remove, _), (.withdraw, _): return nil
    case (.join, .stranger), (.join, .removedMeanwhile): return nil
    case (.accept, .invited), (.decline, .invited): return nil
    case (.leave, .member), (.leave, .lastMember): return nil
    case (_, .stranger), (_, .removedMeanwhile): return .isAlready(.suggested, person: nil, group: "Owls")
    case (_, .invited): return .isAlready(.invited, person: nil, group: "Owls")
    case (_, .member), (_, .lastMember): return .isAlready(.joined, person: nil, group: "Owls")
    }
  }

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A group of somebody else, who has invited a guest; the user’s provider, and the owner’s.
  private struct Scene {
    let group: Group.ID
    let mine, owners: any GroupDataProvider
    let guest, newcomer: User

    func edit(_ doing: Doing) -> GroupsEdit {
      let me = mine.me
      return switch doing {
      case .rename: .rename(group, from: "Owls", to: "Larks")
      case .add: .move(newcomer, in: group, from: .suggested, to: .joined)
      case .invite: .move(newcomer, in: group, from: .suggested, to: .invited(by: me))
      case .remove: .move(owners.me, in: group, from: .joined, to: nil)
      case .withdraw: .move(guest, in: group, from: .invited, to: nil)
      case .join: .move(me, in: group, from: .suggested, to: .joined)
      case .accept: .move(me, in: group, from: .invited, to: .joined)
      case .decline: .move(me, in: group, from: .invited, to: nil)
      case .leave: .move(me, in: group, from: .joined, to: nil)
      }
    }

    /// The group; nil if it is gone.
    var now: Group? { get async { try? await mine.group(group) } }

    func removeMe() async throws { try await owners.remove(user: mine.me.id, from: group) }
  }

  private func scene(_ place: Place, at mine: any GroupDataProvider) async throws -> Scene {
    let strangers = try await mine.people(notIn: mine.createGroup(GroupName("Everybody else")))
    try #require(strangers.count > 2)
    let owners = try mine.acting(as: strangers[0])
    let group = try await owners.createGroup(GroupName("Owls"))
    _ = try await owners.apply(.move(strangers[1], in: group, from: .suggested, to: .invited(by: owners.me)))
    let standing: Standing? =
      switch place {
      case .stranger: nil
      case .invited: .invited(by: owners.me)
      case .member, .removedMeanwhile, .lastMember: .joined
      }
    if let standing { _ = try await owners.apply(.move(mine.me, in: group, from: .suggested, to: standing)) }
    let scene = Scene(group: group, mine: mine, owners: owners, guest: strangers[1], newcomer: strangers[2])
    if place == .removedMeanwhile { try await scene.removeMe() }
    if place == .lastMember { _ = try await mine.apply(mine.group(group).emptying(except: mine.me)) }
    return scene
  }

  @Test(arguments: ConformingProvider.allCases, Place.allCases)
  func `a person who may apply an edit may also undo and redo the edit, and other people are refused`(
    conformer: ConformingProvider, place: Place
  ) async throws {
    let mine = try await conformer.groups(in: directory)
    for doing in Doing.allCases {
      let scene = try await scene(place, at: mine)
      let edit = scene.edit(doing)
      let before = await scene.now
      if let refusal = refusal(of: doing, by: place, in: scene) {
        await #expect(throws: refusal, "\(doing)") { try await mine.apply(edit) }
        #expect(await scene.now == before, "\(doing)")
        continue
      }
      let undo = try await mine.apply(edit).inverse
      let after = await scene.now
      #expect(after != before, "\(doing)")
      let redo = try await mine.apply(undo).inverse
      #expect(await scene.now == before, "\(doing)")
      _ = try await mine.apply(redo)
      #expect(await scene.now == after, "\(doing)")
    }
  }

  @Test(arguments: ConformingProvider.allCases, [false, true])
  func `a member who was removed in the meantime can neither undo nor redo edits of the group`(
    conformer: ConformingProvider, undoesFirst: Bool
  ) async throws {
    let mine = try await conformer.groups(in: directory)
    for doing in Doing.allCases where doing.changesGroup && doing != .remove {
      let scene = try await scene(.member, at: mine)
      var reversal = try await mine.apply(scene.edit(doing)).inverse
      if undoesFirst { reversal = try await mine.apply(reversal).inverse }
      try await scene.removeMe()
      let before = await scene.now
      let name = doing == .rename && !undoesFirst ? "Larks" : "Owls"
      await #expect(throws: GroupsError.onlyMembers(group: name), "\(doing)") { try await mine.apply(reversal) }
      #expect(await scene.now == before, "\(doing)")
    }
  }
}
