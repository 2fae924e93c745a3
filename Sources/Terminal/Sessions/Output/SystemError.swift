import Foundation
import Localization

/// The reason why a file operation failed, in words for the user.
nonisolated package enum SystemError: Error, TextTable {
  /// The file descriptor is not open.
  case closed
  case denied
  case full
  case isDirectory
  case missing
  case nameTooLong
  case notADirectory
  case readOnly
  case tooManyFiles
  /// Any other reason, in the system's words.
  case other(String)

  /// Converts an error number, by default `errno`.
  package init(_ number: Int32 = errno) {
    self =
      switch number {
      case EBADF: .closed
      case EACCES, EPERM: .denied
      case EDQUOT, EFBIG, ENOSPC: .full
      case EISDIR: .isDirectory
      case ENOENT: .missing
      case ENAMETOOLONG: .nameTooLong
      case EEXIST, ENOTDIR: .notADirectory
      case EROFS: .readOnly
      case EMFILE, ENFILE: .tooManyFiles
      default: .other(String(cString: strerror(number)))
      }
  }

  /// Always nil, because this is only part of a message, and the message has a code.
  package var code: String? { nil }

  package func text(in language: Language) -> Text {
    switch self {
    case .closed: language.text(en: "it is closed", de: "geschlossen", ca: "és tancat")
    case .denied: language.text(en: "you do not have permission", de: "das Recht dazu fehlt", ca: "no hi teniu dret")
    case .full: language.text(en: "the disk is full", de: "der Datenträger ist voll", ca: "el disc és ple")
    case .isDirectory: language.text(en: "it is a folder", de: "das ist ein Ordner", ca: "és una carpeta")
    case .missing:
      language.text(en: "there is no such folder", de: "der Ordner fehlt", ca: "aquesta carpeta no existeix")
    case .nameTooLong:
      language.text(en: "the name is too long", de: "der Name ist zu lang", ca: "el nom és massa llarg")
    case .notADirectory:
      language.text(
        en: "there is a file where a folder should be", de: "wo ein Ordner sein müsste, ist eine Datei",
        ca: "hi ha un fitxer on hi hauria d’haver una carpeta")
    case .readOnly:
      language.text(
        en: "the disk is read-only", de: "der Datenträger ist nur lesbar", ca: "el disc només es pot llegir")
    case .tooManyFiles:
      language.text(
        en: "too many files are open", de: "zu viele Dateien sind offen", ca: "hi ha massa fitxers oberts")
    case .other(let words): Text(verbatim: words)
    }
  }
}
