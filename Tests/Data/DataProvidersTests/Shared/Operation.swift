import Fakes
import Interactors
import Models
import TestSupport

/// A call of a data provider, which can be made to a store and to its fake.
enum Operation {
  case groupsList(GroupCategory)
  case news
  case group(Group.ID)
  case people(matching: String, notIn: Group.ID)
  case create(GroupName)
  case rename(Group.ID, GroupName)
  /// Changes how a person is in a group, whatever the person is there now; nobody is the user.
  case move(User.ID?, in: Group.ID, to: GroupCategory)
  /// Takes everybody out.
  case dissolve(Group.ID)
  case applyToGroups([GroupsEdit])

  case books
  case book(Book.ID)
  case addBook(BookName, CardCount)
  case delete(Book.ID)
  case applyToBooks([BooksEdit])

  enum Answer: Equatable {
    case groupsList(GroupsList), people(FoundPeople), books([Book]), news([String])
    case groups([Group], inverses: [GroupsEdit] = [])
    case changedBooks([Book], inverses: [BooksEdit])
    case groupsError(GroupsError), booksError(BooksError)

    /// The undo of a write.
    var inverse: Operation? {
      switch self {
      case .groups(_, let inverses) where !inverses.isEmpty: .applyToGroups(inverses)
      case .changedBooks(_, let inverses): .applyToBooks(inverses)
      default: nil
      }
    }

    var isRefusal: Bool {
      switch self {
      case .groupsError, .booksError: true
      default: false
      }
    }
  }

  /// Draws an operation, on groups, people and books most of which exist; often the same, and with names that often meet.
  static func random(using random: inout SeededGenerator) throws -> Operation {
    let group = String(min(Int.random(in: 0...30, using: &random), Int.random(in: 0...30, using: &random)))
    let user = String(Int.random(in: 0...67, using: &random))
    let book = String(Int.random(in: 0...20, using: &random))
    let groupName = try GroupName(["Twins", "左京", "O'Brien's"].randomElement(using: &random) ?? "")
    let bookNames = ["Öl", "o\u{308}L", "Straße", "STRASSE", "Latin", "latin", "左京"]
    let bookName = try BookName(bookNames.randomElement(using: &random) ?? "")
    let category = GroupCategory.allCases.randomElement(using: &random) ?? .joined
    switch Int.random(in: 0..<26, using: &random) {
    case 0...1: return .groupsList(category)
    case 2: return Bool.random(using: &random) ? .group(group) : .news
    case 3: return .people(matching: ["", "an", "o r", "zzz"].randomElement(using: &random) ?? "", notIn: group)
    case 4...5: return .create(groupName)
    case 6...7: return .rename(group, groupName)
    case 8...10: return .move(nil, in: group, to: category)
    case 11...16: return .move(user, in: group, to: category)
    case 17: return .dissolve(group)
    case 18: return .books
    case 19: return .book(book)
    case 20...21: return .addBook(bookName, try CardCount(String(Int.random(in: 0...9, using: &random))))
    case 22: return .delete(book)
    default: return .applyToBooks([.learn(Int.random(in: -9...9, using: &random), in: book)])
    }
  }

  func answer(of groups: some GroupDataProvider, _ books: some BookDataProvider) async -> Answer {
    do throws(GroupsError) {
      switch self {
      case .groupsList(let category):
        let list = try await groups.groupsList(of: category)
        // Only the fake counts the groups that it lists.
        let counts = GroupCategory.allCases.filter { $0 != category }.map { ($0, list.count(of: $0) ?? -1) }
        return .groupsList(
          GroupsList(
            groups: list.groups, groupsCategory: category, isWhole: list.isWhole,
            counts: Dictionary(uniqueKeysWithValues: counts), unreadNews: list.unreadNews))
      case .news:
        // A store has its own times, and a server skips the numbers of what was refused.
        return .news(
          try await groups.news().news.map { "\($0.kind) \($0.groupName) \($0.group) \($0.actor?.id ?? "")" })
      case .group(let id): return .groups([try await groups.group(id)])
      case .people(let filter, let id):
        return .people(try await groups.people(matching: filter, notIn: id, limit: 5))
      default: break
      }
      if let edits = try await groupsEdits(at: groups) {
        let made = try await groups.apply(edits)
        return .groups(made.map(\.group), inverses: made.reversed().map(\.inverse))
      }
    } catch {
      return .groupsError(error)
    }
    do throws(BooksError) {
      if case .book(let id) = self { return .books([try await books.book(id)]) }
      guard let edits = try await booksEdits(at: books) else { return .books(try await books.books()) }
      let made = try await books.apply(edits)
      return .changedBooks(made.map(\.book), inverses: made.reversed().map(\.inverse))
    } catch {
      return .booksError(error)
    }
  }

  /// Returns the edits of groups, which rely on what is there now.
  private func groupsEdits(at groups: some GroupDataProvider) async throws(GroupsError) -> [GroupsEdit]? {
    switch self {
    case .create(let name): return [.create(name, by: groups.me)]
    case .rename(let id, let name): return [.rename(id, from: try await groups.group(id).name, to: name.text)]
    case .move(let user, let id, let category):
      let group = try await groups.group(id)
      let others = try await groups.people(matching: "", notIn: id, limit: .max).people
      let wanted = user ?? groups.me.id
      let stranger = User(id: wanted, firstName: "", lastName: "")
      let person = (group.participants.map(\.person) + others).first { $0.id == wanted } ?? stranger
      let standing: Standing? =
        switch category {
        case .joined: .joined
        case .invited: .invited(by: groups.me)
        case .suggested: nil
        }
      return [.move(person, in: id, from: group.category(for: wanted), to: standing)]
    case .dissolve(let id): return try await groups.group(id).dissolving(by: groups.me)
    case .applyToGroups(let edits): return edits
    default: return nil
    }
  }

  /// Returns the edits of books, which rely on what is there now.
  private func booksEdits(at books: some BookDataProvider) async throws(BooksError) -> [BooksEdit]? {
    switch self {
    case .addBook(let name, let cards): [.add(name, cards: cards)]
    case .delete(let id): [.delete(try await books.book(id))]
    case .applyToBooks(let edits): edits
    default: nil
    }
  }
}
