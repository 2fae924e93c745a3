import Fakes
import Interactors
import Models
import TestSupport

/// What somebody else writes into the same store, or the user elsewhere.
nonisolated enum Elsewhere: CaseIterable, Sendable {
  case rename, leave, join, invite, add, remove, dissolve
  case learn, delete, addBook

  static let groups: [Elsewhere] = [.rename, .leave, .join, .invite, .add, .remove, .dissolve]
  static let books: [Elsewhere] = [.learn, .delete, .addBook]
}

extension Elsewhere {
  /// Writes it; if it is not possible any more, nothing happens.
  @MainActor func write(in app: App) async {
    let (groups, books) = (app.provider, app.bookProvider)
    let person = User.samples[2]
    do {
      switch self {
      case .rename: try await groups.rename(group: "1", to: GroupName("Crows"))
      case .leave: try await groups.leave(group: "1")
      case .join: try await groups.join(group: "2")
      case .invite:
        _ = try await groups.make(.move(groups.me, in: "3", from: .suggested, to: .invited(by: User.samples[0])))
      case .add: try await groups.add(user: person.id, to: "1")
      case .remove: try await groups.remove(user: person.id, from: "1")
      case .dissolve: try await groups.dissolve(group: "1")
      case .learn: try await books.learn(1, in: "1")
      case .delete: try await books.delete(book: "1")
      case .addBook: try await books.addBook(BookName("Particles"), cards: CardCount("3"))
      }
    } catch {
      // It was done before, or what it would change is gone.
    }
  }
}
