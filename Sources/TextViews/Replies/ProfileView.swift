package import Localization
import Observation
package import TextUI
package import ViewModels

/// An account's profile.
///
/// Owned by the navigation stack.
///
/// Seed 003.
@Observable
package final class ProfileView: TextView {
  package let work = Work()
  /// The view redraws itself when the coordinator replaces it.
  package var viewModel: ProfileViewModel
  private let strings: Strings

  package init(viewModel: ProfileViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let names = [viewModel.accountName] + [viewModel.pictureText].compactMap(\.self)
    let facts = viewModel.counts + [viewModel.since].compactMap(\.self)
    return Screen(
      path: "profile",
      title: viewModel.fullName,
      elements: [viewModel.avatar.element] + names.map { .text($0) } + viewModel.note.map { .text($0, .quote) }
        + facts.map { .text($0) },
      commands: [
        KeyCommand(
          "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchAccount)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissProfile)),
      ],
      notice: viewModel.fetchFailure.map { Notice(.error, $0) })
  }
}
