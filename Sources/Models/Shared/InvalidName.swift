/// Why a typed name is invalid.
package enum InvalidName: Error, Equatable, Sendable {
  case blank
  case tooLong
}
