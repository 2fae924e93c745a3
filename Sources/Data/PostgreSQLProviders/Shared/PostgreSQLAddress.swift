#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Models

  /// The address of a database, in libpq's form.
  ///
  /// Services, environment variables and `~/.pgpass` apply as usual.
  struct PostgreSQLAddress: Sendable {
    /// The address as given, which may contain a password.
    let connectionString: String
    /// The store's name in messages: user, host, port, database and service, but no password.
    let name: String

    /// Parses the address of a store.
    ///
    /// - Throws: `StoreError.badAddress`, without the address or libpq's reason, because both may contain the password.
    init(_ connectionString: String) throws(StoreError) {
      guard !connectionString.utf8.contains(0),
        let values = Self.values(of: PQconninfoParse(connectionString, nil)), Self.canBeShown(values)
      else { throw StoreError(.badAddress, path: "") }
      self.connectionString = connectionString
      name = Self.name(from: values)
    }

    /// The parameters for libpq: the address, and others.
    var parameters: [(keyword: String?, value: String?)] {
      // The address may override the first three. With them, a silent network is noticed after a minute instead of two hours.
      [
        ("keepalives_idle", "30"), ("keepalives_interval", "10"), ("keepalives_count", "3"),
        ("dbname", connectionString), ("client_encoding", "UTF8"), ("fallback_application_name", "calcots"),
      ]
    }

    /// Whether nothing shown in messages looks like part of an unescaped password.
    private static func canBeShown(_ values: [String: String]) -> Bool {
      let shown = [("host", /[@=]/), ("hostaddr", /[@=]/), ("port", /[^\d,]/), ("dbname", /[@=]/), ("user", /[:\/]/)]
      return shown.allSatisfy { values[$0]?.contains($1) != true }
    }

    private static func name(from values: [String: String]) -> String {
      var name = "postgresql://"
      if let user = values["user"] { name += user + "@" }
      let host = values["host"] ?? values["hostaddr"] ?? ""
      let isSocket = host.hasPrefix("/")
      if !isSocket { name += host }
      if let port = values["port"] { name += ":" + port }
      name += "/" + (values["dbname"] ?? "")
      let rest = [isSocket ? "host=" + host : nil, values["service"].map { "service=" + $0 }].compactMap(\.self)
      return rest.isEmpty ? name : name + "?" + rest.joined(separator: "&")
    }

    /// Returns the values of the options that have a value, and frees all options.
    static func values(of options: UnsafeMutablePointer<PQconninfoOption>?) -> [String: String]? {
      guard let options else { return nil }
      defer { PQconninfoFree(options) }
      var values: [String: String] = [:]
      var option = options
      while let keyword = option.pointee.keyword {
        if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
        option += 1
      }
      return values
    }
  }
#endif
