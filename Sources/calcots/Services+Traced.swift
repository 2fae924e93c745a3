import Coordinators
import DataProviders

extension Services {
  /// The same services; a trace notes each call of their data providers.
  var traced: Services {
    var services = Services(
      groups: TracedGroupDataProvider(groups), books: TracedBookDataProvider(books),
      replies: TracedRepliesDataProvider(replies), random: random, clock: clock, timer: timer)
    services.matchSettingsViewModel = matchSettingsViewModel
    return services
  }
}
