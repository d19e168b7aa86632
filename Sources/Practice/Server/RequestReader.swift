/// Reads requests from a connection, strictly: what RFC 9112 does not allow is refused, never repaired.
struct RequestReader {
  let channel: Channel
  let limits: Limits
  /// The server's own host and port, for HTTP/1.0 requests that name none.
  let authority: String

  /// The next request's head; nil when the client is done.
  func readHead() throws -> RequestHead? {
    guard try channel.awaitFirstByte() else { return nil }
    let deadline = Deadline(in: limits.headTime)
    var requestLine = try readLine(limit: limits.requestLine, tooLong: 414, by: deadline)
    if requestLine.isEmpty {
      // RFC 9112, 2.2: one empty line before a request is forgiven.
      requestLine = try readLine(limit: limits.requestLine, tooLong: 414, by: deadline)
    }
    let (method, rawTarget, minorVersion) = try HeadParser.requestLine(requestLine)
    let fields = try readFields(by: deadline)
    let target = try RequestTarget(rawTarget, method: method)
    return RequestHead(
      method: method, target: target, minorVersion: minorVersion, fields: fields,
      framing: try HeadParser.framing(fields, minorVersion: minorVersion),
      authority: try HeadParser.authority(
        target: target, fields: fields, minorVersion: minorVersion, fallback: authority))
  }

  /// The body that the head announces. Bytes that are only counted are not kept.
  func readBody(_ head: RequestHead, isKept: Bool) throws -> Request.Body {
    let limit = isKept ? limits.body : limits.countedBody
    if case .length(let length) = head.framing, length > limit { throw Self.bodyTooLarge }
    if head.expectsContinue, head.framing != .length(0), !channel.hasUnreadBytes {
      try channel.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    var body = Request.Body()
    switch head.framing {
    case .length(let length): try read(length, into: &body, isKept: isKept)
    case .chunked: try readChunks(into: &body, limit: limit, isKept: isKept)
    }
    return body
  }

  private static let bodyTooLarge = Refusal(413, "The body is larger than this server takes.")

  private func read(_ length: Int, into body: inout Request.Body, isKept: Bool) throws {
    var missing = length
    while missing > 0 {
      let bytes = try channel.readSome(limit: missing)
      missing -= bytes.count
      body.count += bytes.count
      if isKept { body.bytes += bytes }
    }
  }

  private func readChunks(into body: inout Request.Body, limit: Int, isKept: Bool) throws {
    while true {
      let line = try readLine(limit: 4096, tooLong: 400, by: Deadline(in: limits.stall))
      let size = try HeadParser.chunkSize(line)
      if size == 0 { break }
      guard size <= limit - body.count else { throw Self.bodyTooLarge }
      try read(size, into: &body, isKept: isKept)
      guard try readLine(limit: 2, tooLong: 400, by: Deadline(in: limits.stall)).isEmpty else {
        throw Refusal.malformed("A chunk is followed by CRLF.")
      }
    }
    body.trailers = try readFields(by: Deadline(in: limits.headTime))
  }

  /// Field lines up to the empty one.
  private func readFields(by deadline: Deadline) throws -> [Field] {
    var fields: [Field] = []
    var left = limits.head
    while true {
      let line = try readLine(limit: left, tooLong: 431, by: deadline)
      if line.isEmpty { return fields }
      left -= line.count
      guard fields.count < limits.fields else { throw Refusal(431, "There are too many header lines.") }
      fields.append(try HeadParser.field(line))
    }
  }

  private func readLine(limit: Int, tooLong status: Int, by deadline: Deadline) throws -> [UInt8] {
    do {
      return try channel.readLine(limit: limit, by: deadline)
    } catch Channel.LineProblem.tooLong {
      throw Refusal(status, "A line or the whole head is too long.")
    } catch Channel.LineProblem.badLineEnd {
      throw Refusal.malformed("A line ends with CR LF, and neither stands alone.")
    } catch Channel.LineProblem.timedOut {
      throw Refusal(408, "The request did not come in time.")
    }
  }
}
