import Localization
import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The replies to a user: the field for the name, the account shown, and the list of replies.
package struct RepliesView: TextView {
  private let viewModel: RepliesViewModel

  package init(viewModel: RepliesViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(
      path: (["replies"] + [viewModel.userAccountName].compactMap(\.self)).joined(separator: "/"),
      title: .replies(.title), presentation: .list)
  }

  package var screen: Screen {
    Screen(
      elements: [.field(username), .button(go)] + user + viewModel.content.elements + [.list(replies)],
      commands: commands,
      notice: viewModel.notice)
  }

  private var username: Field {
    Field(
      name: "username", label: .replies(.username), value: viewModel.username, problem: viewModel.usernameProblem,
      onEnter: "go"
    ) { viewModel.username = $0 }
  }

  /// The elements of the account shown; empty until an account has been loaded.
  private var user: [Element] {
    guard let avatar = viewModel.userAvatar, let title = viewModel.userTitle else { return [] }
    return [.badge(avatar.badge), .text(title)] + [viewModel.userMoved].compactMap(\.self).map { .text($0) }
  }

  private var replies: RowList {
    let rows = viewModel.replies
    return RowList(
      id: Text(verbatim: viewModel.userAccountName ?? ""), count: rows.count, summary: viewModel.content.summary,
      ending: ending
    ) { index in
      let row = rows[index]
      return Row(
        id: row.id, badge: row.authorAvatar.badge, text: row.text, details: [.text(row.age)],
        values: ["at": .text(row.time), "author": .text(row.authorName)], hasDisclosure: true)
    }
  }

  private var ending: ListEnding? {
    viewModel.loadingRow.map { row in
      ListEnding(
        id: row.id, text: row.text, isBusy: row.isLoading, loadMore: more,
        prefetch: row.asksForMore ? { await viewModel.fetchMoreReplies() } : nil)
    }
  }

  private var commands: [KeyCommand] {
    [
      go,
      KeyCommand("open", key: .enter, label: .replies(.open), help: .replies(.openHelp), viewModel.openReply),
      more,
      KeyCommand(
        "retry", key: "r", label: .replies(.retry), help: .replies(.retryHelp), remedy: .retry, viewModel.retry),
      KeyCommand(
        "profile", key: "p", label: .replies(.profile), help: .replies(.profileHelp), viewModel.showProfile),
      KeyCommand("author", key: "f", label: .replies(.author), help: .replies(.authorHelp), viewModel.showAuthor),
    ]
  }

  private var go: KeyCommand {
    // Cancel the fetching of replies to another user.
    KeyCommand("go", key: "o", label: .replies(.go), help: .replies(.goHelp), cancelsOtherWork: true, viewModel.go)
  }

  private var more: KeyCommand {
    KeyCommand("more", key: "m", label: .replies(.more), help: .replies(.moreHelp), viewModel.loadMore)
  }
}
