import Localization

/// What navigation has to know of a page, like a view controller's `navigationItem`; the page's view provides it.
nonisolated package struct NavigationItem: Equatable, Sendable {
  /// The page's part of the path; the parts of the stack are joined.
  package let path: String
  /// What the tab that is shown adds to the path; the first adds nothing.
  package let tab: String?
  package let title: Text
  package let presentation: Presentation
  /// Whether the program can start here by this path; false for a dialog, or a page that shows what another has fetched.
  package let opensByPath: Bool

  package init(
    path: String, tab: String? = nil, title: Text, presentation: Presentation = .page, opensByPath: Bool = true
  ) {
    self.path = path
    self.tab = tab
    self.title = title
    self.presentation = presentation
    self.opensByPath = opensByPath && presentation != .dialog
  }

  package var isDialog: Bool { presentation == .dialog }
}
