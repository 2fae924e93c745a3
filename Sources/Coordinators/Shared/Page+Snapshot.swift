import TextUI
import ViewModels

extension Page where View.ViewModel: Snapshot {
  /// Replaces the view model with its successor; called when the interactor's model has changed.
  func update() {
    viewModel = viewModel.updated()
  }
}
