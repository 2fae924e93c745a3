/// How a screen is shown, like a view controller's `modalPresentationStyle`.
///
/// The screen's view decides it.
nonisolated package enum Presentation: Sendable {
  /// It takes the place of what stood above the screen that leads to it.
  case page
  /// As a page; and where the window is wide, it stays in view beside the page that it leads to.
  case list
  /// It stands above all others, and alone takes commands until it is left: something to fill in or to pick.
  case form
  /// As a form; and the screen that it interrupts stays in view behind it.
  case dialog

  /// Whether it keeps what stands below, and alone takes commands.
  package var isModal: Bool { self == .form || self == .dialog }
}
