import TestSupport
import Testing

/// The entries of the tables of texts, wherever they are: `language.text(en: …, de: …, ca: …)`.
///
/// They are read from the sources, so that a text needs no separate test. Each form of a plural is a text.
struct LanguagesTests {
  /// Words that English shares with German or Catalan.
  private static let shared: Set = [
    "Animation", "Ctrl", "Error: ", "Filter", "LOGIN", "Link", "Link ", "Link: ", "NAME", "Name", "OK", "Video", "Wild",
    "<text>",
  ]

  /// A text in each language; of a plural, both forms.
  private struct Translation {
    let file: String
    let en, de, ca: [String]
  }

  private let translations: [Translation]

  init() throws {
    // Parsed once, because that takes longer than to read a file with them.
    let english = /\ben:/
    let other = /\b(?:de|ca):/
    let nextCase = /\n {0,4}\S/
    let interpolation = /\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/
    let string = /"((?:\\.|[^"\\])*)"/
    let word = /\p{L}\p{L}/
    /// Returns the strings in a piece of code, without what is interpolated; of those without a word, only empty ones.
    func words(in code: Substring) -> [String] {
      code.replacing(interpolation, with: "").matches(of: string).map { String($0.output.1) }
        .filter { $0.isEmpty || $0.contains(word) }
    }
    translations = try PackageFile.swift(in: "Sources").flatMap { path, code in
      // From one text to the next.
      code.split(separator: english).dropFirst().compactMap { text in
        // The last language ends before the next case.
        let text = text.prefix(upTo: text.firstRange(of: nextCase)?.lowerBound ?? text.endIndex)
        let parts = text.split(separator: other, maxSplits: 2).map(words)
        guard parts.count == 3 else { return nil }
        return Translation(file: path, en: parts[0], de: parts[1], ca: parts[2])
      }
    }
    #expect(translations.count > 250)
  }

  @Test func `every text and every plural form is translated into German and Catalan`() {
    for translation in translations {
      let english = Set(translation.en).subtracting(Self.shared)
      for (language, words) in [("German", translation.de), ("Catalan", translation.ca)] {
        // A draft of `Scripts/teach/new-calcot` begins with “[en]”.
        let untranslated = words.filter { $0.isEmpty || english.contains($0) || $0.hasPrefix("[en]") }
        #expect(untranslated == [], "\(translation.file): translate into \(language), or list a word that both have")
      }
    }
  }

  /// An infinitive needs neither of the two forms of address.
  @Test func `no German text addresses the user`() {
    let address = /\b([Dd](u|ich|ir|ein(e[mnrs]?)?)|Sie|Ihnen|Ihr(e[mnrs]?)?)\b/
    for translation in translations {
      #expect(translation.de.filter { $0.contains(address) } == [], "\(translation.file)")
    }
  }
}
