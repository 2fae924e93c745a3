extension Tone {
  /// What its cells mean.
  var style: Style {
    switch self {
    case .plain: .plain
    case .success: .success
    }
  }
}
