import Coordinators

extension RoutePattern {
  /// How such a path is given on the command line.
  nonisolated var usage: String { path.isEmpty ? "calcots" : "calcots \(path)" }
}
