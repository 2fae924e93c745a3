import DataProviders
import Interactors
import Models
import TestSupport
import Testing

/// Two people write to one store at random, and each takes back, and makes again, what was written by that person alone.
///
/// After each step, both read in every field what a model of the groups says.
@Suite(.fewAtOnce, .computesOnly)
struct TwoPeopleTests {
  /// What one person has written, as the store and as the model take it back or make it again.
  private struct Made {
    let edits: [GroupsEdit]
    let writes: [GroupsModel.Write]
  }

  private struct Writer {
    let provider: StoredGroupDataProvider
    var undoable: [Made] = []
    var redoable: [Made] = []
  }

  @Test(arguments: ConformingProvider.stores + [.sqliteFile], TestRun.seeds(1, 2))
  func `what two people write, take back and make again is what a model says`(
    conformer: ConformingProvider, seed: UInt64
  ) async throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let databases = try #require(try await conformer.pair(in: directory))
    var writers = [
      // Who comes first is no longer the only user, whom the next one would become.
      Writer(
        provider: try await StoredGroupDataProvider(over: databases.0, as: .named("anna", fullName: "Anna Roca"))),
      Writer(
        provider: try await StoredGroupDataProvider(over: databases.1, as: .named("ben", fullName: "Ben Ash"))),
    ]
    try #require(writers[0].provider.me != writers[1].provider.me)
    let people = try await leaveFew(for: writers.map(\.provider))
    var model = GroupsModel(try await everything(in: writers[0].provider).sorted { $0.number < $1.number })
    var (made, refused) = (0, 0)
    // Each commit to a file waits for the disk.
    let count = TestRun.steps(conformer == .sqliteMemory ? 150 : 50, long: 1_000)
    while made < count {
      let who = Int.random(in: 0...1, using: &random)
      let provider = writers[who].provider
      var step = Made(edits: [], writes: [])
      let way = Int.random(in: 0...5, using: &random)
      switch way {
      case 0...1: step = writers[who].undoable.popLast() ?? step
      case 2: step = writers[who].redoable.popLast() ?? step
      default:
        let writes = try (1...Int.random(in: 1...2, using: &random)).compactMap { _ in
          try write(to: model.groups, by: provider.me, among: people, using: &random)
        }
        step = Made(edits: try writes.map(edit), writes: writes)
        writers[who].redoable = []
      }
      guard !step.edits.isEmpty else { continue }
      let comment: Comment = "write \(made) by \(provider.me.fullName): \(step)"
      var (next, inverses): (GroupsModel, [GroupsModel.Write]) = (model, [])
      do throws(GroupsError) {
        let answers = try await provider.make(step.edits)
        for (write, answer) in zip(step.writes, answers) {
          guard let inverse = next.make(write, answer: answer.group) else {
            throw GroupsError.refused("the model", because: .changedSince)
          }
          inverses.insert(inverse, at: 0)
        }
        let inverse = Made(edits: answers.reversed().map(\.inverse), writes: inverses)
        if (0...1).contains(way) {
          writers[who].redoable.append(inverse)
        } else {
          writers[who].undoable.append(inverse)
        }
        (model, made) = (next, made + 1)
      } catch {
        // One that was overtaken is passed over.
        let isMade = step.writes.allSatisfy { next.make($0, answer: nil) != nil }
        try #require(!isMade, "\(comment) \(error)")
        refused += 1
      }
      for writer in writers {
        for category in GroupCategory.allCases {
          let expected = model.groups(in: category, for: writer.provider.me.id)
          try #require(try await writer.provider.groups(in: category) == expected, comment)
        }
      }
    }
    #expect(refused > 0)
  }

  /// Leaves a few groups of each category, as all are read after each write, and returns a few people.
  private func leaveFew(for providers: [StoredGroupDataProvider]) async throws -> [User] {
    let first = providers[0]
    for category in GroupCategory.allCases {
      for group in try await first.groups(in: category).dropFirst(2) { try await first.dissolve(group: group.id) }
    }
    let group = try #require(try await first.groups(in: .joined).first)
    return try await first.people(notIn: group.id).prefix(3) + providers.map(\.me)
  }

  private func everything(in provider: any GroupDataProvider) async throws -> [Group] {
    var groups: [Group] = []
    for category in GroupCategory.allCases { groups += try await provider.groups(in: category) }
    return groups
  }

  /// Returns a random write of groups, most of which are as it takes for granted.
  private func write(
    to groups: [Group], by me: User, among people: [User], using random: inout SeededGenerator
  ) throws -> GroupsModel.Write? {
    let there = groups.filter { !$0.participants.isEmpty }
    let name = ["Twins", "左京", "O'Brien's"].randomElement(using: &random) ?? ""
    let kind = Int.random(in: there.count > 7 ? 1...9 : 0...9, using: &random)
    guard kind > 0 else { return .create(name, by: me) }
    let standings: [Standing?] = [nil, .joined, .invited(by: me), .invited(by: nil)]
    guard let group = (kind == 1 ? groups : there).randomElement(using: &random),
      let other = people.randomElement(using: &random), let standing = standings.randomElement(using: &random)
    else { return .create(name, by: me) }
    let now = group.participants.randomElement(using: &random)
    switch kind {
    case 1...2: return .rename(group.id, from: group.name, to: name)
    case 3...5: return now.map { .move($0.person, in: group.id, from: $0.standing, to: standing) }
    default: return .move(other, in: group.id, from: nil, to: standing ?? .joined)
    }
  }

  private func edit(_ write: GroupsModel.Write) throws -> GroupsEdit {
    switch write {
    case .create(let name, let person): .create(try GroupName(name), by: person)
    case .rename(let id, let old, let new): .rename(id, from: old, to: new)
    case .move(let person, let id, let old, let new, let number, _):
      .move(person, in: id, from: GroupCategory(old), to: new, number: number)
    }
  }
}

extension Group {
  fileprivate var number: Int { Int(id) ?? 0 }
}
