import DataProviders
import Fakes
import ServiceSupport

/// The implementations that must satisfy the contract of `RepliesDataProvider`, all with the same data.
enum ConformingService: CaseIterable {
  case mastodon
  case sample
  case fake

  func make() throws -> ServedProvider {
    let service = SampleService.bundled
    switch self {
    case .mastodon:
      let server = try LoopbackServer { ServedSample(service: service, largestPage: 5).answer($0) }
      return ServedProvider(
        MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 }), server: server)
    case .sample:
      return ServedProvider(SampleRepliesDataProvider())
    case .fake:
      return ServedProvider(
        RepliesFakeDataProvider(accounts: service.accounts, posts: service.posts, pageSize: 5))
    }
  }
}
