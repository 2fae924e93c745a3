/// A value bound to a placeholder in a statement.
package enum Value: Sendable {
  case null
  case integer(Int64)
  case text(String)
}
