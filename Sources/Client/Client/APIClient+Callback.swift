extension APIClient {
  /// Asks for an endpoint's value and calls back once with what came of it, on no particular thread.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping @Sendable (Result<E.Response, APIError<E.ErrorResponse>>) -> Void
  ) -> Cancellation where E.API == API {
    let task = Task { completion(await result(of: endpoint)) }
    return Cancellation { task.cancel() }
  }

  /// The same, called back on an actor, whose properties `completion` may use:
  ///
  ///     client.send(endpoint, on: MainActor.shared) { self.result = $0 }
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E, on actor: isolated any Actor,
    completion: @escaping (Result<E.Response, APIError<E.ErrorResponse>>) -> Void
  ) -> Cancellation where E.API == API {
    let task = Task {
      // A task is on an actor that it uses.
      _ = actor
      completion(await result(of: endpoint))
    }
    return Cancellation { task.cancel() }
  }

  /// Away from the caller's actor, which has other things to do than to decode.
  @concurrent
  private func result<E: Endpoint>(
    of endpoint: E
  ) async -> Result<E.Response, APIError<E.ErrorResponse>> where E.API == API {
    do throws(APIError<E.ErrorResponse>) {
      return .success(try await send(endpoint))
    } catch {
      return .failure(error)
    }
  }
}
