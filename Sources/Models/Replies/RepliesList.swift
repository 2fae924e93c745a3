/// The replies to an account that have been fetched so far: the model of the replies screen.
///
/// The service has no such list. It only offers an account's posts, page by page, and the replies to each post; the
/// list is assembled from these.
package struct RepliesList: Equatable, Sendable {
  package let account: Account
  /// Direct replies by others, without duplicates: in the order of the pages, newest first within each page.
  package private(set) var replies: [Post] = []
  /// The start of the next page; nil at the beginning, and once the list is complete.
  package private(set) var next: PostsPage.Cursor?
  /// Whether there are no more pages.
  package private(set) var isComplete = false
  /// The number of pages examined.
  package private(set) var pageCount = 0
  /// The number of posts examined since the last reply was found.
  package private(set) var postsWithoutReplies = 0
  /// The number of pages examined since the last reply was found; pages can be empty.
  package private(set) var pagesWithoutReplies = 0
  /// The number of replies that the server counts but does not show.
  package private(set) var hiddenReplies = 0
  /// The number of posts whose replies could not be fetched.
  package private(set) var postsWithUnknownReplies = 0

  private var seenPosts: Set<Post.ID> = []
  private var seenReplies: Set<Post.ID> = []
  private var seenCursors: Set<PostsPage.Cursor> = []

  /// Creates a list for which no page has been fetched yet.
  package init(account: Account) {
    self.account = account
  }

  /// Returns the posts of a page whose replies should be fetched: those that have replies and were not examined before.
  package func answeredPosts(of page: PostsPage) -> [Post] {
    var seen = seenPosts
    return page.posts.filter { $0.replyCount > 0 && seen.insert($0.id).inserted }
  }

  /// Adds the page at ``next`` together with the replies to its ``answeredPosts(of:)``.
  ///
  /// A post without an entry in `answers` is one whose replies could not be fetched.
  package mutating func add(_ page: PostsPage, answers: [Post.ID: [Post]]) {
    let found = answeredPosts(of: page).flatMap { post in
      record(answers[post.id], to: post).filter { seenReplies.insert($0.id).inserted }
    }
    replies += found.sorted { ($0.created, $0.id) > ($1.created, $1.id) }
    postsWithoutReplies = found.isEmpty ? postsWithoutReplies + page.posts.count : 0
    pagesWithoutReplies = found.isEmpty ? pagesWithoutReplies + 1 : 0
    pageCount += 1
    seenPosts.formUnion(page.posts.map(\.id))
    // A server that repeats a cursor would otherwise cause an endless loop.
    let goesOn = page.next.map { seenCursors.insert($0).inserted } ?? false
    next = goesOn ? page.next : nil
    isComplete = !goesOn
  }

  /// Returns the answers that belong in the list, and counts those that are missing.
  private mutating func record(_ answers: [Post]?, to post: Post) -> [Post] {
    guard let answers else {
      postsWithUnknownReplies += 1
      return []
    }
    // The server's count is untrusted and can be arbitrarily large.
    let (sum, isTooLarge) = hiddenReplies.addingReportingOverflow(max(0, post.replyCount - answers.count))
    hiddenReplies = isTooLarge ? .max : sum
    return answers.filter { $0.author.id != account.id }
  }
}
