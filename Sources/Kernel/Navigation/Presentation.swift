/// How a screen is shown, like a view controller's `modalPresentationStyle`.
///
/// The screen's view decides it.
nonisolated package enum Presentation: Sendable {
  /// Replaces whatever page was above the screen that leads to it.
  case page
  /// As a page; and where the window is wide, it stays in view beside the page that it leads to.
  case list
  /// In front of all others; until it is left, only its own commands can be run. It is something to fill in or to pick.
  case form
  /// As a form; and the screen that it interrupts stays in view behind it.
  case dialog

  /// Whether it keeps the pages below, and only its own commands can be run.
  package var isModal: Bool { self == .form || self == .dialog }
}
