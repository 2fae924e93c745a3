/// The replies to an account as far as they have been fetched: the model of the replies screen.
///
/// The service knows no such list. It knows an account's posts, page by page, and the answers to each post; out of these
/// the list is put together.
///
/// Seed 003.
package struct RepliesList: Equatable, Sendable {
  package let account: Account
  /// Direct answers by others, each once: page after page, the newest first within what a page of posts has brought.
  package private(set) var replies: [Post] = []
  /// Where the next page begins; nil at the start, and once the list is complete.
  package private(set) var next: PostsPage.Cursor?
  /// Whether there are no more pages.
  package private(set) var isComplete = false
  /// How many pages have been looked through.
  package private(set) var pageCount = 0
  /// How many posts have been looked through since the last reply was found.
  package private(set) var postsWithoutReplies = 0
  /// How many pages have been looked through since the last reply was found; there may be pages without posts.
  package private(set) var pagesWithoutReplies = 0
  /// How many replies the server counts but does not show.
  package private(set) var hiddenReplies = 0
  /// How many posts there are whose replies could not be had.
  package private(set) var postsWithUnknownReplies = 0

  private var seenPosts: Set<Post.ID> = []
  private var seenReplies: Set<Post.ID> = []
  private var seenCursors: Set<PostsPage.Cursor> = []

  /// A list of which no page has been fetched yet.
  package init(account: Account) {
    self.account = account
  }

  /// The posts of a page whose replies are to be asked for: those that have some and have not been looked at yet.
  package func answeredPosts(of page: PostsPage) -> [Post] {
    var seen = seenPosts
    return page.posts.filter { $0.replyCount > 0 && seen.insert($0.id).inserted }
  }

  /// Takes the page at ``next`` in, with the answers to its ``answeredPosts(of:)``; a post that is missing there is one
  /// whose replies could not be had.
  package mutating func add(_ page: PostsPage, answers: [Post.ID: [Post]]) {
    let found = answeredPosts(of: page).flatMap { post in
      take(answers[post.id], to: post).filter { seenReplies.insert($0.id).inserted }
    }
    replies += found.sorted { ($0.created, $0.id) > ($1.created, $1.id) }
    postsWithoutReplies = found.isEmpty ? postsWithoutReplies + page.posts.count : 0
    pagesWithoutReplies = found.isEmpty ? pagesWithoutReplies + 1 : 0
    pageCount += 1
    seenPosts.formUnion(page.posts.map(\.id))
    // A server that names a page again would have us ask for ever.
    let goesOn = page.next.map { seenCursors.insert($0).inserted } ?? false
    next = goesOn ? page.next : nil
    isComplete = !goesOn
  }

  /// Those of the answers to a post that belong into the list; what is missing among them is counted.
  private mutating func take(_ answers: [Post]?, to post: Post) -> [Post] {
    guard let answers else {
      postsWithUnknownReplies += 1
      return []
    }
    // A count is whatever the server says it is.
    let (sum, isTooLarge) = hiddenReplies.addingReportingOverflow(max(0, post.replyCount - answers.count))
    hiddenReplies = isTooLarge ? .max : sum
    return answers.filter { $0.author.id != account.id }
  }
}
