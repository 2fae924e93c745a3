import TextUI
import ViewModels

extension Page where View.ViewModel: Snapshot {
  /// Loads, and then runs a command of the view model that shows what was loaded, as if the user had.
  func run(first command: @escaping (View.ViewModel) -> Command<Void>) {
    work.start { [viewModel, weak work] in
      await View(viewModel: viewModel).load()
      work?.perform(command(viewModel.updated()).callAsFunction)
    }
  }
}
