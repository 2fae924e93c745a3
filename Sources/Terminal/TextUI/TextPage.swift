import Navigation

/// A page with any type of text view.
package protocol TextPage: AnyPage {
  /// The current screen of the page, which sessions may read and observe at any time.
  var screen: Screen { get }
}

extension Page: @MainActor TextPage where View: TextView {
  package var screen: Screen { view.screen }
}

extension AnyPage {
  /// The current screen of a text page; an empty screen for a page of another user interface.
  package var screen: Screen { (self as? any TextPage)?.screen ?? Screen(elements: [], commands: []) }
}
