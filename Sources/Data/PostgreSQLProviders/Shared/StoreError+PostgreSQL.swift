#if PostgreSQL
  import Models

  extension StoreError.Problem {
    /// Converts the error code of a statement, and the server's text.
    init(_ code: String, _ message: String) {
      self =
        switch code {
        // A lock that was not free in time, a deadlock, and a conflict of serialisable transactions.
        case "55P03", "40P01", "40001": .busy
        case "57014": .timedOut
        case "25006": .serverReadOnly
        case "53100": .full
        case "2200H": .exhausted
        case "XX001", "XX002": .corrupt
        // No right to do this.
        case "42501": .refused(message)
        // The server has ended the connection, or the connection broke.
        case "57P01", "57P02", "57P03", "57P05", "25P03": .unreachable(message)
        case _ where code.hasPrefix("08"): .unreachable(message)
        default: .failed(message)
        }
    }
  }
#endif
