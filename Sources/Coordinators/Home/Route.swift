import Models

/// A screen that the program can start with, given as a path on the command line.
nonisolated package enum Route: Equatable, Sendable {
  case home
  case app(AppName)
  case matchSettings
  case addBook
  case book(Book.ID)
  case group(Group.ID)
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
    case .replies(let user): "replies/\(user.text)"
    }
  }

  /// Whether this screen, or one that it leads to, uses the store.
  package var usesStore: Bool {
    switch self {
    case .app(.dice), .app(.matches), .app(.replies), .matchSettings, .replies: false
    case .home, .app(.books), .addBook, .book, .app(.groups), .group: true
    }
  }

  /// Whether it is a screen of the replies app.
  package var showsReplies: Bool {
    switch self {
    case .app(.replies), .replies: true
    case .home, .app, .matchSettings, .addBook, .book, .group: false
    }
  }

  /// Creates the route for a path such as `groups/3`; the empty path is home.
  ///
  /// - Returns: nil if no screen has this path.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let app = AppName(rawValue: parts[0]) else {
      guard path.isEmpty else { return nil }
      self = .home
      return
    }
    switch (app, parts.count) {
    case (_, 1): self = .app(app)
    case (.matches, 2) where parts[1] == "settings": self = .matchSettings
    case (.books, 2) where parts[1] == "add": self = .addBook
    case (.books, 2) where !parts[1].isEmpty: self = .book(parts[1])
    case (.groups, 2) where !parts[1].isEmpty: self = .group(parts[1])
    case (.replies, 2):
      guard let user = AccountName(parts[1]) else { return nil }
      self = .replies(user)
    default: return nil
    }
  }
}
