/// Why a typed name is invalid.
package enum InvalidName: Error, Equatable, Sendable {
  case blank
  /// It has a line break, or another control character.
  case notOneLine
  case tooLong
}
