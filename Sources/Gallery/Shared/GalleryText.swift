import Localization

/// The texts of the gallery's list.
nonisolated package enum GalleryText: TextTable, CaseIterable {
  case title, prompt, open, openHelp

  package func text(in language: Language) -> Text {
    switch self {
    case .title: language.text(en: "Gallery", de: "Galerie", ca: "Galeria")
    case .prompt:
      language.text(
        en: "Every screen in each of its states.", de: "Jede Seite in jedem ihrer Zustände.",
        ca: "Cada pantalla en cadascun dels seus estats.")
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp: language.text(en: "show this state", de: "diesen Zustand zeigen", ca: "mostra aquest estat")
    }
  }
}
