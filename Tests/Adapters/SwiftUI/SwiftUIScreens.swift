import Localization
import Navigation
import Presenting
import SwiftUI
import Texts
import ViewModels

nonisolated private struct LanguageKey: EnvironmentKey {
  static let defaultValue = Language.en
}

nonisolated extension EnvironmentValues {
  var language: Language {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}

/// Shows a text in the language of the environment.
struct Words: View {
  @Environment(\.language) private var language
  let text: Localization.Text

  init(_ text: Localization.Text) { self.text = text }

  var body: some View { SwiftUI.Text(verbatim: text.words(in: language)) }
}

extension Work {
  /// Runs a command of a screen; what it has done, or why it was refused, is kept for the window to show.
  func run<Argument: Sendable>(
    _ command: Command<Argument>, _ argument: Argument, of screen: some PageView, in history: History
  ) {
    start { await history.run(at: [screen.item.path]) { () async throws(CommandError) in try await command(argument) } }
  }
}

struct GroupScreen: ScreenView {
  @Environment(History.self) private var history
  @Environment(Work.self) private var work
  let viewModel: GroupViewModel

  init(viewModel: GroupViewModel) { self.viewModel = viewModel }

  var item: NavigationItem { NavigationItem(path: viewModel.id, title: viewModel.groupName) }

  var body: some View {
    let add = viewModel.addMember
    List((0..<viewModel.numberOfPeople).compactMap { viewModel.data(forPersonAt: $0) }) { Words($0.fullName) }
      .toolbar {
        Button {
          work.run(add, (), of: self, in: history)
        } label: {
          Words(.groups(.add))
        }.disabled(!add.isEnabled)
      }
  }
}

struct PeoplePickerScreen: ScreenView {
  @Environment(History.self) private var history
  @Environment(Work.self) private var work
  @Bindable var viewModel: PeoplePickerViewModel

  init(viewModel: PeoplePickerViewModel) { self.viewModel = viewModel }

  var item: NavigationItem {
    viewModel.invites
      ? NavigationItem(path: "invite", title: .groups(.inviteTitle), presentation: .form)
      : NavigationItem(path: "add", title: .groups(.pickerTitle), presentation: .form)
  }

  var body: some View {
    let rows = viewModel.rows
    let pick = viewModel.pick
    List {
      TextField(text: $viewModel.filter) { Words(.groups(.filter)) }
        .onChange(of: viewModel.filter) { work.start(viewModel.search) }
      ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
        Button {
          work.run(pick, index, of: self, in: history)
        } label: {
          Words(row.fullName)
        }
      }
    }
  }
}
