#if PostgreSQL
  import DataProviders
  import Models

  extension StoreError {
    /// Converts the error code of a statement, and the server's text.
    init(_ code: String, _ message: String, path: String) {
      switch code {
      // A lock that was not free in time, a deadlock, and a conflict of serialisable transactions.
      case "55P03", "40P01", "40001": self.init(.busy, path: path)
      case "57014": self.init(.timedOut, path: path)
      case "25006": self.init(.serverReadOnly, path: path)
      case "53100": self.init(.full, path: path)
      case "2200H": self.init(.exhausted, path: path)
      case "XX001", "XX002": self.init(.corrupt, path: path)
      // No right to do this, or to use the schema. Without that right, the server reports the schema as missing.
      case "42501", "3F000": self.init(.refused(.other, message), path: path)
      // No such table or column, and text that the database cannot hold.
      case "42P01", "42703", "22P05": self.init(.unfit(message), path: path)
      // The server has ended the connection, or the connection broke.
      case "57P01", "57P02", "57P03", "57P05", "25P03": self.init(.unreachable(message), path: path)
      case _ where code.hasPrefix("08"): self.init(.unreachable(message), path: path)
      default: self.init(.failed(message), path: path)
      }
    }

    /// Converts libpq's message about a failed connection, with the server's error codes.
    init(connecting message: String, path: String) {
      if let refusal = UnusableStore.Refusal(connecting: message) {
        self.init(.refused(refusal, message), path: path)
      } else if message.contains("server") || message.contains("host name") {
        self.init(.unreachable(message), path: path)
      } else {
        // The message names neither a server nor a host. So libpq has not tried to connect, because a parameter is wrong.
        self.init(.badParameter(message), path: path)
      }
    }
  }

  extension UnusableStore.Refusal {
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
        // Only an error that the server itself sends has two spaces after its severity: “FATAL:  …”.
        self = .other
      } else {
        return nil
      }
    }
  }
#endif
