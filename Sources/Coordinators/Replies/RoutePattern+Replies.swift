import Models
import TextViews
import Texts
import ViewModels

nonisolated extension RoutePattern {
  static let replies = [
    screen("replies", .replies(.path)) { _, place, services in RepliesCoordinator.show(on: place, services) },
    command(
      "replies/@USER", .replies(.userPath),
      normalized: { AccountName($0)?.text },
      command: { page, user in
        let viewModel = page.viewModel(of: RepliesView.self)
        viewModel?.username = "@\(user)"
        return viewModel?.go
      }),
  ]
}
