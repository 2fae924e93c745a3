import Fakes
import Interactors
import Models
import TestSupport

/// What somebody else writes into the same store, or the user elsewhere.
nonisolated enum Elsewhere: CaseIterable, Sendable {
  case rename, join, invite, remove, dissolve
  case learn, delete, addBook

  static let groups: [Elsewhere] = [.rename, .join, .invite, .remove, .dissolve]
  static let books: [Elsewhere] = [.learn, .delete, .addBook]
}

extension Elsewhere {
  /// Writes it; if it is not possible any more, nothing happens.
  @MainActor func write(in app: App) async {
    let (groups, books) = (app.provider, app.bookProvider)
    let people = User.samples
    do {
      switch self {
      case .rename: try await groups.rename(group: "1", to: GroupName("Crows"))
      case .join: try await groups.join(group: "2")
      case .invite:
        _ = try await groups.make(.move(people[2], in: "1", from: .suggested, to: .invited(by: people[0])))
      case .remove: try await groups.remove(user: people[0].id, from: "1")
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
