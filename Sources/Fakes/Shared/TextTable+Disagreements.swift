package import Localization

extension TextTable {
  /// Where the languages of this table do not agree: in their placeholders, in the number of their forms, or because a
  /// text is missing.
  ///
  /// The tests of every table hold it empty.
  nonisolated package static var disagreements: [String] {
    allCases.flatMap { key in
      Language.allCases.compactMap { language in
        let (text, english) = (key.phrase[language], key.phrase[.en])
        guard !text.isEmpty, shape(of: text) == shape(of: english) else { return "\(self).\(key) in \(language)" }
        return nil
      }
    }
  }

  /// The placeholders of each form, without regard to their order.
  private nonisolated static func shape(of text: String) -> [Set<Substring>] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { form in
      Set(form.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0 != "}" } })
    }
  }
}
