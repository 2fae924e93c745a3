import Foundation
import TestSupport
import Testing

/// `screen.schema.json`, which each line for programs follows.
///
/// It knows of JSON Schema what that file uses. Programs have to ignore keys that they do not know; here each key is in the
/// schema.
package struct ScreenSchema {
  /// Why a value does not fit, with the path of the part that does not.
  private typealias Complaint = String

  private static let shared = Result { try ScreenSchema() }
  /// The names of what may be in a schema: what is read here, and what only explains.
  private static let understood: Set = [
    "$ref", "const", "enum", "oneOf", "type", "properties", "required", "items", "minimum", "maximum", "format",
    "description", "title", "$schema", "$defs",
  ]

  private let root: [String: Any]

  private init() throws {
    let data = try Data(contentsOf: PackageFile.url(of: "screen.schema.json"))
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Fails the test if a line for programs does not follow the schema.
  package static func check(_ line: some StringProtocol, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let complaint = complaint(about: line) else { return }
    Issue.record("\(complaint), in:\n\(line)", sourceLocation: sourceLocation)
  }

  /// Returns why a line for programs does not follow the schema.
  package static func complaint(about line: some StringProtocol) -> String? {
    do {
      let schema = try shared.get()
      return schema.complaint(
        about: try JSONSerialization.jsonObject(with: Data(line.utf8)), schema.root, at: "$")
    } catch {
      return "\(error)"
    }
  }

  /// Returns the keys of all objects that the schema describes.
  package static func keys() throws -> Set<String> {
    let described = objects(in: try shared.get().root).filter { $0["type"] as? String == "object" }
    return Set(described.compactMap { $0["properties"] as? [String: Any] }.flatMap(\.keys))
  }

  /// Returns the keys of all objects in a line for programs.
  package static func keys(in line: some StringProtocol) throws -> Set<String> {
    Set(objects(in: try JSONSerialization.jsonObject(with: Data(line.utf8))).flatMap(\.keys))
  }

  private static func objects(in value: Any) -> [[String: Any]] {
    if let values = value as? [Any] { return values.flatMap(objects) }
    return (value as? [String: Any]).map { [$0] + $0.values.flatMap(objects) } ?? []
  }

  private func complaint(about value: Any, _ schema: [String: Any], at path: String) -> Complaint? {
    if let unknown = Set(schema.keys).subtracting(Self.understood).first { return "the schema has “\(unknown)”" }
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init) {
      let parts = root["$defs"] as? [String: [String: Any]]
      return parts?[name].map { complaint(about: value, $0, at: path) } ?? "the schema has no part \(name)"
    }
    if let constant = schema["const"], !Self.isEqual(constant, value) { return "\(path) is not \(constant)" }
    if let cases = schema["enum"] as? [Any], !cases.contains(where: { Self.isEqual($0, value) }) {
      return "\(path) may not be “\(value)”"
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let complaints = choices.map { complaint(about: value, $0, at: path) }
      // Of the alternatives, the one that got furthest is meant.
      return complaints.contains(nil) ? nil : complaints.compactMap(\.self).max { Self.depth($0) < Self.depth($1) }
    }
    if let types = schema["type"].map({ $0 as? [String] ?? [$0 as? String ?? ""] }),
      !types.contains(where: { Self.is(value, $0) })
    {
      return "\(path) is no \(types.joined(separator: " or "))"
    }
    if let number = value as? Double, !(value is NSNull) {
      if let least = schema["minimum"] as? Double, number < least { return "\(path) is less than \(least)" }
      if let most = schema["maximum"] as? Double, number > most { return "\(path) is more than \(most)" }
    }
    if let items = schema["items"] as? [String: Any], let values = value as? [Any] {
      return values.enumerated().lazy.compactMap { complaint(about: $1, items, at: "\(path)[\($0)]") }.first
    }
    return (value as? [String: Any]).flatMap { complaint(aboutObject: $0, schema, at: path) }
  }

  private func complaint(aboutObject object: [String: Any], _ schema: [String: Any], at path: String) -> Complaint? {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    if let missing = (schema["required"] as? [String])?.first(where: { object[$0] == nil }) {
      return "\(path) has no “\(missing)”"
    }
    return object.lazy.compactMap { key, value in
      guard let property = properties[key] else { return "\(path) has “\(key)”, which the schema lacks" }
      return complaint(about: value, property, at: "\(path).\(key)")
    }.first
  }

  private static func depth(_ complaint: Complaint) -> Int {
    complaint.prefix { $0 != " " }.count { $0 == "." || $0 == "[" }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject)?.isEqual(other as? NSObject) == true
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    let isBoolean = value is Bool && "\(Swift.type(of: value))".contains("Bool")
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": !isBoolean && value is Int
    case "number": !isBoolean && value is Double
    case "null": value is NSNull
    default: false
    }
  }
}
