/// The replies to an account that have been fetched so far: the model of the replies screen.
///
/// The service has no such list. It only offers an account's posts, page by page, and the replies to each post; the
/// list is assembled from these, in whichever order they arrive.
package struct RepliesList: Equatable, Sendable {
  /// The maximum number of posts per page whose replies are fetched.
  ///
  /// A page of a conforming server has at most this many posts.
  package static let postsPerPage = 20

  package let account: Account
  /// Direct replies by others, without duplicates, newest first within each page.
  ///
  /// The pages are in the order in which they were added.
  package private(set) var replies: [Post] = []
  /// The posts of the page added last whose replies are still to be fetched.
  package private(set) var pendingPosts: [Post] = []
  /// The start of the next page; nil before the first page, or if no next page is known.
  package private(set) var next: PostsPage.Cursor?
  /// The number of pages added.
  package private(set) var pageCount = 0
  /// The number of replies that are missing, although the server counts them.
  ///
  /// The server hides them, or they could not be read.
  package private(set) var hiddenReplies = 0
  /// The number of posts whose replies are unknown, for example because the fetch failed.
  package private(set) var postsWithUnknownReplies = 0

  private var hasMorePages = true
  private var isEndKnown = true
  /// The index of the first reply on the page added last.
  private var pageStart = 0
  private var postsOnPage = 0
  /// The value of ``postsWithoutReplies`` before the last page was added.
  private var postsBeforePage = 0
  /// The number of pages up to the last one with a reply.
  private var pagesWithReplies = 0
  /// The account's posts that have replies.
  private var answeredPosts: [Post.ID: Post] = [:]
  private var seenPosts: Set<Post.ID> = []
  private var seenReplies: Set<Post.ID> = []
  private var seenCursors: Set<PostsPage.Cursor> = []

  /// Creates a list for which no page has been fetched yet.
  package init(account: Account) {
    self.account = account
  }

  /// Whether there is nothing more to fetch, and it is certain that there are no more pages.
  package var isComplete: Bool { !canGrow && isEndKnown }

  /// Whether there is more to fetch: the next page, or replies to posts of the last page.
  ///
  /// If there is nothing more to fetch, the list may still be incomplete, because some servers do not send the start of the
  /// next page.
  package var canGrow: Bool { hasMorePages || !pendingPosts.isEmpty }

  /// The number of posts examined since the last page with a reply.
  package var postsWithoutReplies: Int {
    pagesWithoutReplies == 0 ? 0 : postsBeforePage + postsOnPage - pendingPosts.count
  }

  /// The number of pages since the last one with a reply; pages can be empty.
  package var pagesWithoutReplies: Int { pageCount - pagesWithReplies }

  /// Returns the post that a reply answers, if it is one of the account's posts.
  package func original(of reply: Post) -> Post? { reply.inReplyTo.flatMap { answeredPosts[$0] } }

  /// Adds the page at ``next``.
  ///
  /// Of the page's posts that have replies and were on no earlier page, the first ``postsPerPage`` become pending.
  package mutating func add(_ page: PostsPage) {
    // Compute this before anything else changes, because it depends on the page added before.
    postsBeforePage = postsWithoutReplies
    postsOnPage = page.posts.count
    pageStart = replies.count
    pageCount += 1
    var seen = seenPosts
    let answered = page.posts.filter { $0.replyCount > 0 && seen.insert($0.id).inserted }
    seenPosts.formUnion(page.posts.map(\.id))
    for post in answered { answeredPosts[post.id] = post }
    pendingPosts = Array(answered.prefix(Self.postsPerPage))
    postsWithUnknownReplies += answered.count - pendingPosts.count + page.unreadablePosts
    // A server that repeats a cursor would otherwise cause an endless loop. In that case, the end of the list is not known.
    hasMorePages = page.next.map { seenCursors.insert($0).inserted } ?? false
    isEndKnown = page.isEndKnown
    next = hasMorePages ? page.next : nil
  }

  /// Adds the replies to a pending post; nil means that they could not be fetched.
  package mutating func add(_ answers: PostReplies?, to id: Post.ID) {
    guard let index = pendingPosts.firstIndex(where: { $0.id == id }) else { return }
    let post = pendingPosts.remove(at: index)
    guard let answers else {
      postsWithUnknownReplies += 1
      return
    }
    // The server's count is untrusted: it can be arbitrarily large, or lower than the number of replies sent.
    let hidden = max(answers.unreadable, post.replyCount - answers.posts.count)
    let (sum, isTooLarge) = hiddenReplies.addingReportingOverflow(hidden)
    hiddenReplies = isTooLarge ? .max : sum
    let found = answers.posts.filter { $0.author.id != account.id && seenReplies.insert($0.id).inserted }
    guard !found.isEmpty else { return }
    replies += found
    replies[pageStart...].sort { ($0.created, $0.id) > ($1.created, $1.id) }
    pagesWithReplies = pageCount
  }
}
