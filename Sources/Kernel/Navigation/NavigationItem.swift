import Localization

/// The data that navigation needs about a page, like a view controller's `navigationItem`.
///
/// The page's view provides it.
nonisolated package struct NavigationItem: Equatable, Sendable {
  /// The page's part of the path.
  ///
  /// A stack's path consists of the parts of all its pages.
  package let path: String
  /// The current tab's part of the path; nil for the first tab, or if there are no tabs.
  package let tab: String?
  package let title: Text
  package let presentation: Presentation
  /// Whether the program can start on this page, by its path.
  ///
  /// It cannot start on a dialog, or on a page that shows data that another page has fetched.
  package let opensByPath: Bool
  /// Whether a page that is shown again selects the row that was selected when the page was left.
  ///
  /// False for a modal page, and for a page that is opened for its latest rows, which come first.
  package let keepsPlace: Bool

  package init(
    path: String, tab: String? = nil, title: Text, presentation: Presentation = .page, opensByPath: Bool = true,
    keepsPlace: Bool = true
  ) {
    self.path = path
    self.tab = tab
    self.title = title
    self.presentation = presentation
    self.opensByPath = opensByPath && presentation != .dialog
    self.keepsPlace = keepsPlace && !presentation.isModal
  }

  package var isDialog: Bool { presentation == .dialog }
}
