import Localization
import TextUI

/// A row of a list in JSON.
nonisolated struct JSONRow: Encodable {
  enum JSONValue: Encodable {
    case number(Int)
    case share(Double)
    case text(String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .share(let share): try container.encode(share)
      case .text(let text): try container.encode(text)
      }
    }

    init(_ value: RowValue) {
      self =
        switch value {
        case .number(let number): .number(number)
        case .share(let percent): .share(Double(percent) / 100)
        case .text(let text): .text(text)
        }
    }
  }

  let id, text, detail: String
  let values: [String: JSONValue]

  init(_ row: Row, language: Language) {
    id = row.id
    text = row.text.words(in: language)
    detail = row.detail?.words(in: language) ?? ""
    values = row.values.mapValues(JSONValue.init)
  }
}

/// A change of a row since the list was last shown; indices are zero-based, and left out if there is none.
nonisolated struct JSONEdit: Encodable {
  let kind: String
  let old, new: Int?
  let row: JSONRow?

  @MainActor init(_ edit: RowEdit, language: Language) {
    kind = edit.kind.rawValue
    (old, new) = (edit.old, edit.new)
    row = edit.row.map { JSONRow($0, language: language) }
  }
}
