#if DEBUG
  import Coordinators
  import Interactors
  import Models
  import Changes

  /// Notes the calls of the data providers that it wraps, except calls of ``news()``.
  final class TracedDataProviders: BookDataProvider, GroupDataProvider, RepliesDataProvider {
    var booksDidChange: ObserverSet<Void> { wrapped.books.booksDidChange }
    var me: User { wrapped.groups.me }
    var groupsDidChange: ObserverSet<Void> { wrapped.groups.groupsDidChange }

    private let wrapped: Services
    private let trace: Trace

    init(_ wrapped: Services, _ trace: Trace) {
      self.wrapped = wrapped
      self.trace = trace
    }

    // MARK: Books

    func books() async throws(BooksError) -> [Book] {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.books.books()
    }

    func book(_ id: Book.ID) async throws(BooksError) -> Book {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.books.book(id)
    }

    func apply(_ edits: [BooksEdit]) async throws(BooksError) -> [(book: Book, inverse: BooksEdit)] {
      trace.note("BookDataProvider.\(#function)")
      return try await wrapped.books.apply(edits)
    }

    // MARK: Groups

    func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groups.groupsList(of: category, limit: limit)
    }

    func groupNames() async throws(GroupsError) -> [(id: Group.ID, name: String)] {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groups.groupNames()
    }

    func group(_ id: Group.ID) async throws(GroupsError) -> Group {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groups.group(id)
    }

    func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groups.people(matching: filter, notIn: group, limit: limit)
    }

    // The news reporter calls this after every change, so the call would be in every trace.
    func news() async throws(GroupsError) -> NewsList { try await wrapped.groups.news() }

    func markNewsRead(upTo number: Int) async throws(GroupsError) {
      trace.note("GroupDataProvider.\(#function)")
      try await wrapped.groups.markNewsRead(upTo: number)
    }

    func apply(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
      trace.note("GroupDataProvider.\(#function)")
      return try await wrapped.groups.apply(edits)
    }

    // MARK: Replies

    func account(named name: AccountName) async throws(RepliesError) -> Account {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.replies.account(named: name)
    }

    func account(_ id: Account.ID) async throws(RepliesError) -> Account {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.replies.account(id)
    }

    func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.replies.posts(by: account, at: cursor)
    }

    func replies(to post: Post.ID) async throws(RepliesError) -> PostReplies {
      trace.note("RepliesDataProvider.\(#function)")
      return try await wrapped.replies.replies(to: post)
    }
  }
#endif
