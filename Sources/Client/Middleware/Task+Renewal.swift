extension Task where Failure == any Error {
  /// Waits for a token that others wait for, too.
  ///
  /// - Parameter refused: what was answered before.
  /// - Throws: `TokenRefreshError` where there is none; `TransportError`, `cancelled`, as soon as the one who waits here is
  ///   cancelled. The value of a task would be waited for nevertheless.
  func renewal(after refused: Exchange) async throws {
    let (results, result) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
    Task<Void, Never> {
      result.yield(await self.result)
      result.finish()
    }
    for await result in results {
      guard case .failure(let error) = result else { return }
      throw TokenRefreshError(cause: error, exchange: refused)
    }
    throw TransportError(
      .cancelled, "the request was cancelled while waiting for a token", exchange: refused)
  }
}
