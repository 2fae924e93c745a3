import Foundation
import Models
import WebClient

/// Fetches from an endpoint within a deadline.
///
/// It follows allowed redirects, and retries temporary failures.
///
/// Owned by a ``MastodonRepliesDataProvider``.
struct ServiceClient: Sendable {
  let server: ServerAddress
  let limits: ServiceLimits
  let clock: any Clock<Duration>
  /// Returns the current time, to compare with dates that the server sends.
  let now: @Sendable () -> Date
  /// Returns a random number from 0 to 1, so that clients do not all retry at the same time.
  let jitter: @Sendable () -> Double
  let client: HTTPClient

  /// Returns an answer that is read from the successful response of an endpoint.
  ///
  /// The deadline includes the reading, because that may take longer than the transfer.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to ask.
  ///   - read: Makes the answer from the response.
  /// - Returns: What `read` returns.
  /// - Throws: `RepliesError`; `timedOut` also if the calling task is cancelled.
  func answer<Answer: Sendable>(
    from endpoint: Endpoint, _ read: @escaping @Sendable (HTTPResponse) throws(RepliesError) -> Answer
  ) async throws(RepliesError) -> Answer {
    guard let path = endpoint.path else { throw .unknown }
    let url = server.origin + path
    let elapsed = clock.stopwatch()
    let first = await withTaskGroup(of: Result<Answer, RepliesError>.self) { group in
      group.addTask {
        do throws(RepliesError) {
          let answer = try read(try await responseWithRetries(url) { limits.deadline - elapsed() })
          // On a busy machine, the task below may run too late to end this one.
          guard elapsed() < limits.deadline else { return .failure(.timedOut) }
          return .success(answer)
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        // If the sleep is cancelled, the other task has already finished, or the calling task has been cancelled.
        try? await clock.sleep(for: limits.deadline)
        return .failure(.timedOut)
      }
      let first = await group.next()
      group.cancelAll()
      return first
    }
    guard let first else { throw .timedOut }
    return try first.get()
  }

  /// Retries until there is a response, or a failure that must not be retried.
  ///
  /// A failure is not retried if a retry would not help, if too little time is left, or after the maximum number of retries.
  private func responseWithRetries(
    _ url: String, timeLeft: @Sendable () -> Duration
  ) async throws(RepliesError) -> HTTPResponse {
    var attempt = 0
    while true {
      do throws(ServiceFailure) {
        return try await responseFollowingRedirects(url)
      } catch {
        guard attempt < limits.retries, let wish = error.retryAfter else { throw error.error }
        let pause = max(wish, pause(before: attempt))
        guard pause < timeLeft() else { throw error.error }
        attempt += 1
        do {
          try await clock.sleep(for: pause)
        } catch {
          throw .timedOut
        }
      }
    }
  }

  private func pause(before attempt: Int) -> Duration {
    let longest = min(limits.pause * (1 << attempt), limits.longestPause)
    return longest * (0.5 + jitter() / 2)
  }

  /// Sends one request, and follows its redirects.
  private func responseFollowingRedirects(_ url: String) async throws(ServiceFailure) -> HTTPResponse {
    var url = url
    for _ in 0...limits.redirects {
      let request = HTTPRequest(
        url: url, mayUseProxy: !server.isLoopback, maximumBody: limits.maximumBody, maximumHead: limits.maximumHead)
      let response: HTTPResponse
      do {
        response = try await client.response(to: request)
      } catch {
        throw ServiceFailure(exchange: error)
      }
      guard [301, 302, 303, 307, 308].contains(response.status) else {
        if let failure = ServiceFailure(status: response, now: now()) { throw failure }
        return response
      }
      guard let location = response.field("location"), let here = URL(string: url),
        let target = URL(string: location, relativeTo: here), server.allowsRedirect(from: here, to: target)
      else { throw ServiceFailure(.redirected) }
      url = target.absoluteString
    }
    throw ServiceFailure(.redirected)
  }

  // MARK: Reading an answer

  /// Decodes the body of a response.
  func decoded<Answer>(
    _ response: HTTPResponse, _ decode: (JSONDecoder, Data) throws -> Answer
  ) throws(RepliesError) -> Answer {
    guard !response.isWebPage else { throw .webPage(status: response.status) }
    // The decoder overlooks invalid UTF-8 in values that nothing reads.
    guard response.isJSON, String(validating: response.body, as: UTF8.self) != nil else { throw .unreadable }
    do {
      return try decode(JSONDecoder(), response.body)
    } catch {
      // Decoding also stops when the deadline has passed, because the result is no longer needed.
      throw .unreadable
    }
  }

  /// Returns the link to the next page, if any, together with the link's cursor, if any.
  ///
  /// A server behind a tunnel may name another host. Only the cursor is read; the link itself is never followed.
  func nextLink(in response: HTTPResponse) -> NextLink? {
    LinkHeader(response.fields["link"] ?? []).target(of: "next").map { target in
      let position = URLComponents(string: target)?.queryItems?.first { $0.name == "max_id" }?.value
      return NextLink(cursor: position.map(PostsPage.Cursor.init))
    }
  }

  struct NextLink {
    let cursor: PostsPage.Cursor?
  }
}

extension Clock where Duration == Swift.Duration {
  /// Starts a stopwatch, and returns a function for the time elapsed since then.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}
