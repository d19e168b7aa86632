internal import ApusEncodings

/// How a conversation is asked for, and what has to come back (RFC 6455, 4).
package struct WebSocketHandshake: Sendable {
  /// What this side asks for; the server's answer proves that it was read.
  package let key: String
  package let protocols: [String]

  package init(
    protocols: [String] = [], random: inout some RandomNumberGenerator
  ) {
    key = Base64.encoded((0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
    self.protocols = protocols
  }

  package init(protocols: [String] = []) {
    var random = SystemRandomNumberGenerator()
    self.init(protocols: protocols, random: &random)
  }

  /// With the key of RFC 6455, for who only looks at it.
  package static func example(_ protocols: [String] = []) -> WebSocketHandshake {
    WebSocketHandshake(key: "dGhlIHNhbXBsZSBub25jZQ==", protocols: protocols)
  }

  init(key: String, protocols: [String] = []) { (self.key, self.protocols) = (key, protocols) }

  /// What a server answers a key with.
  package static func answer(to key: String) -> String {
    Base64.encoded(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// The fields that ask for it; those that a request has of its own stay.
  package func fields(for request: Request) -> HeaderFields {
    var fields = request.headers
    var own = [
      HeaderField(name: "Upgrade", value: "websocket"), HeaderField(name: "Connection", value: "Upgrade"),
      HeaderField(name: "Sec-WebSocket-Key", value: key),
      HeaderField(name: "Sec-WebSocket-Version", value: "13"),
    ]
    if !protocols.isEmpty {
      own.append(HeaderField(name: "Sec-WebSocket-Protocol", value: protocols.joined(separator: ", ")))
    }
    for field in own { fields = fields.setting(field) }
    if !fields.contains("Host") {
      fields = HeaderFields([HeaderField(name: "Host", value: request.url.hostField)] + fields.fields)
    }
    return fields
  }

  /// What is wrong with an answer of 101, as a sentence; `nil` for the one that was asked for.
  package func problem(of head: ResponseHead) -> String? {
    guard head.values(of: "Upgrade").contains("websocket"), head.values(of: "Connection").contains("upgrade")
    else { return "the server answered 101 without an Upgrade to websocket" }
    let accept = head.headers.values(of: "Sec-WebSocket-Accept")
    guard accept == [Self.answer(to: key)] else {
      return accept.isEmpty
        ? "the server answered 101 without a Sec-WebSocket-Accept"
        : "the Sec-WebSocket-Accept of the server is not the answer to the key"
    }
    if let extensions = head.headers.values(of: "Sec-WebSocket-Extensions").first {
      return "the server uses an extension that nobody offered: \(extensions.prefix(60))"
    }
    let chosen = head.headers.values(of: "Sec-WebSocket-Protocol")
    guard let name = chosen.first else { return nil }
    guard chosen.count == 1, protocols.contains(name) else {
      return
        "the server chose the protocol \(chosen.joined(separator: ", ").prefix(60)), which was not offered"
    }
    return nil
  }
}

extension ResponseHead {
  /// The words of a list that stands in fields, in lower case.
  fileprivate func values(of name: String) -> [String] {
    headers.values(of: name).flatMap { $0.split(separator: ",") }.map { $0.trimmingBlanks.lowercased() }
  }
}

extension WebURL {
  /// What stands in the `Host` field: the port where it is not the scheme's own.
  package var hostField: String {
    Authority.text(ofHost: host)
      + (port.flatMap { $0 == Origin.defaultPort(of: scheme) ? nil : ":\($0)" } ?? "")
  }
}
