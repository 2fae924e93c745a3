/// The paths of the open screens: of the one in front, and of the top one on each stack, from home on.
nonisolated package struct OpenPaths: Equatable, Sendable {
  package let front: String
  package let stacks: [String]

  package init(front: String, stacks: [String]) {
    self.front = front
    self.stacks = stacks
  }
}
