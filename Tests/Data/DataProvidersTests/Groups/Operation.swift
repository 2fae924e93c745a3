import Changes
import Fakes
import Interactors
import Models
import TestSupport

/// A call of `GroupDataProvider` that can be made on any implementation.
enum Operation {
  case groups(GroupCategory)
  case group(Group.ID)
  case people(matching: String, notIn: Group.ID)
  case createGroup(GroupName)
  case rename(Group.ID, GroupName)
  case join(Group.ID)
  case leave(Group.ID)
  case add(User.ID, Group.ID)
  case remove(User.ID, Group.ID)

  /// The result of a call.
  enum Answer: Equatable {
    case groups(GroupsList)
    case people(FoundPeople)
    case group(Group)
    case done
  }

  /// Returns a random operation on groups and people, most of which exist.
  static func random(using random: inout SeededGenerator) -> Operation {
    let group = String(Int.random(in: 0...40, using: &random))
    let user = String(Int.random(in: 0...66, using: &random))
    switch Int.random(in: 0..<17, using: &random) {
    case 0...1: return .groups(GroupCategory.allCases.randomElement(using: &random) ?? .joined)
    case 2: return .group(group)
    case 3: return .people(matching: ["", "an", "o r", "zzz"].randomElement(using: &random) ?? "", notIn: group)
    case 4...5: return name(using: &random).map(Operation.createGroup) ?? .group(group)
    case 6...7: return .join(group)
    case 8: return .leave(group)
    case 16: return name(using: &random).map { .rename(group, $0) } ?? .group(group)
    case 9...12: return .add(user, group)
    default: return .remove(user, group)
    }
  }

  func outcome(of provider: some GroupDataProvider) async -> Result<Answer, GroupsError> {
    do {
      switch self {
      case .groups(let category):
        // Each numbers the invitations in a way of its own.
        let list = try await provider.groupsList(of: category)
        let counts = GroupCategory.allCases.map { ($0, list.count(of: $0) ?? -1) }
        return .success(
          .groups(
            GroupsList(
              groups: list.groups, groupsCategory: category, isWhole: list.isWhole,
              counts: Dictionary(uniqueKeysWithValues: counts))))
      case .group(let id): return .success(.group(try await provider.group(id)))
      case .people(let filter, let id):
        return .success(.people(try await provider.people(matching: filter, notIn: id, limit: 5)))
      case .createGroup(let name): return .success(.group(try await provider.newGroup(name)))
      case .rename(let id, let name): try await provider.rename(group: id, to: name)
      case .join(let id): try await provider.join(group: id)
      case .leave(let id): try await provider.leave(group: id)
      case .add(let user, let id): return .success(.group(try await provider.groupAfterAdding(user, to: id)))
      case .remove(let user, let id): return .success(.group(try await provider.groupAfterRemoving(user, from: id)))
      }
      return .success(.done)
    } catch {
      return .failure(error)
    }
  }

  private static func name(using random: inout SeededGenerator) -> GroupName? {
    try? GroupName(["Twins", "左京", "O'Brien's"].randomElement(using: &random) ?? "Other")
  }
}
