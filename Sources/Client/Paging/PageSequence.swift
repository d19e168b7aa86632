internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The pages of a list, one after the other, each asked for when it is wanted.
///
///     for try await page in client.pages(of: Items(tag: "swift")) { show(page.value) }
///
/// It stays within the origin that was asked. Where a server limits the rate, it waits as long as that wants it.
public struct PageSequence<E: Endpoint>: AsyncSequence, Sendable {
  /// A page and the exchange it came with.
  public typealias Element = Reply<E.Response>
  /// What `send(_:)` throws for such an endpoint.
  public typealias Failure = APIError<E.ErrorResponse>

  let client: APIClient<E.API>
  let endpoint: E
  let next: NextPage
  let most: Int?
  let longestWait: Duration
  let wait: @Sendable (Duration) async throws -> Void

  /// Begins with the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(pages: self) }

  /// Goes from page to page.
  public struct Iterator: AsyncIteratorProtocol {
    private enum Place {
      case start
      case at(Request, PageWalk)
      case failed(RequestError)
      case end
    }

    private let pages: PageSequence
    private var place = Place.start

    init(pages: PageSequence) { self.pages = pages }

    /// The next page; `nil` behind the last.
    ///
    /// - Throws: `APIError`: as `send(_:)` does for a page, a 429 included that wants a longer wait than is allowed;
    ///   `.request` behind a page after which there is more that cannot be asked for: its place is not known, or at another
    ///   origin;
    ///   `.undecodable` for an answer without a list. Nothing comes after a failure.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(APIError<E.ErrorResponse>) -> Reply<E.Response>? {
      let (request, walk): (Request, PageWalk)
      switch place {
      case .end: return nil
      case .failed(let error):
        place = .end
        throw .request(error)
      case .at(let next, let before): (request, walk) = (next, before)
      case .start:
        // What fails now is not asked for again.
        place = .end
        (request, walk) = try await pages.begin()
      }
      place = .end
      let (reply, rest) = try await pages.turn(to: request, walk)
      switch rest {
      case .some(.success((let request, let walk))): place = .at(request, walk)
      case .some(.failure(let error)): place = .failed(error)
      case nil: break
      }
      return reply
    }
  }

  /// The request for the first page, made away from the caller's actor.
  @concurrent
  fileprivate func begin() async throws(APIError<E.ErrorResponse>) -> (Request, PageWalk) {
    do {
      let request = try client.request(for: endpoint)
      return (request, PageWalk(from: request, by: try next.wish(), upTo: most, keepsElements: false))
    } catch {
      throw .request(error)
    }
  }

  /// Asks for a page, and finds out where the next one is.
  ///
  /// - Returns: the page, and what is asked for next, or why that cannot be; `nil` behind the last.
  @concurrent
  fileprivate func turn(
    to request: Request, _ before: PageWalk
  ) async throws(APIError<E.ErrorResponse>) -> (Reply<E.Response>, Result<(Request, PageWalk), RequestError>?)
  {
    let exchange = try await patiently(request)
    let value = try client.value(of: exchange, for: endpoint)
    var walk = before
    let reply = Reply(value: value, exchange: exchange)
    switch try step(of: exchange, &walk) {
    case .next(let request): return (reply, .success((request, walk)))
    case .end, .cut: return (reply, nil)
    case .noList(let words):
      throw .undecodable(ResponseDecodingError(.decodeType, words, underlying: NoList()), exchange)
    case .stop(.said(let words)): return (reply, .failure(RequestError(.requestParameter, words)))
    case .stop(.otherOrigin(let url)):
      let words = "the next page is at \(url.origin), which was not what was asked"
      return (reply, .failure(RequestError(.requestURL, words)))
    }
  }

  private func step(
    of exchange: Exchange, _ walk: inout PageWalk
  ) throws(APIError<E.ErrorResponse>) -> PageWalk.Step {
    do {
      return walk.take(exchange, try exchange.document().root, described: nil)
    } catch {
      throw .undecodable(ResponseDecodingError(reading: E.Response.self, error), exchange)
    }
  }

  /// Asks again as often as a server limits the rate and says for how long.
  private func patiently(_ request: Request) async throws(APIError<E.ErrorResponse>) -> Exchange {
    while true {
      let exchange: Exchange
      do { exchange = try await client.exchange(for: request) } catch { throw .transport(error) }
      guard let pause = exchange.response?.limitPause(from: Date()), pause <= longestWait else {
        return exchange
      }
      do {
        try await wait(pause)
      } catch {
        let words = "the request was cancelled while waiting for the rate limit to end"
        throw .transport(TransportError(.cancelled, words, exchange: exchange))
      }
    }
  }
}

/// An answer has no list of elements.
private struct NoList: Error {}
