import Fakes
import Foundation
import Interactors
import Models
import TextViews
import ViewModels

/// The views of the replies app.
extension PictureSubject {
  @MainActor static func repliesView(of subject: PictureSubject) -> RepliesView {
    let interactor = RepliesFakeInteractor()
    (interactor.list, interactor.fetch) = state(of: subject)
    return RepliesView(
      viewModel: RepliesViewModel(interactor: interactor, coordinator: RepliesFakeCoordinator()), strings: strings)
  }

  @MainActor static func profileView(of account: Account) -> ProfileView {
    let viewModel = ProfileViewModel(
      interactor: ProfileFakeInteractor(account: account), coordinator: ProfileFakeCoordinator())
    return ProfileView(viewModel: viewModel, strings: strings)
  }

  @MainActor static func postView(of post: Post) -> PostView {
    PostView(viewModel: PostViewModel(post: post, coordinator: PostFakeCoordinator()), strings: strings)
  }

  private static func state(of subject: PictureSubject) -> (RepliesList?, Fetch<RepliesError>) {
    let none = RepliesList(account: .sample)
    switch subject {
    case .repliesLookingUp: return (nil, .running)
    case .repliesLoading: return (none, .running)
    case .repliesLoaded: return (.sample(), .finished)
    case .repliesMore: return (.sample(isComplete: false), .finished)
    case .repliesLoadingMore: return (.sample(isComplete: false), .running)
    case .repliesFailed: return (nil, .failed(.unreachable(reason: "connection refused")))
    case .repliesFailedMore: return (.of(many, isComplete: false), .failed(.rateLimited(until: nil)))
    case .repliesEmpty: return (.of([]), .finished)
    case .repliesPaused: return (.of([], isComplete: false), .finished)
    case .repliesGaps: return (.of([.sampleReply], hidden: 3), .finished)
    case .repliesHostile:
      let posts = [HostileText.clearScreen, .lines, .bidi, .eightBit].enumerated().map { index, text in
        Post.hostile(text, id: "\(index)")
      }
      return (.of(posts, to: .hostile), .finished)
    case .repliesLong: return (.of(many), .finished)
    default: return (nil, .notStarted)
    }
  }

  private static let many = (1...30).map { number in
    Post(
      id: "\(number)", author: number.isMultiple(of: 2) ? .sampleBob : .sampleCarla,
      text: "Reply number \(number). " + String(repeating: "It goes on and on. ", count: 10),
      created: Post.sampleTime - Double(number) * 40_000)
  }
}
