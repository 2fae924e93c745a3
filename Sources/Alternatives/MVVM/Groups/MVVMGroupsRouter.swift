import Changes
import Interactors
import Models
import Navigation

/// Shows the screens of the groups.
///
/// A view model asks for another screen by calling a closure, so it does not depend on other screens.
struct MVVMGroupsRouter {
  let dataProvider: any GroupDataProvider

  func showGroups(on place: Place) {
    let viewModel = MVVMGroupsViewModel(dataProvider: dataProvider) { id in showGroup(id, on: place.above) }
    show(Page(MVVMGroupsView.self, viewModel, load: viewModel.fetchGroups), on: place)
  }

  private func showGroup(_ id: Group.ID, on place: Place) {
    let viewModel = MVVMGroupViewModel(
      group: id, dataProvider: dataProvider,
      onRename: { showRenameGroup(id, on: place.above) },
      onClose: { place.leave() })
    show(Page(MVVMGroupView.self, viewModel, load: viewModel.fetchGroup), on: place)
  }

  private func showRenameGroup(_ id: Group.ID, on place: Place) {
    let viewModel = MVVMRenameGroupViewModel(group: id, dataProvider: dataProvider) { place.leave() }
    show(Page(MVVMRenameGroupView.self, viewModel, load: viewModel.fetchGroup), on: place)
  }

  /// Shows a page, and reloads it whenever the groups have changed.
  private func show(_ page: some AnyPage, on place: Place) {
    dataProvider.groupsDidChange.add(page) { page in page.load() }
    place.show(page)
  }
}
