import Localization

/// The screens that the palette can open by their paths; the program gives them to a session.
package struct Destinations {
  /// A path, and a few words about its screen.
  package typealias Destination = (path: String, help: Text)

  /// Returns all destinations, except destinations that cannot be read.
  let all: () async -> [Destination]
  /// Brings the app of a path to the front, at this path.
  ///
  /// Returns a function that runs the command at the end of the path; nil if there is no such command.
  let open: (String) -> (() async -> Void)?

  package init(all: @escaping () async -> [Destination], open: @escaping (String) -> (() async -> Void)?) {
    self.all = all
    self.open = open
  }
}
