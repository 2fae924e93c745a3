import Navigation

extension AnyPage {
  /// The view model of a page with this type of view; nil for another page.
  func viewModel<View: PageView>(of view: View.Type) -> View.ViewModel? { (self as? Page<View>)?.viewModel }
}
