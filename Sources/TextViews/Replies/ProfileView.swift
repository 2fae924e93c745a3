import TextUI
import ViewModels

/// An account's profile: its names, its description of itself, and facts about it.
package struct ProfileView: TextView {
  private let viewModel: ProfileViewModel

  package init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
  }

  package var screen: Screen {
    let names = [viewModel.accountName] + [viewModel.pictureText].compactMap(\.self)
    let facts = viewModel.counts + [viewModel.since].compactMap(\.self)
    return Screen(
      path: "profile",
      title: viewModel.fullName,
      elements: [.badge(viewModel.avatar.badge)] + names.map { .text($0) } + viewModel.note.map { .text($0, .quote) }
        + facts.map { .text($0) },
      commands: [.refresh(viewModel.fetchAccount)],
      notice: viewModel.notice,
      opensByPath: false)
  }
}
