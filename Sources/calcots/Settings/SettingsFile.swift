import Foundation

/// The text of `config.json`, and the places in it.
nonisolated struct SettingsFile {
  /// In bytes; nobody writes as much.
  private static let limit = 1 << 16

  private let text: String

  init(text: String) { self.text = text }

  /// Reads the file at a path, if there is one.
  ///
  /// - Throws: `SettingsError` if it cannot be read, or is no text.
  init?(path: String) throws(SettingsError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SettingsError(line: nil, .unreadable(String(cString: strerror(errno))))
    }
    // A pipe could keep the program waiting for ever.
    guard status.st_mode & S_IFMT == S_IFREG else { throw SettingsError(line: nil, .notAFile) }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      data = try handle.read(upToCount: Self.limit) ?? Data()
    } catch {
      throw SettingsError(line: nil, .unreadable(error.localizedDescription))
    }
    guard let text = String(data: data, encoding: .utf8) else { throw SettingsError(line: nil, .notUTF8) }
    self.text = text
  }

  /// Returns what is in it; an empty file has no settings.
  ///
  /// - Throws: `SettingsError` if it is not JSON5.
  func values() throws(SettingsError) -> [String: SettingValue] {
    if !text.contains(where: { !$0.isWhitespace }) { return [:] }
    if let values = Self.values(in: text) { return values }
    // The decoder does not say where: it is on the line behind the last one up to which all is right.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let right = lines.indices.last { Self.values(in: Self.closed(lines[...$0].joined(separator: "\n"))) != nil } ?? -1
    let rest = lines[(right + 1)...].firstIndex { $0.contains { !$0.isWhitespace } } ?? lines.count - 1
    throw SettingsError(line: rest + 1, .notJSON)
  }

  private static func values(in text: String) -> [String: SettingValue]? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try? decoder.decode([String: SettingValue].self, from: Data(text.utf8))
  }

  /// Returns the beginning of a text with what closes the braces and brackets that are open at its end.
  private static func closed(_ text: String) -> String {
    let token = /\/\/.*|(?s:\/\*.*?\*\/)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}\[\]]/
    var closing: [String] = []
    for match in text.matches(of: token) {
      switch match.output {
      case "{": closing.append("}")
      case "[": closing.append("]")
      case "}", "]": closing = closing.dropLast()
      default: break
      }
    }
    return text + "\n" + closing.reversed().joined()
  }

  /// Returns the line, from 1, of the last of these names, each of which stands in the group of the one before.
  func line(of names: String...) -> Int? {
    var rest = names[...]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var line = line.prefix { $0 != "\r" }
      while let name = rest.first, let found = Self.index(behind: name, in: line) {
        rest = rest.dropFirst()
        if rest.isEmpty { return index + 1 }
        line = line[found...]
      }
    }
    return nil
  }

  /// Returns where a line goes on behind a name that has a value, if it has the name outside of a comment.
  private static func index(behind name: String, in line: Substring) -> Substring.Index? {
    var start = line.startIndex
    while let range = line.range(of: name, range: start..<line.endIndex) {
      let before = line[..<range.lowerBound]
      let behind = line[range.upperBound...].drop { "\"' \t".contains($0) }
      if behind.first == ":", before.last.map({ "\"' \t{,".contains($0) }) != false, !before.contains("//") {
        return behind.startIndex
      }
      start = range.upperBound
    }
    return nil
  }
}

/// A value in `config.json`.
nonisolated enum SettingValue: Decodable, Equatable {
  case text(String)
  case group([String: SettingValue])
  /// One that no setting takes.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = (try? container.decode([String: SettingValue].self)).map(Self.group) ?? .other
    }
  }

  /// The words with which a mistake quotes it.
  var words: String { if case .text(let text) = self { text } else { "…" } }
}
