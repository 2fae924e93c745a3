extension Text {
  /// What the text says, as a word for programs that is the same in every language: the table and the case, such as
  /// `groups.groupGone`; nil if it comes from no table.
  ///
  /// A text of several sentences has the code of the first.
  package var code: String? {
    switch source {
    case .verbatim: nil
    case .table(let any): any.table.reason?.code ?? any.table.code
    case .parts(let parts): parts.first?.code
    }
  }
}

extension TextTable {
  package var reason: Text? { nil }

  fileprivate var code: String {
    // Swift describes a case as it is written: its name, and the arguments in parentheses.
    let name = String(describing: self).prefix { $0 != "(" }
    let table = String(describing: Self.self).replacing(#/Text$/#, with: "")
    return "\(table.prefix(1).lowercased())\(table.dropFirst()).\(name)"
  }
}
