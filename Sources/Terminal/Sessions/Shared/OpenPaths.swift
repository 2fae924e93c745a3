/// The path of the screen in front, and the paths of all stacks' top screens, home first.
nonisolated package struct OpenPaths: Equatable, Sendable {
  package let front: String
  package let stacks: [String]

  package init(front: String, stacks: [String]) {
    self.front = front
    self.stacks = stacks
  }
}
