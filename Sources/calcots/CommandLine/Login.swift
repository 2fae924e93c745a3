import Foundation

/// Whom the system knows as the user of this process.
struct Login {
  let name: String
  /// The full name in the password file; the login name if there is none.
  let fullName: String

  init() {
    let entry = getpwuid(getuid())
    let name = entry.map { String(cString: $0.pointee.pw_name) } ?? String(getuid())
    // Behind a comma are the room and the telephone.
    let fullName = entry?.pointee.pw_gecos.map { String(cString: $0).prefix { $0 != "," } } ?? ""
    (self.name, self.fullName) = (name, fullName.isEmpty ? name : String(fullName))
  }
}
