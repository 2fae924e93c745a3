package import Models

nonisolated extension RepliesList {
  /// The sample account's replies: all of them, or as far as the first page when there is more.
  package static func sample(isComplete: Bool = true) -> RepliesList {
    of([.sampleReply, .sampleReplyWarned], isComplete: isComplete)
  }

  /// A list with these answers to one post of an account.
  package static func of(
    _ replies: [Post], to account: Account = .sample, isComplete: Bool = true, hidden: Int = 0
  ) -> RepliesList {
    var list = RepliesList(account: account)
    let post = Post(
      id: "100", author: account, text: "", created: Post.sampleTime, replyCount: replies.count + hidden)
    list.add(
      PostsPage(posts: [post], next: isComplete ? nil : PostsPage.Cursor("100")), answers: [post.id: replies])
    return list
  }
}
