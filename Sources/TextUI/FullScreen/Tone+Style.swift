extension Tone {
  /// What its cells mean.
  var style: Style {
    switch self {
    case .plain, .quote: .plain
    case .success: .success
    }
  }
}
