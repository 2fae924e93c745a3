extension Text {
  /// A word by which programs can identify the text; nil if there is none, as for verbatim text.
  ///
  /// A text that consists of several texts has the code of the first.
  package var code: String? {
    switch source {
    case .verbatim: nil
    case .table(let any): any.table.code
    case .parts(let parts): parts.first?.code
    }
  }
}

extension TextTable {
  package var code: String? { Self.code(of: self) }

  /// Returns the code of a case, such as `groups.groupGone`.
  ///
  /// - Parameters:
  ///   - value: A case of this table, or of an enumeration for which this table has the texts.
  ///   - table: The name of the table.
  /// - Returns: The names of the table and the case, with a dot between them.
  package static func code(of value: some Any, in table: String = "\(Self.self)") -> String {
    // Swift describes a case by its name, followed by the arguments in parentheses.
    let name = String(describing: value).prefix { $0 != "(" }
    let table = table.replacing(#/Text$/#, with: "")
    return "\(table.prefix(1).lowercased())\(table.dropFirst()).\(name)"
  }
}
