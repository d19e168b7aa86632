#if canImport(Combine)
  public import ApusClient
  public import Combine
  public import Dispatch

  extension APIClient {
    /// Asks when subscribed to, once a subscription, and cancels with it. Nothing is sent before.
    ///
    /// - Parameter scheduler: Where the value or the failure arrives; by default the main queue, so that a subscriber's
    ///   closure may belong to the main actor.
    public func publisher<E: Endpoint, S: Scheduler>(
      for endpoint: E, on scheduler: S = DispatchQueue.main
    ) -> AnyPublisher<E.Response, APIError<E.ErrorResponse>> where E.API == API {
      Deferred {
        var cancellation: Cancellation?
        let future = Future<E.Response, APIError<E.ErrorResponse>> { promise in
          let promise = Handover(value: promise)
          cancellation = self.send(endpoint) { promise.value($0) }
        }
        return future.handleEvents(receiveCancel: { [cancellation] in cancellation?.cancel() })
      }
      .receive(on: scheduler)
      .eraseToAnyPublisher()
    }
  }
#endif
