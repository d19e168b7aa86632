extension Task where Failure == any Error {
  /// Waits for a token that others wait for, too.
  ///
  /// - Parameters:
  ///   - refused: what was answered before.
  ///   - limit: for how long at most; until there is one by default.
  /// - Throws: `TokenRefreshError` where there is none, or not in time; `TransportError`, `cancelled`, as soon as the one who waits here is
  ///   cancelled. The value of a task would be waited for nevertheless.
  func renewal(after refused: Exchange, atMost limit: Duration? = nil) async throws {
    let (results, result) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
    Task<Void, Never> {
      result.yield(await self.result)
      result.finish()
    }
    let alarm = limit.map { limit in
      Task<Void, Never> {
        guard (try? await Task<Never, Never>.sleep(for: limit)) != nil else { return }
        result.yield(
          .failure(OAuthError(.timeoutTotal, "it took longer than the request that waited for it may take")))
      }
    }
    defer { alarm?.cancel() }
    for await result in results {
      guard case .failure(let error) = result else { return }
      throw TokenRefreshError(cause: error, exchange: refused)
    }
    throw TransportError(
      .cancelled, "the request was cancelled while waiting for a token", exchange: refused)
  }
}
