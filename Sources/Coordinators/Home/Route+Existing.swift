import Interactors
import Models

extension Route {
  /// Returns this route or, if what it shows no longer exists, the one above it.
  package func existing(in services: Services) async -> Route {
    switch self {
    case .group(let id), .addMember(let id), .renameGroup(let id):
      do throws(GroupsError) { _ = try await services.groups.group(id) } catch {
        // Another failure may pass: the screen itself says so.
        if error == .groupGone { return .app(.groups) }
      }
    case .book(let id):
      do throws(BooksError) { _ = try await services.books.book(id) } catch {
        if error == .bookGone { return .app(.books) }
      }
    case .home, .app, .matchSettings, .addBook, .replies: break
    }
    return self
  }
}
