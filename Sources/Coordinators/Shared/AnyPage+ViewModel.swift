import Navigation

extension AnyPage {
  /// The view model of this page, if it has this type of view.
  func viewModel<View: PageView>(of view: View.Type) -> View.ViewModel? { (self as? Page<View>)?.viewModel }
}
