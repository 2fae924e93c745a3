extension Text {
  /// A word that tells programs which text this is, or which is the first of several; a text that is in no table has none.
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

  /// Returns the code for a case of this table, or for a case of an enumeration for which this table has the texts.
  package static func code(of value: some Any, in table: String = "\(Self.self)") -> String {
    // Swift describes a case as it is written: its name, and the arguments in parentheses.
    let name = String(describing: value).prefix { $0 != "(" }
    let table = table.replacing(#/Text$/#, with: "")
    return "\(table.prefix(1).lowercased())\(table.dropFirst()).\(name)"
  }
}
