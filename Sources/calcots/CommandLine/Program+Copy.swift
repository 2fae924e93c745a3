import DataProviders
import Localization
import Models
import Presenting
import Sessions
import Texts

extension Program {
  /// Copies a store to another place, and says how much it was.
  ///
  /// Nothing else happens meanwhile, so it may block.
  func copy(_ request: CopyRequest, isForPrograms: Bool, in language: Language) throws(OutputError) -> ExitStatus {
    let count: Int
    do {
      count = try ChosenStore.copy(request)
    } catch {
      // “Choose another one with --store” is no advice here.
      let explained = CommandError(error.text, remedy: error.remedy == .chooseAnotherStore ? nil : error.remedy)
      try fail(explained, isForPrograms: isForPrograms, in: language)
      return .failed
    }
    try say(.commandLine(.copied(count)), in: language)
    return .done
  }
}
