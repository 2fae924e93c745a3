import DataProviders
import Foundation
import Models

/// Answers requests like a Mastodon server that holds a ``SampleService``.
package struct ServedSample: Sendable {
  private let service: SampleService
  /// The maximum number of posts on a page, whatever the client requests.
  private let largestPage: Int

  package init(service: SampleService = .bundled, largestPage: Int = 5) {
    self.service = service
    self.largestPage = largestPage
  }

  package func answer(_ request: ServedRequest) -> [ServedStep] {
    guard request.method == "GET", Array(request.path.prefix(2)) == ["api", "v1"] else { return [Self.notFound] }
    let path = request.path.dropFirst(2).map { $0 }
    switch (path.first, path.count, path.last) {
    case ("accounts", 2, "lookup"): return [found(request.query("acct").flatMap(service.account(named:)))]
    case ("accounts", 2, _): return [found(service.account(path[1]))]
    case ("accounts", 3, "statuses"): return [statuses(of: path[1], request)]
    case ("statuses", 3, "context"): return [context(of: path[1])]
    default: return [Self.notFound]
    }
  }

  private static let notFound = ServedStep.error(404, "Record not found")
  private static let limits = ["X-RateLimit-Limit: 300", "X-RateLimit-Remaining: 299"]

  private func found(_ account: Account?) -> ServedStep {
    account.map { .answer(200, fields: Self.limits, text: ServedJSON.account($0, host: service.host).text) }
      ?? Self.notFound
  }

  private func statuses(of account: String, _ request: ServedRequest) -> ServedStep {
    guard service.account(account) != nil else { return Self.notFound }
    let wish = request.query("limit").flatMap { Int($0) } ?? 20
    let count = max(1, min(wish, 40, largestPage))
    var posts = service.posts(by: account)[...]
    if let before = request.query("max_id") {
      posts = posts.drop { $0.id != before }.dropFirst()
    }
    let page = Array(posts.prefix(count))
    var links: [String] = []
    let base = "http://\(request.fields["host"] ?? "")\(request.target.prefix { $0 != "?" })?limit=\(wish)"
    if let last = page.last, page.count == count { links.append("<\(base)&max_id=\(last.id)>; rel=\"next\"") }
    if let first = page.first { links.append("<\(base)&min_id=\(first.id)>; rel=\"prev\"") }
    let field = links.isEmpty ? [] : ["Link: " + links.joined(separator: ", ")]
    return .answer(200, fields: Self.limits + field, text: JSON.array(page.map(json)).text)
  }

  private func context(of post: String) -> ServedStep {
    guard service.posts.contains(where: { $0.id == post }) else { return Self.notFound }
    // Flat, depth first, and limited as for clients that have not signed in.
    func below(_ id: Post.ID) -> [Post] {
      service.answers(to: id).flatMap { [$0] + below($0.id) }
    }
    let members = [("ancestors", JSON.array([])), ("descendants", .array(below(post).prefix(60).map(json)))]
    return .answer(200, fields: Self.limits, text: JSON.object(members).text)
  }

  private func json(_ post: Post) -> JSON {
    ServedJSON.status(post, host: service.host)
  }
}

extension SampleService {
  fileprivate func account(named name: String) -> Account? {
    AccountName(name).flatMap { account(named: $0) }
  }
}
