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

  /// Asks with headers and options of this call's own, and calls back once with what came of it, on no particular thread.
  ///
  ///     client.send(endpoint, headers: ["Idempotency-Key": key]) { result in … }
  ///
  /// - Parameters:
  ///   - headers: laid over the endpoint's.
  ///   - configure: changes what the endpoint made of the client's options. Nothing by default.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E, headers: HeaderFields,
    configure: @escaping @Sendable (inout RequestOptions) -> Void = { _ in },
    completion: @escaping @Sendable (Result<E.Response, APIError<E.ErrorResponse>>) -> Void
  ) -> Cancellation where E.API == API {
    let task = Task { completion(await result(of: endpoint, headers, configure)) }
    return Cancellation { task.cancel() }
  }

  /// The same, called back on an actor, whose properties `completion` may use.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E, headers: HeaderFields,
    configure: @escaping @Sendable (inout RequestOptions) -> Void = { _ in }, on actor: isolated any Actor,
    completion: @escaping (Result<E.Response, APIError<E.ErrorResponse>>) -> Void
  ) -> Cancellation where E.API == API {
    let task = Task {
      // A task is on an actor that it uses.
      _ = actor
      completion(await result(of: endpoint, headers, configure))
    }
    return Cancellation { task.cancel() }
  }

  /// Away from the caller's actor, which has other things to do than to decode.
  @concurrent
  private func result<E: Endpoint>(
    of endpoint: E, _ headers: HeaderFields = [:],
    _ configure: @Sendable (inout RequestOptions) -> Void = { _ in }
  ) async -> Result<E.Response, APIError<E.ErrorResponse>> where E.API == API {
    do throws(APIError<E.ErrorResponse>) {
      return .success(try await send(endpoint, headers: headers, configure: configure))
    } catch {
      return .failure(error)
    }
  }
}
