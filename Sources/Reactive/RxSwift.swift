#if RxSwift
  public import ApusClient
  public import RxSwift

  extension APIClient {
    /// Asks when subscribed to, once a subscription, and cancels when disposed of. Nothing is sent before. The
    /// error is always an `APIError` of the endpoint.
    ///
    /// - Parameter scheduler: Where the value or the failure arrives; by default the main one, so that a subscriber's
    ///   closure may belong to the main actor.
    public func single<E: Endpoint>(
      for endpoint: E, on scheduler: any ImmediateSchedulerType = MainScheduler.instance
    ) -> Single<E.Response> where E.API == API {
      Single.create { observer in
        let observer = Handover(value: observer)
        let cancellation = self.send(endpoint) { result in
          observer.value(result.mapError { $0 as any Error })
        }
        return Disposables.create { cancellation.cancel() }
      }
      .observe(on: scheduler)
    }
  }
#endif
