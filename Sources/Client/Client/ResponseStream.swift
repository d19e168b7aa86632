#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a response is made of, one after the other, while it arrives: lines, events or pieces of bytes.
///
///     for try await line in client.lines(of: Log()) { print(line) }
///
/// Nothing is sent before somebody iterates, and each iteration sends anew. Leaving the loop ends the transfer. What came and
/// was not taken yet waits in memory.
public struct ResponseStream<Element: Sendable, ErrorResponse: Sendable>: AsyncSequence, Sendable {
  /// What `send(_:)` throws for such an endpoint.
  public typealias Failure = APIError<ErrorResponse>

  /// Sends, and hands over each element until it is told that no more is wanted.
  typealias Source =
    @Sendable (_ take: @escaping @Sendable (Element) -> Bool) async throws(APIError<ErrorResponse>) -> Void

  private let source: Source

  init(_ source: @escaping Source) { self.source = source }

  /// Sends.
  public func makeAsyncIterator() -> Iterator { Iterator(source) }

  /// Goes from element to element. Letting go of it ends the transfer.
  public struct Iterator: AsyncIteratorProtocol {
    private var pieces: AsyncThrowingStream<Element, any Error>.Iterator

    init(_ source: @escaping Source) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(
        of: Element.self, throwing: (any Error).self)
      let task = Task {
        do throws(APIError<ErrorResponse>) {
          try await source { element in
            if case .enqueued = continuation.yield(element) { true } else { false }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
      pieces = stream.makeAsyncIterator()
    }

    /// The next element; `nil` when there is no more.
    ///
    /// - Throws: `APIError`, as `stream(_:eachLine:)` and `stream(_:eachEvent:)` do; `cancelled` when the task is
    ///   cancelled. What came before a failure has been handed over.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(APIError<ErrorResponse>) -> Element? {
      let next = await result(actor)
      switch next {
      case .success(let element?): return element
      case .success(nil):
        guard Task.isCancelled else { return nil }
        throw Self.cancelled
      case .failure(let error): throw error as? APIError<ErrorResponse> ?? Self.cancelled
      }
    }

    private mutating func result(_ actor: isolated (any Actor)?) async -> Result<Element?, any Error> {
      do { return .success(try await pieces.next(isolation: actor)) } catch { return .failure(error) }
    }

    private static var cancelled: APIError<ErrorResponse> {
      // Nobody is there any more to whom it matters what had happened.
      let exchange = Exchange(request: Request(url: .https("localhost")), startedAt: Date())
      return .transport(TransportError(.cancelled, "the request was cancelled", exchange: exchange))
    }
  }
}
