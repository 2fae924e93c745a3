package import Localization
import Observation
package import TextUI
package import ViewModels

/// The replies to a user: the field for the name, who is shown, and the replies in a list that goes on.
///
/// Owned by the navigation stack.
///
/// Its view model is observable and stays the same, so there is nothing here to replace.
///
/// Seed 003.
@Observable
package final class RepliesView: TextView {
  package let work = Work()
  private let viewModel: RepliesViewModel
  private let strings: Strings

  package init(viewModel: RepliesViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchReplies() }
  }

  package var screen: Screen {
    Screen(
      path: (["replies"] + [viewModel.userAccountName].compactMap(\.self)).joined(separator: "/"),
      title: viewModel.title,
      elements: [.field(username), .button(Button(label: viewModel.goLabel, command: go))] + user
        + viewModel.content.elements + [.list(replies)],
      commands: [go] + commands,
      notice: viewModel.fetchFailure.map { Notice(.error, $0) } ?? viewModel.gaps.map { Notice(.warning, $0) })
  }

  private var username: Field {
    Field(name: "username", label: viewModel.usernameLabel, value: viewModel.username, onEnter: "go") {
      [viewModel] in viewModel.username = $0
    }
  }

  /// Who is shown.
  private var user: [Element] {
    guard let avatar = viewModel.userAvatar, let title = viewModel.userTitle else { return [] }
    return [avatar.element, .text(title)]
  }

  private var replies: RowList {
    let rows = viewModel.replies
    return RowList(id: viewModel.userAccountName ?? "", count: rows.count, ending: ending) { index in
      let row = rows[index]
      return Row(id: row.id, text: "[\(row.authorAvatar.initials)] \(row.text)", detail: row.age, goesDeeper: true)
    }
  }

  private var ending: ListEnding? {
    viewModel.loadingRow.map { row in
      ListEnding(
        id: row.id, text: row.text, isBusy: row.isLoading,
        prefetch: row.asksForMore ? { [viewModel] in await viewModel.fetchMoreReplies() } : nil)
    }
  }

  /// Looking somebody up ends whatever the screen is still waiting for.
  private var go: KeyCommand {
    let go = viewModel.go
    // Weakly: whoever runs must not keep the work alive whose end is to be its own.
    return KeyCommand(
      "go", key: .character("o"), help: strings(RepliesCommandText.go), whyNot: go.refusal?.message,
      action: .nothing { [weak work] in
        work?.endAll()
        try await go()
      })
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand("open", key: .enter, help: strings(RepliesCommandText.open), viewModel.openReply),
      KeyCommand("more", key: .character("m"), help: strings(RepliesCommandText.more), viewModel.loadMore),
      KeyCommand("retry", key: .character("r"), help: strings(RepliesCommandText.retry), viewModel.retry),
      KeyCommand("profile", key: .character("p"), help: strings(RepliesCommandText.profile), viewModel.showProfile),
      KeyCommand("author", key: .character("a"), help: strings(RepliesCommandText.author), viewModel.showAuthor),
      KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissReplies)),
    ]
  }
}
