import Sessions

/// A terminal in memory, which keeps the last picture and receives no keys.
final class PictureTerminal: FullScreenTerminal {
  let size: GridSize
  private(set) var picture: Grid

  init(size: GridSize) {
    self.size = size
    picture = Grid(size: size)
  }

  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) { report(.ended) }
  func close() {}
  func paint(_ grid: Grid) { picture = grid }
  func copy(_ text: SafeText) {}
  func forgetPicture() {}
  func suspend() {}
  func tick(after delay: Duration) {}
}
