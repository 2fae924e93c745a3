import Navigation

/// A page with any type of text view.
package protocol TextPage: AnyPage {
  /// The screen of the page as it is now; sessions may read it at any time, and observe what they read.
  var screen: Screen { get }
}

extension Page: @MainActor TextPage where View: TextView {
  package var screen: Screen { view.screen }
}

extension AnyPage {
  /// The screen of a text page as it is now; an empty one for a page of a different user interface.
  package var screen: Screen { (self as? any TextPage)?.screen ?? Screen(elements: [], commands: []) }
}
