package import Localization
import Observation
package import TextUI
package import ViewModels

/// The group detail: a group's members in a list.
///
/// Owned by the navigation stack.
///
/// Seed 001.
@Observable
package final class GroupView: TextView {
  package let work = Work()
  /// The view redraws itself when the coordinator replaces it.
  package var viewModel: GroupViewModel
  private let path: String
  private let strings: Strings

  package init(viewModel: GroupViewModel, path: String, strings: Strings) {
    self.viewModel = viewModel
    self.path = path
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchGroup() }
  }

  package var screen: Screen {
    Screen(
      path: path,
      title: viewModel.groupName,
      elements: viewModel.content.elements + [.list(members)],
      commands: [
        KeyCommand("add", key: .character("a"), help: strings(GroupsCommandText.add), viewModel.addMember),
        KeyCommand("remove", key: .character("x"), help: strings(GroupsCommandText.remove), viewModel.removeMember),
        KeyCommand(
          "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchGroup)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissGroup)),
      ],
      notice: viewModel.fetchFailure.map { Notice(.error, $0) })
  }

  private var members: RowList {
    RowList(count: viewModel.numberOfMembers) { [viewModel] index in
      viewModel.data(forMemberAt: index).map { Row(id: $0.id, text: $0.fullName) }
    }
  }
}
