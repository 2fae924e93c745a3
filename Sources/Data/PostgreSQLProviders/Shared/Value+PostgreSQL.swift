#if PostgreSQL
  import DataProviders

  extension Value {
    /// The value as the server reads it, which knows the type that it must have; nil for NULL.
    var postgreSQLText: String? {
      switch self {
      case .null: nil
      case .integer(let number): String(number)
      case .text(let text): PostgreSQLText.encoded(text)
      }
    }
  }
#endif
