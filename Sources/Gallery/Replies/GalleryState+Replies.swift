import Changes
import Fakes
import Foundation
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let replies = [
    GalleryState("replies/loaded", keys: toLastRow) { [homePage, repliesPage] },
    GalleryState("replies/new") { [homePage, repliesPage(nil)] },
    GalleryState("replies/lookingUp", keys: .typing("alice")) { [homePage, repliesPage(.loading(last: nil))] },
    GalleryState("replies/loading") { [homePage, repliesPage(.loading(last: RepliesList(account: .sample)))] },
    GalleryState("replies/more", keys: toLastRow) { [homePage, repliesPage(.loaded(.sample(isComplete: false)))] },
    GalleryState("replies/loadingMore") { [homePage, repliesPage(.loading(last: .sample(isComplete: false)))] },
    GalleryState("replies/failed") { [homePage, repliesPage(.failed(.unreachable(.refused), last: nil))] },
    GalleryState("replies/failedMore", keys: toLastRow) {
      [homePage, repliesPage(.failed(.rateLimited(until: nil), last: .of(manyReplies, isComplete: false)))]
    },
    GalleryState("replies/empty") { [homePage, repliesPage(.loaded(.of([])))] },
    GalleryState("replies/paused") { [homePage, repliesPage(.loaded(.of([], isComplete: false)))] },
    GalleryState("replies/gaps") { [homePage, repliesPage(.loaded(.of([.sampleReply], hidden: 3)))] },
    GalleryState("replies/long", keys: toLastRow) { [homePage, repliesPage(.loaded(.of(manyReplies)))] },
    GalleryState("replies/kinds", keys: toLastRow) {
      [homePage, repliesPage(.loaded(.of(Post.sampleKinds + [.sampleReplyWarned])))]
    },
    GalleryState("replies/moved") { [homePage, repliesPage(.loaded(.of([.sampleReply], to: .sampleMoved)))] },
    GalleryState("replies/endUnknown", keys: toLastRow) { [homePage, repliesPage(.loaded(endUnknown))] },
    GalleryState("replies/hostile") { [homePage, repliesPage(.loaded(.of(hostileReplies, to: .hostile)))] },

    GalleryState("profile/loaded") { [repliesPage, profilePage(of: .sample)] },
    GalleryState("profile/moved") { [repliesPage, profilePage(of: .sampleMoved)] },
    GalleryState("profile/failed") { [repliesPage, profilePage(of: .sample, failure: .gone)] },
    GalleryState("profile/hostile") { [profilePage(of: .hostile)] },

    GalleryState("reply/warned") { [repliesPage, replyPage(of: .sampleReplyWarned)] },
    GalleryState("reply/revealed", keys: [.character("b")]) { [repliesPage, replyPage(of: .sampleReplyWarned)] },
    GalleryState("reply/originalWarned") { [repliesPage, replyPage(of: .sampleReply, in: .ofWarned)] },
    GalleryState("reply/picture") { [repliesPage, replyPage(of: .samplePicture, in: kinds)] },
    GalleryState("reply/poll") { [repliesPage, replyPage(of: .samplePoll, in: kinds)] },
    GalleryState("reply/quote") { [repliesPage, replyPage(of: .sampleQuote, in: kinds)] },
    GalleryState("reply/quoteRevealed", keys: [.character("b")]) {
      [repliesPage, replyPage(of: .sampleQuote, in: kinds)]
    },
    GalleryState("reply/quoteWithheld") { [repliesPage, replyPage(of: .sampleQuoteWithheld, in: kinds)] },
    GalleryState("reply/links", keys: [.character("2")]) { [repliesPage, replyPage(of: .sampleLinked, in: kinds)] },
    GalleryState("reply/sensitive") { [repliesPage, replyPage(of: .sampleSensitive, in: kinds)] },
    GalleryState("reply/edited") { [repliesPage, replyPage(of: .sampleEdited, in: kinds)] },
    GalleryState("reply/moved") { [repliesPage, replyPage(of: .sampleByMoved, in: kinds)] },
    GalleryState("reply/nothing") { [repliesPage, replyPage(of: .sampleOfNothing, in: kinds)] },
    GalleryState("reply/long") {
      [repliesPage, replyPage(of: manyReplies[0], in: .of(manyReplies, isComplete: false))]
    },
    GalleryState("reply/link", keys: [.character("o")]) {
      [repliesPage, replyPage(of: .sampleReplyLinking, in: linking)]
    },
    GalleryState("reply/hostile") { [replyPage(of: .hostile, in: .of([.hostile], to: .hostile))] },
  ]

  nonisolated private static let toLastRow: [KeyPress] = [.tab, .tab, .end]
  nonisolated private static let manyReplies = (1...30).map { number in
    Post(
      id: "\(number)", author: number.isMultiple(of: 2) ? .sampleBob : .sampleCarla,
      text: "Reply number \(number). " + String(repeating: "It goes on and on. ", count: 10),
      created: WallClock.sampleTime - Double(number) * 40_000)
  }
  nonisolated private static let linking = RepliesList.of([.sampleReplyLinking, .sampleReply])
  nonisolated private static let kinds = RepliesList.of(Post.sampleKinds)
  nonisolated private static let endUnknown = {
    var list = RepliesList(account: .sample)
    let page = PostsPage(posts: [.sample], next: nil, isEndKnown: false)
    list.add(page, answers: [Post.sample.id: [.sampleReply, .sampleReplyWarned]])
    return list
  }()
  nonisolated private static let hostileReplies = [HostileText.clearScreen, .lines, .bidi, .eightBit].enumerated()
    .map { Post.hostile($1, id: "\($0)") }

  private static var repliesPage: any AnyPage { repliesPage(.loaded(.sample())) }

  package static func repliesPage(_ list: LoadState<RepliesList, RepliesError>?) -> any AnyPage {
    let interactor = RepliesFakeInteractor()
    interactor.list = list
    return Page(RepliesView.self, RepliesViewModel(interactor: interactor, coordinator: RepliesFakeCoordinator()))
  }

  package static func profilePage(of account: Account, failure: RepliesError? = nil) -> any AnyPage {
    let interactor = ProfileFakeInteractor(account: account)
    interactor.failure = failure
    return Page(ProfileView.self, ProfileViewModel(interactor: interactor))
  }

  package static func replyPage(of post: Post, in list: RepliesList = .sample()) -> any AnyPage {
    let interactor = RepliesFakeInteractor(list: list)
    let coordinator = ReaderFakeCoordinator()
    return Page(ReaderView.self, ReaderViewModel(post: post, interactor: interactor, coordinator: coordinator))
  }
}
