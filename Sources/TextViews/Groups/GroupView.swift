import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The group detail: a list of a group's members and of the people who are invited.
package struct GroupView: TextView {
  private let viewModel: GroupViewModel

  package init(viewModel: GroupViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: viewModel.id, title: viewModel.groupName) }

  package var screen: Screen {
    Screen(
      elements: viewModel.content.elements + (dismiss.isEmpty ? [.list(people)] : dismiss.map { .button($0) }),
      commands: [
        KeyCommand("add", key: "a", label: .groups(.add), help: .groups(.addHelp), viewModel.addMember),
        KeyCommand("invite", key: "i", label: .groups(.invite), help: .groups(.inviteHelp), viewModel.inviteMember),
        KeyCommand(
          "remove", key: "x", label: .groups(.remove), help: .groups(.removeHelp), takesAway: true,
          viewModel.removeMember),
        KeyCommand("join", key: "a", label: .groups(.join), help: .groups(.joinThisHelp), viewModel.joinGroup),
        KeyCommand(
          "accept", key: "a", label: .groups(.accept), help: .groups(.acceptThisHelp), viewModel.acceptInvitation),
        KeyCommand(
          "decline", key: "x", label: .groups(.decline), help: .groups(.declineThisHelp), viewModel.declineInvitation),
        KeyCommand(
          "leave-group", key: "L", label: .groups(.leave), help: .groups(.leaveThisHelp), viewModel.leaveGroup),
        KeyCommand("rename", key: "e", label: .groups(.rename), help: .groups(.renameHelp), viewModel.renameGroup),
        .refresh(viewModel.fetchGroup),
      ] + dismiss,
      notice: viewModel.notice)
  }

  private var people: RowList {
    RowList(
      count: viewModel.numberOfPeople, summary: viewModel.content.summary,
      values: viewModel.standingName.map { ["standing": .text($0)] } ?? [:]
    ) { index in
      viewModel.data(forPersonAt: index)?.row
    }
  }

  private var dismiss: [KeyCommand] {
    guard let dismissGroup = viewModel.dismissGroup else { return [] }
    return [
      KeyCommand("close", key: "c", label: .groups(.dismiss), help: .groups(.dismissHelp), dismissGroup)
    ]
  }
}
