import Foundation
import Models
import Testing

struct RepliesListTests {
  private let alice = Account(id: "1", name: "alice", displayName: "Alice")
  private let bob = Account(id: "2", name: "bob", displayName: "Bob")
  private var list: RepliesList

  init() {
    list = RepliesList(account: alice)
  }

  private func post(_ id: String, replies: Int = 0) -> Post {
    Post(id: id, author: alice, text: "", created: Date(timeIntervalSince1970: 0), replyCount: replies)
  }

  private func reply(_ id: String, at time: Double, by author: Account? = nil) -> Post {
    Post(id: id, author: author ?? bob, text: "", created: Date(timeIntervalSince1970: time))
  }

  private func page(_ posts: [Post], next: String? = nil) -> PostsPage {
    PostsPage(posts: posts, next: next.map(PostsPage.Cursor.init))
  }

  @Test mutating func `the original of a reply is found among the account's posts`() {
    list.add(page([post("p1", replies: 1), post("p2")]), answers: ["p1": []])
    for (id, original) in [("p1", "p1"), ("p2", nil), ("p3", nil), (nil, nil)] {
      let reply = Post(id: "r", author: bob, text: "", created: Date(timeIntervalSince1970: 0), inReplyTo: id)
      #expect(list.original(of: reply)?.id == original)
    }
  }

  private var ids: [String] { list.replies.map(\.id) }

  @Test mutating func `a post with replies waits for its replies only once, until they are added`() {
    let page = page([post("p1", replies: 1), post("p2"), post("p3", replies: 2), post("p1", replies: 1)], next: "x")
    list.add(page)
    #expect(list.pendingPosts.map(\.id) == ["p1", "p3"])
    list.add(page, answers: [:])
    #expect(list.pendingPosts == [])
  }

  @Test
  mutating func `replies are listed on arrival, and the order of the list does not depend on the order of arrival`() {
    let answers = ["p1": [reply("a", at: 1), reply("b", at: 4)], "p2": [reply("c", at: 3)]]
    var other = list
    for posts in [["p1", "p2"], ["p2", "p1"]] {
      other = RepliesList(account: alice)
      other.add(page([post("p1", replies: 2), post("p2", replies: 2)]))
      #expect(!other.isComplete)
      other.add(answers[posts[0]].map { PostReplies($0) }, to: posts[0])
      #expect(other.replies.count == answers[posts[0]]?.count)
      #expect(other.pendingPosts.map(\.id) == [posts[1]])
      #expect(!other.isComplete)
      other.add(answers[posts[1]].map { PostReplies($0) }, to: posts[1])
      #expect(other.isComplete)
      #expect(other.replies.map(\.id) == ["b", "c", "a"])
      if posts[0] == "p1" { list = other }
    }
    #expect(list == other)
  }

  @Test mutating func `replies to a post that does not wait for replies are not added`() {
    list.add(page([post("p1", replies: 1)], next: "x"))
    list.add(PostReplies([reply("a", at: 1)]), to: "p1")
    list.add(PostReplies([reply("b", at: 1)]), to: "p1")
    list.add(nil, to: "p2")
    #expect(ids == ["a"])
    #expect(list.postsWithUnknownReplies == 0)
  }

  @Test mutating func `a post counts as examined only after its replies have arrived`() {
    list.add(page([post("p1"), post("p2", replies: 1), post("p3", replies: 1)], next: "x"))
    #expect(list.postsWithoutReplies == 1)
    list.add(PostReplies([]), to: "p2")
    #expect(list.postsWithoutReplies == 2)
    list.add(PostReplies([reply("a", at: 1)]), to: "p3")
    #expect(list.postsWithoutReplies == 0)
    #expect(list.pagesWithoutReplies == 0)
  }

  @Test
  mutating func `posts that cannot be read, or whose replies cannot be fetched, count as posts with unknown replies`() {
    list.add(PostsPage(posts: [post("p1", replies: 1)], unreadablePosts: 2, next: nil))
    list.add(nil, to: "p1")
    #expect(list.postsWithUnknownReplies == 3)
    #expect(list.isComplete)
  }

  @Test
  mutating func
    `on a page that is too long, the replies to twenty posts are requested, and the others count as unknown`()
  {
    list.add(page((0..<50).map { post("p\($0)", replies: 1) }))
    #expect(list.pendingPosts.map(\.id) == (0..<20).map { "p\($0)" })
    #expect(list.postsWithUnknownReplies == 30)
  }

  @Test mutating func `the replies of a page are sorted newest first across posts`() {
    list.add(
      page([post("p1", replies: 2), post("p2", replies: 2)]),
      answers: ["p1": [reply("a", at: 1), reply("b", at: 4)], "p2": [reply("c", at: 3), reply("d", at: 2)]])
    #expect(ids == ["b", "c", "d", "a"])
    #expect(list.isComplete)
  }

  @Test mutating func `a later page is appended even if its replies are newer`() {
    list.add(page([post("p1", replies: 1)], next: "x"), answers: ["p1": [reply("a", at: 1)]])
    let before = list.replies
    list.add(page([post("p2", replies: 1)]), answers: ["p2": [reply("b", at: 9)]])
    #expect(Array(list.replies.prefix(1)) == before)
    #expect(ids == ["a", "b"])
  }

  @Test mutating func `duplicate replies and replies by the account itself are left out`() {
    let answers = [reply("a", at: 2), reply("a", at: 2), reply("own", at: 1, by: alice)]
    list.add(page([post("p1", replies: 3)], next: "x"), answers: ["p1": answers])
    list.add(page([post("p2", replies: 1), post("p1", replies: 3)]), answers: ["p2": [reply("a", at: 2)]])
    #expect(ids == ["a"])
    #expect(list.hiddenReplies == 0)
  }

  @Test mutating func `replies with the same time are always listed in the same order`() {
    list.add(page([post("p1", replies: 2)]), answers: ["p1": [reply("a", at: 1), reply("b", at: 1)]])
    var other = RepliesList(account: alice)
    other.add(page([post("p1", replies: 2)]), answers: ["p1": [reply("b", at: 1), reply("a", at: 1)]])
    #expect(list == other)
  }

  @Test mutating func `replies that the server counts but does not show are counted as hidden`() {
    list.add(
      page([post("p1", replies: 5), post("p2", replies: 2), post("p3", replies: 1)]),
      answers: [
        "p1": [reply("a", at: 1), reply("own", at: 2, by: alice)], "p3": [reply("b", at: 1), reply("c", at: 2)],
      ])
    #expect(list.hiddenReplies == 3)
    #expect(list.postsWithUnknownReplies == 1)
  }

  @Test mutating func `replies that cannot be read are counted as hidden, even if the server counts fewer`() {
    list.add(page([post("p1", replies: 1)]))
    list.add(PostReplies([reply("a", at: 1)], unreadable: 2), to: "p1")
    #expect(list.hiddenReplies == 2)
  }

  @Test mutating func `an impossibly large count does not overflow`() {
    list.add(page([post("p1", replies: .max), post("p2", replies: .max)]), answers: ["p1": [], "p2": []])
    #expect(list.hiddenReplies == .max)
  }

  @Test mutating func `an empty page that names a next page is not the last page`() {
    list.add(page([], next: "x"), answers: [:])
    #expect(!list.isComplete)
    #expect(list.next == PostsPage.Cursor("x"))
    list.add(page([]), answers: [:])
    #expect(list.isComplete)
    #expect(list.next == nil)
  }

  @Test(arguments: [["x", "x"], ["x", "y", "x"]])
  mutating func `if the server returns the same cursor again, the list ends, but is not marked as complete`(
    cursors: [String]
  ) {
    for (index, cursor) in cursors.enumerated() {
      #expect(list.canGrow)
      list.add(page([post("p\(index)")], next: cursor), answers: [:])
    }
    #expect(!list.canGrow && !list.isComplete)
  }

  @Test mutating func `the list stays incomplete if the server leaves open whether more posts follow`() {
    list.add(PostsPage(posts: [post("p1", replies: 1)], next: nil, isEndKnown: false))
    #expect(list.canGrow)
    list.add(PostReplies([reply("a", at: 1)]), to: "p1")
    #expect(!list.canGrow && !list.isComplete)
  }

  @Test mutating func `the posts since the last page with a reply from another account are counted`() {
    list.add(page([post("p1"), post("p2")], next: "x"), answers: [:])
    #expect(list.postsWithoutReplies == 2)
    list.add(page([post("p3", replies: 1)], next: "y"), answers: ["p3": [reply("own", at: 1, by: alice)]])
    #expect(list.postsWithoutReplies == 3)
    list.add(page([post("p4", replies: 1), post("p5")]), answers: ["p4": [reply("a", at: 1)]])
    #expect(list.postsWithoutReplies == 0)
  }
}

extension RepliesList {
  /// Adds a page and the replies to its posts.
  ///
  /// If a post has no entry, its replies could not be fetched.
  fileprivate mutating func add(_ page: PostsPage, answers: [Post.ID: [Post]]) {
    add(page)
    for post in pendingPosts { add(answers[post.id].map { PostReplies($0) }, to: post.id) }
  }
}
