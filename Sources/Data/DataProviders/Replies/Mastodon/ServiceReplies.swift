import Foundation
import Models

/// The direct replies among the posts around a post, in the service's JSON.
///
/// A reply that cannot be read is left out, and so counts as hidden: the post has the total.
package struct ServiceReplies: DecodableWithConfiguration {
  package private(set) var posts: [Post] = []

  private enum CodingKeys: String, CodingKey {
    case descendants
  }

  package init(from decoder: any Decoder, configuration wanted: ServiceStatus.Wanted) throws {
    var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .descendants)
    while !list.isAtEnd, list.currentIndex < wanted.limits.descendants, posts.count < wanted.limits.answers {
      let status = try list.decode(ServiceStatus.self, configuration: wanted)
      if case .post(let post) = status { posts.append(post) }
    }
  }
}
