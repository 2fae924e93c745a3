/// The animated sign of work in progress.
enum Spinner {
  private static let pictures = ["|", "/", "-", "\\"]

  /// Returns the sign after this number of ticks.
  static func picture(at tick: Int) -> String { pictures[tick % pictures.count] }
}
