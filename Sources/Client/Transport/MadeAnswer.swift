internal import ApusSystem

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An answer that no server gave, handed over as one that comes over a network: the request's body goes out, then come the
/// head and the body piece by piece, to wherever the request wants it, with its progress.
package struct MadeAnswer: Sendable {
  /// How it fails, and how much of the body comes before.
  package struct Break: Sendable {
    package let code: ErrorCode
    package let message: String
    /// `nil` fails before the head.
    package let afterBytes: Int?

    package init(_ code: ErrorCode, _ message: String, afterBytes: Int? = nil) {
      (self.code, self.message, self.afterBytes) = (code, message, afterBytes)
    }
  }

  package var head: ResponseHead
  package var body: [UInt8] = []
  /// How many bytes come at a time.
  package var pieceSize = 65_536
  package var failure: Break?
  /// Waits before the head, and between two pieces.
  package var waitForHead: (@Sendable () async throws -> Void)?
  package var waitForPiece: (@Sendable () async throws -> Void)?

  package init(head: ResponseHead, body: [UInt8] = [], failure: Break? = nil) {
    (self.head, self.body, self.failure) = (head, body, failure)
  }

  /// Hands it over.
  ///
  /// - Throws: its failure, `cancelled` when the task is cancelled meanwhile, `request.body` for a file that cannot be
  ///   sent, and `request.parameter` for one that cannot be written.
  package func deliver(to request: Request) async throws(TransportError) -> Exchange {
    var course = Course(request)
    try course.send()
    try await course.wait(waitForHead)
    if let failure, failure.afterBytes == nil { throw course.failure(failure.code, failure.message) }
    let delivery = course.begin(head, of: body.count)
    let end = min(failure?.afterBytes ?? body.count, body.count)
    var place = 0
    while place < end {
      if place > 0 { try await course.wait(waitForPiece) }
      let next = min(place + max(1, pieceSize), end)
      guard course.take(body[place..<next], delivery) else { break }
      place = next
    }
    if let failure { throw course.failure(failure.code, failure.message) }
    return try course.finish(delivery)
  }
}

/// How far an answer has come.
private struct Course {
  private let request: Request
  private var response: ResponseHead?
  private var bytes: [UInt8] = []
  private var received = 0
  private var expected: Int?
  private var bodySize = 0

  init(_ request: Request) { self.request = request }

  private func exchange(_ body: ReceivedBody) -> Exchange {
    let sent = SentRequest(
      method: request.method, url: request.url, headers: request.headers, bodyByteCount: bodySize)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: sent, response: response)], body: body)
  }

  private var soFar: ReceivedBody { ReceivedBody(bytes: bytes, byteCount: received) }

  func failure(_ code: ErrorCode, _ message: String) -> TransportError {
    TransportError(code, message, exchange: exchange(soFar))
  }

  private func tell(sent: Int) {
    let size = request.body == nil ? nil : bodySize
    request.options.onProgress?(
      TransferProgress(sent: sent, received: received, expected: expected, toSend: size))
  }

  /// Sends the body, which has to be there.
  mutating func send() throws(TransportError) {
    if Task.isCancelled { throw failure(.cancelled, "the request was cancelled") }
    guard let body = request.body else { return }
    do throws(BodySource.Unreadable) {
      bodySize = try BodySource(body, isSent: false).byteCount ?? 0
    } catch {
      // A stream is read once, and nobody reads it here.
      guard case .file = body.content else { return }
      throw failure(.requestBody, "\(error.path) cannot be sent: \(error.reason)")
    }
    guard request.options.onProgress != nil, bodySize > 0 else { return }
    for part in 1...10 { tell(sent: bodySize / 10 * part + (part == 10 ? bodySize % 10 : 0)) }
  }

  func wait(_ wait: (@Sendable () async throws -> Void)?) async throws(TransportError) {
    if let wait {
      do { try await wait() } catch { throw failure(.cancelled, "the request was cancelled") }
    }
    if Task.isCancelled { throw failure(.cancelled, "the request was cancelled") }
  }

  mutating func begin(_ head: ResponseHead, of count: Int) -> Delivery {
    response = head
    expected = count
    request.options.onResponse?(head)
    return request.options.delivery(for: head)
  }

  /// Hands over a piece; false when no more is wanted.
  mutating func take(_ piece: ArraySlice<UInt8>, _ delivery: Delivery) -> Bool {
    received += piece.count
    defer { tell(sent: bodySize) }
    guard case .chunks(let handler) = delivery else {
      bytes += piece
      return true
    }
    return handler(piece)
  }

  func finish(_ delivery: Delivery) throws(TransportError) -> Exchange {
    guard case .file(let path) = delivery else { return exchange(soFar) }
    do throws(SafeFile.Failure) {
      try SafeFile.replace(path, with: bytes)
    } catch {
      throw failure(.requestParameter, error.description)
    }
    return exchange(ReceivedBody(byteCount: received, file: path))
  }
}
