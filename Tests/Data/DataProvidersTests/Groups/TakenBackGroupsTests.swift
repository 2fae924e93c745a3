import DataProviders
import Fakes
import Interactors
import Models
import Changes
import Testing
import TestSupport

/// A write is taken back, and made again, after a second process has gone on from it.
///
/// Then only what the other has written remains, and everything else is as before; or it is refused, and nothing has
/// changed.
@Suite(.fewAtOnce, .computesOnly)
struct TakenBackGroupsTests {
  @Test(arguments: ConformingProvider.stores + [.sqliteFile])
  func `what was written is taken back and made again, and what others have written stays`(
    conformer: ConformingProvider
  ) async throws {
    let directory = try TemporaryDirectory()
    let seed = RandomTest.seed
    var random = SeededGenerator(seed: seed)
    let databases = try #require(try await conformer.pair(in: directory))
    let own = StoredGroupDataProvider(database: databases.0)
    let other = StoredGroupDataProvider(database: databases.1)
    try await leaveFew(own)
    var now = try await everything(in: own)
    // Each commit to a file waits for the disk.
    for round in 1...RandomTest.count("ROUNDS", default: conformer == .sqliteMemory ? 250 : 30) {
      // What the write has made of what; then the same for taking it back.
      var before = now
      guard var write = try? await own.make(edit(of: before, using: &random)).inverse else { continue }
      var after = try await everything(in: own)
      now = after
      for step in ["undo", "redo"] {
        let others = Int.random(in: 0...3, using: &random)
        for _ in 0..<others { _ = try? await other.make(edit(of: now, using: &random)) }
        now = try await everything(in: other)
        let comment: Comment = "SEED=\(seed), round \(round), \(step) by \(write) after \(others) others"
        do {
          write = try await own.make(write).inverse
          let result = try await everything(in: own)
          try #require(result == Merge.values(before, after, now, one: merge), comment)
          // Taking it back turns the result into what is now.
          (before, after, now) = (now, result, result)
        } catch let error as GroupsError {
          // Only because of what others have done to the same group.
          let id = write.group
          try #require(now.first { $0.id == id } != after.first { $0.id == id }, "\(comment): \(error)")
          try #require(await everything(in: own) == now, comment)
          break
        }
      }
    }
  }

  /// Deletes groups until a few of each category are left, as all are read after each write.
  private func leaveFew(_ provider: any GroupDataProvider) async throws {
    for category in GroupCategory.allCases {
      for group in try await provider.groups(in: category).dropFirst(2) { try await provider.leave(group: group.id) }
    }
  }

  private func everything(in provider: any GroupDataProvider) async throws -> [Group] {
    var groups: [Group] = []
    for category in GroupCategory.allCases { groups += try await provider.groups(in: category) }
    return groups.sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
  }

  /// Takes a write to one group back, and keeps what was changed since.
  ///
  /// Whoever comes back stands behind those who stood before, as far as they are still there.
  private func merge(_ old: Group, _ new: Group, _ current: Group) -> Group {
    var members = current.members.filter { old.members.contains($0) || !new.members.contains($0) }
    for (row, member) in old.members.enumerated() where !(new.members + members).contains(member) {
      let last = members.lastIndex { old.members[..<row].contains($0) } ?? -1
      members.insert(member, at: last + 1)
    }
    return Group(
      id: old.id, name: current.name == new.name ? old.name : current.name,
      category: current.category == new.category ? old.category : current.category, members: members)
  }

  /// Returns a random edit of groups, most of which are as it takes for granted.
  private func edit(of groups: [Group], using random: inout SeededGenerator) throws -> GroupsEdit {
    let name = ["Twins", "左京", "O'Brien's"].randomElement(using: &random) ?? ""
    guard groups.count > 3, let group = groups.randomElement(using: &random) else {
      return .create(try GroupName(name))
    }
    let person = User(id: String(Int.random(in: 1...9, using: &random)), firstName: "", lastName: "")
    switch Int.random(in: groups.count > 7 ? 2..<14 : 0..<14, using: &random) {
    case 0...1: return .create(try GroupName(name))
    case 2...3: return .delete(group)
    case 4...5: return .rename(group.id, from: group.name, to: name)
    case 6:
      let category = GroupCategory.allCases.randomElement(using: &random) ?? .joined
      return .move(GroupSummary(group), from: group.category, to: category)
    case 7...10:
      return group.members.randomElement(using: &random).map { .remove($0, from: group.id) } ?? .delete(group)
    default: return .add(person, to: group.id)
    }
  }
}
