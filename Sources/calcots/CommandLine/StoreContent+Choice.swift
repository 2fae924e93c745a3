import DataProviders
import Localization

extension StoreContent {
  /// Chooses what a new store begins with: one for a team, on a server or prepared for others, has samples only on request.
  init(for arguments: Arguments, at location: StoreLocation, in language: Language) {
    let isForTeam = if case .server = location { true } else { arguments.prepares }
    self = isForTeam && !arguments.samples ? .nothing : .samples { $0.words(in: language) }
  }
}
