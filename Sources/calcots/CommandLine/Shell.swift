/// A shell that can complete the program's command line.
nonisolated package enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
