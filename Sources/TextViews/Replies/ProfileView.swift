import Localization
import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// An account's profile: avatar, names, the owner's description, and facts such as counts.
package struct ProfileView: TextView {
  private let viewModel: ProfileViewModel

  package init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "profile", title: viewModel.fullName, opensByPath: false) }

  package var screen: Screen {
    let names = [viewModel.accountName, viewModel.moved, viewModel.pictureText].compactMap(\.self)
    return Screen(
      elements: [.badge(viewModel.avatar.badge)] + names.map { .text($0) } + viewModel.note.map { .text($0, .quote) }
        + facts,
      commands: [.refresh(viewModel.fetchAccount)],
      notice: viewModel.notice)
  }

  private var facts: [Element] {
    let counts: [(name: String, label: RepliesText, count: Int?)] = [
      ("posts", .posts, viewModel.posts), ("followers", .followers, viewModel.followers),
      ("following", .following, viewModel.following),
    ]
    var facts: [Element] = counts.compactMap { name, label, count in
      count.map { .fact(.replies(label), .number($0), [name: .number($0)]) }
    }
    if let since = viewModel.since {
      facts.append(.fact(.replies(.since), since.day, ["since": .text(since.time)]))
    }
    return facts
  }
}
