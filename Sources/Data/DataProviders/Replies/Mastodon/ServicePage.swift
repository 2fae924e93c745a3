import Foundation
import Models

/// A page of posts in the service's JSON, read up to the number of posts that was requested.
package struct ServicePage: DecodableWithConfiguration {
  package private(set) var posts: [Post] = []
  package private(set) var unreadablePosts = 0
  /// The last readable id among the posts that were read; nil if there is none.
  ///
  /// If the server sends more posts than requested, the rest are on the next page.
  package private(set) var lastID: Post.ID?
  package let isEmpty: Bool

  package init(from decoder: any Decoder, configuration limits: ServiceLimits) throws {
    var list = try decoder.unkeyedContainer()
    let wanted = ServiceStatus.Wanted(repliesTo: nil, limits: limits)
    isEmpty = list.isAtEnd
    while !list.isAtEnd, list.currentIndex < limits.pageSize {
      let status = try list.decode(ServiceStatus.self, configuration: wanted)
      lastID = status.id ?? lastID
      switch status {
      case .post(let post): posts.append(post)
      case .unwanted: break
      case .unreadable: unreadablePosts += 1
      }
    }
  }
}
