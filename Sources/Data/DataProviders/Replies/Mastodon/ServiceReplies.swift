import Foundation
import Models

/// The direct replies among the posts around a post, in the service's JSON.
package struct ServiceReplies: DecodableWithConfiguration {
  package let replies: PostReplies

  private enum CodingKeys: String, CodingKey {
    case descendants
  }

  package init(from decoder: any Decoder, configuration wanted: ServiceStatus.Wanted) throws {
    var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .descendants)
    var posts: [Post] = []
    var unreadable = 0
    while !list.isAtEnd, list.currentIndex < wanted.limits.descendants, posts.count < wanted.limits.answers {
      switch try list.decode(ServiceStatus.self, configuration: wanted) {
      case .post(let post): posts.append(post)
      case .unwanted: break
      case .unreadable: unreadable += 1
      }
    }
    replies = PostReplies(posts, unreadable: unreadable)
  }
}
