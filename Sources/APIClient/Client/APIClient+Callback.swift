/// Ends a request that was started with a callback. Letting go of it ends nothing.
public struct Cancellation: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// The callback is still called, with `cancelled`, unless the request was over already.
  public func cancel() { action() }
}

extension APIClient {
  /// Asks for an endpoint's value and calls back once with what came of it, on no particular thread.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping @Sendable (Result<E.Response, APIError<E.ErrorResponse>>) -> Void
  ) -> Cancellation where E.Home == Home {
    let task = Task {
      do throws(APIError<E.ErrorResponse>) {
        completion(.success(try await send(endpoint)))
      } catch {
        completion(.failure(error))
      }
    }
    return Cancellation { task.cancel() }
  }
}
