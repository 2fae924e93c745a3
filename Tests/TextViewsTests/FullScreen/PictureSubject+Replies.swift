import Fakes
import Foundation
import Interactors
import Models
import TextUI
import TextViews
import ViewModels

/// The pages of the replies app.
extension PictureSubject {
  @MainActor static func repliesPage(of subject: PictureSubject) -> any AnyPage {
    repliesPage(list(of: subject))
  }

  @MainActor static func repliesPage(_ list: Loadable<RepliesList, RepliesError>?) -> any AnyPage {
    let interactor = RepliesFakeInteractor()
    interactor.list = list
    return Page(RepliesView.self, RepliesViewModel(interactor: interactor, coordinator: RepliesFakeCoordinator()))
  }

  @MainActor static func profilePage(of account: Account) -> any AnyPage {
    Page(ProfileView.self, ProfileViewModel(interactor: ProfileFakeInteractor(account: account)))
  }

  @MainActor static func postPage(of post: Post) -> any AnyPage {
    Page(PostView.self, PostViewModel(post: post, clock: .sample))
  }

  private static func list(of subject: PictureSubject) -> Loadable<RepliesList, RepliesError>? {
    switch subject {
    case .repliesLookingUp: return .loading(last: nil)
    case .repliesLoading: return .loading(last: RepliesList(account: .sample))
    case .repliesLoaded: return .loaded(.sample())
    case .repliesMore: return .loaded(.sample(isComplete: false))
    case .repliesLoadingMore: return .loading(last: .sample(isComplete: false))
    case .repliesFailed: return .failed(.unreachable(.refused), last: nil)
    case .repliesFailedMore: return .failed(.rateLimited(until: nil), last: .of(many, isComplete: false))
    case .repliesEmpty: return .loaded(.of([]))
    case .repliesPaused: return .loaded(.of([], isComplete: false))
    case .repliesGaps: return .loaded(.of([.sampleReply], hidden: 3))
    case .repliesHostile:
      let posts = [HostileText.clearScreen, .lines, .bidi, .eightBit].enumerated().map { index, text in
        Post.hostile(text, id: "\(index)")
      }
      return .loaded(.of(posts, to: .hostile))
    case .repliesLong: return .loaded(.of(many))
    default: return nil
    }
  }

  private static let many = (1...30).map { number in
    Post(
      id: "\(number)", author: number.isMultiple(of: 2) ? .sampleBob : .sampleCarla,
      text: "Reply number \(number). " + String(repeating: "It goes on and on. ", count: 10),
      created: Post.sampleTime - Double(number) * 40_000)
  }
}
