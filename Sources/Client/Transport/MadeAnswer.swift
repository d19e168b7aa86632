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
  ///   sent, and `request.parameter` for one that cannot be written. What had come of a file then stays beside it, where
  ///   the failure's exchange says.
  package func deliver(to request: Request) async throws(TransportError) -> Exchange {
    var course = try Course(request)
    try course.send()
    try await course.wait(waitForHead)
    if let failure, failure.afterBytes == nil { throw course.failure(failure.code, failure.message) }
    let delivery = try course.begin(head, of: body.count)
    let end = min(failure?.afterBytes ?? body.count, body.count)
    var place = 0
    while place < end {
      if place > 0 { try await course.wait(waitForPiece) }
      let next = min(place + max(1, pieceSize), end)
      guard try course.take(body[place..<next], delivery) else { break }
      place = next
    }
    if let failure { throw course.failure(failure.code, failure.message) }
    return try course.finish(delivery)
  }
}

/// How far an answer has come.
private struct Course {
  private let request: Request
  /// Where the body goes, when that is a file: beside its place until it is whole.
  private let file: OutputFile?
  private var response: ResponseHead?
  private var bytes: [UInt8] = []
  private var received = 0
  private var expected: Int?
  private var bodySize = 0

  /// - Throws: `request.parameter` for a file that cannot be written, before anything is sent.
  init(_ request: Request) throws(TransportError) {
    self.request = request
    guard case .file(let path) = request.options.delivery else {
      file = nil
      return
    }
    do throws(FileProblem) {
      file = try OutputFile(path: path)
    } catch {
      throw TransportError(
        .requestParameter, "\(path) cannot be written: \(error.reason)",
        exchange: Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
    }
  }

  private func exchange(_ body: ReceivedBody) -> Exchange {
    let sent = SentRequest(
      method: request.method, url: request.url, headers: request.headers, bodyByteCount: bodySize)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: sent, response: response)], body: body)
  }

  /// What came of a file stays, as over a network.
  func failure(_ code: ErrorCode, _ message: String, underlying: String? = nil) -> TransportError {
    let part = file?.discard(leavingPart: true)
    return TransportError(
      code, message, underlying: underlying,
      exchange: exchange(ReceivedBody(bytes: bytes, byteCount: received, part: part)))
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

  mutating func begin(_ head: ResponseHead, of count: Int) throws(TransportError) -> Delivery {
    response = head
    expected = count
    request.options.onResponse?(head)
    let delivery = request.options.delivery(for: head)
    if case .file = delivery { try writing { file throws(SystemError) in try file.begin() } }
    return delivery
  }

  /// Hands over a piece; false when no more is wanted.
  mutating func take(_ piece: ArraySlice<UInt8>, _ delivery: Delivery) throws(TransportError) -> Bool {
    received += piece.count
    defer { tell(sent: bodySize) }
    switch delivery {
    case .chunks(let handler): return handler(piece)
    case .file:
      try writing { file throws(SystemError) in
        let written = piece.withUnsafeBytes { bytes in
          Result { () throws(SystemError) in try file.write(bytes) }
        }
        try written.get()
      }
    case .memory, .overflowing: bytes += piece
    }
    return true
  }

  func finish(_ delivery: Delivery) throws(TransportError) -> Exchange {
    guard case .file(let path) = delivery else {
      return exchange(ReceivedBody(bytes: bytes, byteCount: received))
    }
    try writing { file throws(SystemError) in try file.keep() }
    return exchange(ReceivedBody(byteCount: received, file: path))
  }

  private func writing(_ step: (OutputFile) throws(SystemError) -> Void) throws(TransportError) {
    guard let file else { return }
    do throws(SystemError) {
      try step(file)
    } catch {
      throw failure(
        .bodyTruncated, "the body cannot be written to its file", underlying: error.description)
    }
  }
}
