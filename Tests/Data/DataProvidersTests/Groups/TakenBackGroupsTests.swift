import Changes
import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// A write is taken back, and made again, after a second process has gone on from it.
///
/// Then only what the other has written remains, and everything else is as before; or it is refused, and nothing has
/// changed.
@Suite(.fewAtOnce, .computesOnly)
struct TakenBackGroupsTests {
  @Test(arguments: ConformingProvider.stores + [.sqliteFile], TestRun.seeds(1, 2))
  func `what was written is taken back and made again, and what others have written stays`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let databases = try #require(try await conformer.pair(in: directory))
    let own = try await StoredGroupDataProvider(over: databases.0)
    let other = try await StoredGroupDataProvider(over: databases.1)
    try await leaveFew(own)
    var now = try await everything(in: own)
    // Each commit to a file waits for the disk.
    for round in 1...TestRun.steps(conformer == .sqliteMemory ? 125 : 15, long: 1_000) {
      // What the write has made of what; then the same for taking it back.
      var before = now
      guard var write = try? await own.make(edit(of: before, by: own.me, using: &random)).inverse else { continue }
      var after = try await everything(in: own)
      now = after
      for step in ["undo", "redo"] {
        let others = Int.random(in: 0...3, using: &random)
        for _ in 0..<others { _ = try? await other.make(edit(of: now, by: other.me, using: &random)) }
        now = try await everything(in: other)
        let comment: Comment = "round \(round), \(step) by \(write) after \(others) others"
        do {
          write = try await own.make(write).inverse
          let result = try await everything(in: own)
          let all = before + after + now
          let merged = Merge.values(padded(before, all), padded(after, all), padded(now, all), one: merge)
          try #require(result == merged?.filter { !$0.participants.isEmpty }, comment)
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
      for group in try await provider.groups(in: category).dropFirst(2) { try await provider.dissolve(group: group.id) }
    }
  }

  private func everything(in provider: any GroupDataProvider) async throws -> [Group] {
    var groups: [Group] = []
    for category in GroupCategory.allCases { groups += try await provider.groups(in: category) }
    return groups.sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
  }

  /// Returns the groups, and one in which nobody is for each that is only among all.
  private func padded(_ groups: [Group], _ all: [Group]) -> [Group] {
    all.reduce(into: groups) { groups, other in
      if !groups.contains(where: { $0.id == other.id }) { groups.append(Group(id: other.id, name: other.name)) }
    }
  }

  /// Takes a write to one group back, and keeps what was changed since.
  private func merge(_ old: Group, _ new: Group, _ current: Group) -> Group {
    func numbered(_ group: Group) -> [Int: Participant] {
      Dictionary(uniqueKeysWithValues: group.participants.map { ($0.number, $0) })
    }
    let (before, after) = (numbered(old), numbered(new))
    var people = numbered(current)
    for number in Set(before.keys).union(after.keys) where before[number] != after[number] {
      if people[number] == after[number] { people[number] = before[number] }
    }
    return Group(
      id: old.id, name: current.name == new.name ? old.name : current.name,
      participants: people.values.sorted { $0.number < $1.number })
  }

  /// Returns a random edit of groups, most of which are as it takes for granted.
  private func edit(of groups: [Group], by me: User, using random: inout SeededGenerator) throws -> GroupsEdit {
    let name = ["Twins", "左京", "O'Brien's"].randomElement(using: &random) ?? ""
    guard groups.count > 3, let group = groups.randomElement(using: &random) else {
      return .create(try GroupName(name), by: me)
    }
    let person = User(id: String(Int.random(in: 1...9, using: &random)), firstName: "", lastName: "")
    let standings: [Standing?] = [nil, nil, .joined, .invited(by: me)]
    let standing = standings.randomElement(using: &random) ?? nil
    switch Int.random(in: groups.count > 7 ? 2..<14 : 0..<14, using: &random) {
    case 0...1: return .create(try GroupName(name), by: me)
    case 2...5: return .rename(group.id, from: group.name, to: name)
    case 6...10:
      guard let somebody = group.participants.randomElement(using: &random) else { fallthrough }
      return .move(somebody.person, in: group.id, from: GroupCategory(somebody.standing), to: standing)
    default: return .move(person, in: group.id, from: .suggested, to: standing ?? .joined)
    }
  }
}
