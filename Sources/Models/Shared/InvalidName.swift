/// Why what somebody typed will not do as a name.
package enum InvalidName: Error, Equatable, Sendable {
  case blank
  case tooLong
}
