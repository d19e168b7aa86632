#if OpenCombine
  public import ApusClient
  public import Dispatch
  public import OpenCombine
  public import OpenCombineDispatch

  extension APIClient {
    /// Asks when subscribed to, once a subscription, and cancels with it. Nothing is sent before.
    ///
    /// Named apart from Combine's so that a package can have both.
    ///
    /// - Parameter scheduler: Where the value or the failure arrives; by default the main queue, so that a subscriber's
    ///   closure may belong to the main actor.
    public func openCombinePublisher<E: Endpoint, S: Scheduler>(
      for endpoint: E, on scheduler: S = DispatchQueue.main.ocombine
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
