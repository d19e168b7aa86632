#if OpenCombine
  public import APIClient
  public import OpenCombine

  extension APIClient {
    /// Asks when subscribed to, once a subscription, and cancels with it. Nothing is sent before.
    ///
    /// Named apart from Combine's so that a package can have both.
    public func openPublisher<E: Endpoint>(
      for endpoint: E
    ) -> AnyPublisher<E.Response, APIError<E.ErrorResponse>> where E.Home == Home {
      Deferred {
        var cancellation: Cancellation?
        let future = Future<E.Response, APIError<E.ErrorResponse>> { promise in
          let promise = Handover(value: promise)
          cancellation = self.send(endpoint) { promise.value($0) }
        }
        return future.handleEvents(receiveCancel: { [cancellation] in cancellation?.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
