internal import ApusEncodings

/// Puts responses on the wire. There is no `Date` line: two servers that are asked the same answer the same bytes.
struct ResponseWriter {
  let channel: Channel

  enum Ending {
    case keepOpen
    case close
    case reset
  }

  /// `head` is nil when the request could not be read.
  func write(_ response: Response, to head: RequestHead?, keepAlive: Bool) throws -> Ending {
    let isHead = head?.isHead ?? false
    if response.delay > .zero { try channel.pause(response.delay) }
    switch response.body {
    case .raw(let steps):
      let runner = StepRunner(channel: channel, stopsAfterHead: isHead)
      return try runner.run(steps) == .reset ? .reset : .close
    case .socket(let script): return try SocketRunner(channel: channel).run(script)
    case .bytes(let bytes):
      let sendsBody = !isHead && Self.hasBody(response.status)
      let head = headBytes(
        response, length: bytes.count, minorVersion: head?.minorVersion ?? 1, keepAlive: keepAlive)
      try channel.send(sendsBody ? head + bytes : head)
      return keepAlive ? .keepOpen : .close
    case .stream(let length, let steps):
      return try stream(steps, length, response, head, keepAlive: keepAlive)
    }
  }

  private func stream(
    _ steps: any Sequence<Step>, _ length: Int?, _ response: Response, _ head: RequestHead?, keepAlive: Bool
  ) throws -> Ending {
    let minorVersion = head?.minorVersion ?? 1
    let isChunked = length == nil && minorVersion >= 1
    // Without a length and without chunks, only the end of the connection ends the body.
    let keepAlive = keepAlive && (isChunked || length != nil)
    try channel.send(headBytes(response, length: length, minorVersion: minorVersion, keepAlive: keepAlive))
    if head?.isHead ?? false { return keepAlive ? .keepOpen : .close }
    let runner = StepRunner(channel: channel, isChunked: isChunked)
    switch try runner.run(steps) {
    case .reset: return .reset
    case .close: return .close
    case .done: break
    }
    if isChunked { try channel.send(Array("0\r\n\r\n".utf8)) }
    return keepAlive ? .keepOpen : .close
  }

  private static func hasBody(_ status: Int) -> Bool { status >= 200 && status != 204 && status != 304 }

  private func headBytes(_ response: Response, length: Int?, minorVersion: Int, keepAlive: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(response.status) \(reasonPhrase(response.status))\r\n"
    for field in response.fields { text += "\(field.name): \(Self.safe(field.value))\r\n" }
    if Self.hasBody(response.status) {
      if let length {
        text += "Content-Length: \(length)\r\n"
      } else if minorVersion >= 1 {
        text += "Transfer-Encoding: chunked\r\n"
      }
    }
    if !keepAlive {
      text += "Connection: close\r\n"
    } else if minorVersion == 0 {
      text += "Connection: keep-alive\r\n"
    }
    return Array((text + "\r\n").utf8)
  }

  /// A value that came from a request cannot end its line.
  private static func safe(_ value: String) -> String {
    if value.utf8.allSatisfy(\.isFieldContent) { return value }
    return String(
      decoding: value.utf8.flatMap { $0.isFieldContent ? [$0] : PercentEncoding.escape($0) },
      as: UTF8.self)
  }
}
