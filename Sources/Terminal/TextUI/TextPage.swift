import Navigation

/// A page with any type of text view.
package protocol TextPage: AnyPage {
  /// What the page shows now; sessions may read it at any time, and observe what they read.
  var screen: Screen { get }
}

extension Page: @MainActor TextPage where View: TextView {
  package var screen: Screen { view.screen }
}

extension AnyPage {
  /// What a text page shows now; an empty screen for a page of a different user interface.
  package var screen: Screen { (self as? any TextPage)?.screen ?? Screen(elements: [], commands: []) }
}
