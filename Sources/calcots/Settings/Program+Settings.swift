import Coordinators
import Localization
import Models
import TextUI

extension Program {
  /// Reads the user's settings.
  ///
  /// - Throws: `StoreError` if there is no memory for the screens whose keys are chosen.
  func settings(in language: Language) async throws(StoreError) -> SettingsReader {
    try await SettingsReader(path: environment.settingsFile) { () throws(StoreError) in
      try await Self.screens(in: language)
    }
  }

  /// Returns the commands of each screen of all apps.
  ///
  /// - Throws: `StoreError` if there is no memory for them.
  static func screens(in language: Language) async throws(StoreError) -> [[KeyCommand]] {
    let services = try await Services.sample(in: language)
    var screens: [[KeyCommand]] = []
    for screen in Topic.all.flatMap(\.screens) { screens.append(await screen.allCommands(services)) }
    return screens
  }
}
