import Models
import Presenting
import TextViews
import Texts
import ViewModels

nonisolated extension RoutePattern {
  static let groups = [
    screen("groups", .groups(.path)) { _, place, services in GroupsCoordinator.show(on: place, services) },
    tab(.invited),
    tab(.suggested),
    screen("groups/news", .groups(.newsPath)) { _, place, services in NewsCoordinator.show(on: place, services) },
    screen("groups/ID", .groups(.groupPath)) { group, place, services in
      GroupCoordinator.show(group: group, on: place, services)
    },
    command("groups/ID/add", .groups(.pickerPath)) { page, _ in page.viewModel(of: GroupView.self)?.addMember },
    command("groups/ID/invite", .groups(.invitePath)) { page, _ in page.viewModel(of: GroupView.self)?.inviteMember },
    command("groups/ID/rename", .groups(.renamePath)) { page, _ in page.viewModel(of: GroupView.self)?.renameGroup },
  ]

  private static func tab(_ category: GroupCategory) -> RoutePattern {
    command("groups/\(category)", .groups(.category(category))) { page, _ in
      page.viewModel(of: GroupsView.self).map { viewModel in Command { await viewModel.show(category) } }
    }
  }
}
