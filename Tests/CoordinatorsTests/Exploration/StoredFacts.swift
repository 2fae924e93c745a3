import Coordinators
import Interactors
import Models

/// The content of a store, one fact at a time, so that the writes of several people can be told apart.
struct StoredFacts: Equatable {
  nonisolated enum Fact: Hashable {
    case groupName(Group.ID)
    case participant(User.ID, in: Group.ID)
    case book(Book.ID)
    case knownCards(Book.ID)

    /// Returns the id of the row that shows it on the screen with a path, and whether the row shows other facts, too.
    func row(at path: String) -> (id: String, showsOthers: Bool) {
      switch self {
      case .groupName(let group): (group, true)
      case .participant(let person, let group):
        // In the list of groups, the row of a group also counts its members.
        path.split(separator: "/").contains { $0 == group } ? (person, false) : (group, true)
      case .book(let book), .knownCards(let book): (book, false)
      }
    }

    /// Whether it comes with a group and stays as long as the last person may come back to it.
    var isOfGroup: Bool {
      switch self {
      case .groupName: true
      case .participant, .book, .knownCards: false
      }
    }
  }

  /// A fact before and after; nil where there is none.
  nonisolated struct Change: Equatable {
    let old, new: String?

    var reversed: Change { Change(old: new, new: old) }
  }

  private var values: [Fact: String] = [:]

  /// Reads everything.
  ///
  /// The names of groups that were deleted `since` are kept, because their last people may come back.
  init(of services: Services, since earlier: StoredFacts? = nil) async throws {
    values = (earlier?.values ?? [:]).filter(\.key.isOfGroup)
    for category in GroupCategory.allCases {
      for summary in try await services.groups.groupsList(of: category).groups {
        let group = try await services.groups.group(summary.id)
        values[.groupName(group.id)] = group.name
        for other in group.participants {
          values[.participant(other.id, in: group.id)] = "\(other.standing), number \(other.number)"
        }
      }
    }
    for book in try await services.books.books() {
      values[.book(book.id)] = "\(book.name), \(book.cardCount) cards"
      values[.knownCards(book.id)] = String(book.knownCount)
    }
  }

  /// Returns all that has changed, except for the name of a new group, which comes with its first participant.
  func changes(to later: StoredFacts) -> [Fact: Change] {
    var changes: [Fact: Change] = [:]
    for fact in Set(values.keys).union(later.values.keys) {
      let change = Change(old: values[fact], new: later.values[fact])
      if fact.isOfGroup, change.old == nil { continue }
      if change.old != change.new { changes[fact] = change }
    }
    return changes
  }
}
