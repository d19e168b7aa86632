#if RxSwift
  public import APIClient
  public import RxSwift

  extension APIClient {
    /// Asks when subscribed to, once a subscription, and cancels when disposed of. Nothing is sent before. The
    /// error is always an `APIError` of the endpoint.
    public func single<E: Endpoint>(for endpoint: E) -> Single<E.Response> where E.Home == Home {
      Single.create { observer in
        let observer = Handover(value: observer)
        let cancellation = self.send(endpoint) { result in
          observer.value(result.mapError { $0 as any Error })
        }
        return Disposables.create { cancellation.cancel() }
      }
    }
  }
#endif
