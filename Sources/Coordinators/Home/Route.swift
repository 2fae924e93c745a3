import Models

/// A screen that the program can start with, given as a path on the command line.
nonisolated package enum Route: Equatable, Sendable {
  case home
  case app(AppName)
  case matchSettings
  case addBook
  case book(Book.ID)
  case group(Group.ID)
  case addMember(Group.ID)
  case renameGroup(Group.ID)
  case replies(AccountName)

  /// The first component of every path.
  package static let apps = AppName.allCases.map(\.rawValue)

  /// The path of the screen.
  package var path: String {
    switch self {
    case .home: ""
    case .app(let app): app.rawValue
    case .matchSettings: "matches/settings"
    case .addBook: "books/add"
    case .book(let id): "books/\(id)"
    case .group(let id): "groups/\(id)"
    case .addMember(let id): "groups/\(id)/add"
    case .renameGroup(let id): "groups/\(id)/rename"
    case .replies(let user): "replies/@\(user.text)"
    }
  }

  /// Whether this screen, or one that it leads to, uses the store.
  package var usesStore: Bool {
    switch self {
    case .app(.dice), .app(.matches), .app(.replies), .matchSettings, .replies: false
    case .home, .app(.books), .addBook, .book, .app(.groups), .group, .addMember, .renameGroup: true
    }
  }

  /// Whether it is a screen of the replies app.
  package var showsReplies: Bool {
    switch self {
    case .app(.replies), .replies: true
    case .home, .app, .matchSettings, .addBook, .book, .group, .addMember, .renameGroup: false
    }
  }

  /// Creates the route for a path such as `groups/3`; the empty path is home, and a slash may follow any.
  ///
  /// - Returns: nil if no screen has this path.
  package init?(path: String) {
    guard let (form, given) = PathForm.found(in: path) else { return nil }
    switch form {
    case .home: self = .home
    case .dice: self = .app(.dice)
    case .matches: self = .app(.matches)
    case .matchSettings: self = .matchSettings
    case .books: self = .app(.books)
    case .addBook: self = .addBook
    case .book: self = .book(given)
    case .groups: self = .app(.groups)
    case .group: self = .group(given)
    case .addMember: self = .addMember(given)
    case .renameGroup: self = .renameGroup(given)
    case .replies: self = .app(.replies)
    case .repliesTo:
      guard let user = AccountName(given) else { return nil }
      self = .replies(user)
    }
  }
}
