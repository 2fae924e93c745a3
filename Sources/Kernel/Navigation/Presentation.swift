/// How a screen is shown, like a view controller's `modalPresentationStyle`.
///
/// The screen's view chooses the presentation.
nonisolated package enum Presentation: Sendable {
  /// Replaces whatever page was above the screen that leads to it.
  case page
  /// Like a page, but in a wide window it stays in view beside the page that it opens.
  case list
  /// A screen in front of all others, to fill in or to pick from. Until it is left, only its own commands can be run.
  case form
  /// Like a form, but the screen that it interrupts stays in view behind it.
  case dialog

  /// Whether the screen keeps the pages below it, and only its own commands can be run.
  package var isModal: Bool { self == .form || self == .dialog }
}
