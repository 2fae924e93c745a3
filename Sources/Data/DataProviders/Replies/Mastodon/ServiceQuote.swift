import Foundation
import Models

/// A quoted post in the service's JSON: either only the post, or a state and the post.
struct ServiceQuote: DecodableWithConfiguration {
  let quote: Quote

  private enum CodingKeys: String, CodingKey {
    case state
    case quotedStatus = "quoted_status"
  }

  init(from decoder: any Decoder, configuration limits: ServiceLimits) throws {
    let wanted = ServiceStatus.Wanted(.quoted, limits)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let status: ServiceStatus? =
      if let state = fields.optional(String.self, .state) {
        state == "accepted"
          ? try fields.decodeIfPresent(ServiceStatus.self, forKey: .quotedStatus, configuration: wanted) : nil
      } else {
        try ServiceStatus(from: decoder, configuration: wanted)
      }
    if case .post(let post) = status { quote = .post(post) } else { quote = .withheld }
  }
}
