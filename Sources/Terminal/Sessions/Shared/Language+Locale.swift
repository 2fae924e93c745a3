import Localization

import struct Foundation.Locale

extension Language {
  /// Creates the language of a POSIX locale name such as `de_AT.UTF-8`, if it is supported.
  package init?(localeName: String) {
    let (language, region) = Self.parts(of: localeName)
    guard let code = Code(rawValue: language) else { return nil }
    self.init(code, region: region)
  }

  /// Creates the language of a code such as `en_GB`, if it is supported and the region exists.
  package init?(code: String) {
    guard let language = Language(localeName: code), language.description == code.replacing("-", with: "_"),
      language.region.map({ Locale.Region.isoRegions.contains(Locale.Region($0)) }) != false
    else { return nil }
    self = language
  }

  /// Returns this language with the region of a POSIX locale name.
  package func inRegion(ofLocale name: String) -> Language { Language(code, region: Self.parts(of: name).region) }

  private static func parts(of localeName: String) -> (language: String, region: String?) {
    // Anything that follows is a character set or a modifier.
    let parts = localeName.prefix { $0.isLetter || $0 == "_" || $0 == "-" }.split { !$0.isLetter }
    let region = parts.count == 2 && parts[1].count == 2 ? parts[1].uppercased() : nil
    return (parts.first?.lowercased() ?? "", region)
  }
}
