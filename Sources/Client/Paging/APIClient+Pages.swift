extension APIClient {
  /// The pages of an endpoint's list, from the one that it asks for.
  ///
  ///     for try await page in client.pages(of: Items(tag: "swift"), upTo: 10) { show(page.value) }
  ///
  /// A list that the service itself cuts short, as GitHub's search after a thousand, ends there.
  ///
  /// - Parameters:
  ///   - endpoint: the first page.
  ///   - next: how the next page is asked for, by default as the answer says it.
  ///   - most: how many pages are asked for, by default all.
  ///   - longestWait: how long a rate limit may be waited for, by default a minute. A server that wants longer is the error
  ///     that it answers with.
  /// - Returns: a sequence that asks for a page when it is iterated to it.
  public func pages<E: Endpoint>(
    of endpoint: E, by next: NextPage = .automatic, upTo most: Int? = nil,
    longestWait: Duration = .seconds(60)
  ) -> PageSequence<E> where E.API == API {
    pages(of: endpoint, by: next, upTo: most, longestWait: longestWait) { try await Task.sleep(for: $0) }
  }

  /// - Parameter wait: passes the time until a rate limit ends.
  package func pages<E: Endpoint>(
    of endpoint: E, by next: NextPage = .automatic, upTo most: Int? = nil,
    longestWait: Duration = .seconds(60), wait: @escaping @Sendable (Duration) async throws -> Void
  ) -> PageSequence<E> where E.API == API {
    PageSequence(
      client: self, endpoint: endpoint, next: next, most: most, longestWait: longestWait, wait: wait)
  }

  /// What comes of a request, through the middleware.
  func exchange(for request: Request) async throws(TransportError) -> Exchange {
    try await middleware.around(transport).send(request)
  }
}
