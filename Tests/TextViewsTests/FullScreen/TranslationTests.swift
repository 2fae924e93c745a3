import Gallery
import Localization
import Navigation
import Presenting
import Testing
import TextUI
import TextUISupport

/// The texts of the screens and of the gallery's list in every language, compared with a table that a person can read.
struct TranslationTests {
  @Test func `every text of a screen matches its recording in every language`() {
    let texts = GalleryState.all.flatMap(\.pages).flatMap { Self.texts(of: $0) } + GalleryText.allCases.map { Text($0) }
    // A text that is the same in all languages comes from the model, such as a name.
    let translated = texts.filter { text in Set(Language.allCases.map(text.words)).count > 1 }
    #expect(RecordedText.complaint(about: translated, recordedIn: "Translations.txt") == nil)
  }

  private static func texts(of page: any AnyPage) -> [Text] {
    let screen = page.screen
    let commands = screen.commands.flatMap { [$0.label, $0.help] + [$0.disabledReason].compactMap(\.self) }
    return [page.item.title] + [screen.notice?.text].compactMap(\.self) + commands + screen.elements.flatMap(texts)
  }

  private static func texts(of element: Element) -> [Text] {
    switch element {
    case .text(let text, _), .share(_, let text), .progress(let text): [text]
    case .fact(let label, let text, _): [label, text]
    case .field(let field): [field.label] + (field.problem.map { [$0] } ?? [])
    case .button(let command): [command.label]
    case .list(let list):
      (0..<list.count).compactMap { list[$0] }.flatMap { [$0.text] + [$0.detail].compactMap(\.self) }
        + [list.ending?.text, list.summary, list.order].compactMap(\.self)
    case .choice(let choice): [choice.label].compactMap(\.self) + choice.options.map(\.command.label)
    case .picture, .badge: []
    }
  }
}
