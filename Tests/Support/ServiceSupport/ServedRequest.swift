import Foundation

/// A request received by a ``LoopbackServer``.
package struct ServedRequest: Sendable {
  package let method: String
  /// The path and query as received.
  package let target: String
  /// The header fields, with names in lower case.
  package let fields: [String: String]

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    method = words.first.map(String.init) ?? ""
    target = words.dropFirst().first.map(String.init) ?? ""
    fields = lines.dropFirst().reduce(into: [:]) { fields, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts.dropFirst().first?.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The decoded path components.
  package var path: [String] {
    let path = target.prefix { $0 != "?" }.dropFirst()
    return path.split(separator: "/", omittingEmptySubsequences: false).map { $0.removingPercentEncoding ?? "" }
  }

  /// Returns the decoded value of a query item.
  package func query(_ name: String) -> String? {
    URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
  }
}
