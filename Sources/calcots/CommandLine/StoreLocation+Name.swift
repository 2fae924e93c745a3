import DataProviders

nonisolated extension StoreLocation {
  /// Creates the location that the user has named: `memory`, the address of a server, or else a file.
  ///
  /// What has `:/` behind two letters or more, begins with a word and `=`, or has `@` somewhere behind `:` is an address,
  /// unless it begins with `./`, `../` or a single `/`. The first `@` of a valid one is its only one, and before any `/`.
  ///
  /// - Throws: `UsageError.badStoreAddress`, without the address, as it may contain a password.
  init(named name: String) throws(UsageError) {
    if name.contains(/^\.{0,2}\/(?!\/)/) || !name.contains(/(?s)[\w+.\-]{2}:\/|^\s*\w+\s*=|:.*@/) {
      self = name == "memory" ? .memory : .file(name)
    } else {
      let isValid = name.wholeMatch(of: /(?s)postgres(ql)?:\/\/([^@\/]*@)?[^@]*|service=[\w.\-]+/) != nil
      guard isValid else { throw .badStoreAddress }
      self = .server(name)
    }
  }
}
