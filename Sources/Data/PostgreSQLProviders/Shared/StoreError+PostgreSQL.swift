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
        // No right to do this, or to use the schema, which is as good as missing then.
        case "42501", "3F000": .refused(.other, message)
        // No such table or column, and a text that the database cannot hold.
        case "42P01", "42703", "22P05": .unfit(message)
        // The server has ended the connection, or the connection broke.
        case "57P01", "57P02", "57P03", "57P05", "25P03": .unreachable(message)
        case _ where code.hasPrefix("08"): .unreachable(message)
        default: .failed(message)
        }
    }

    /// Converts libpq's text about a connection that was not made, with the server's error codes.
    init(connecting message: String) {
      // libpq has not looked for a server if the parameters are wrong.
      let isTried = message.contains("server") || message.contains("host name")
      let refusal = StoreError.Refusal(connecting: message)
      self = refusal.map { .refused($0, message) } ?? (isTried ? .unreachable(message) : .badParameter(message))
    }
  }

  extension StoreError.Refusal {
    fileprivate init?(connecting message: String) {
      if message.contains("certificate") {
        self = .certificate
      } else if message.contains(/28P01: |no password/) {
        self = .password
      } else if message.contains("no encryption") {
        self = .encryption
      } else if message.contains("3D000: ") {
        self = .database
      } else if message.contains(/:  (?!57P03: )|not support SSL/) {
        // Only a server's own error has two spaces.
        self = .other
      } else {
        return nil
      }
    }
  }
#endif
