import Models

nonisolated extension RepliesList {
  /// Creates a list of two replies to the sample account, complete or with more to come.
  package static func sample(isComplete: Bool = true) -> RepliesList {
    of([.sampleReply, .sampleReplyWarned], isComplete: isComplete)
  }

  /// A list with a reply to a post that has a warning.
  package static let ofWarned = {
    var list = RepliesList(account: .sample)
    let post = Post(
      id: "100", author: .sample, warning: "spoilers", text: "Gardeners did it.", created: Post.sample.created,
      replyCount: 1)
    list.add(PostsPage(posts: [post], next: nil), answers: [post.id: [.sampleReply]])
    return list
  }()

  /// Creates a list with these replies to one post of an account.
  package static func of(
    _ replies: [Post], to account: Account = .sample, isComplete: Bool = true, hidden: Int = 0
  ) -> RepliesList {
    var list = RepliesList(account: account)
    let post = Post(
      id: "100", author: account, text: "Calçots, with friends.", created: Post.sample.created,
      replyCount: replies.count + hidden)
    list.add(PostsPage(posts: [post], next: isComplete ? nil : PostsPage.Cursor("100")), answers: [post.id: replies])
    return list
  }

  /// Adds a page and the replies to its posts.
  ///
  /// A post without an entry in `answers` is treated as one whose replies could not be fetched.
  package mutating func add(_ page: PostsPage, answers: [Post.ID: [Post]]) {
    add(page)
    for post in pendingPosts { add(answers[post.id].map { PostReplies($0) }, to: post.id) }
  }
}
