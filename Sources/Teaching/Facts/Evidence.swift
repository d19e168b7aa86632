internal import ApusClient
internal import ApusJSON
internal import ApusRendering

/// What a sentence rests on: lines, bytes or times of one exchange. There is always one at least.
package struct Evidence: Sendable, Hashable {
  package enum Source: String, Sendable {
    /// A line of what came, or that there was none.
    case response
    /// A line of what was sent, or that there was none.
    case request
    case bytes, time, connection, failure
    /// What was typed.
    case line
  }

  package struct Item: Sendable, Hashable {
    package let source: Source
    package let text: String
  }

  package let items: [Item]

  private init(_ items: [Item]) { self.items = items }

  package init(_ source: Source, _ text: String) { items = [Item(source: source, text: text)] }

  /// Both, each on a line of its own.
  static func + (one: Evidence, other: Evidence) -> Evidence { Evidence(one.items + other.items) }

  static func + (one: Evidence, other: Evidence?) -> Evidence { other.map { one + $0 } ?? one }
}

// MARK: Heads

extension Evidence {
  /// `HTTP/1.1 404 Not Found`
  static func status(_ head: ResponseHead) -> Evidence {
    let words = [head.version, String(head.status), head.reason].filter { !$0.isEmpty }
    return Evidence(.response, words.joined(separator: " "))
  }

  static func line(_ field: HeaderField) -> Evidence { Evidence(.response, field.description) }

  /// Without its value where that is a credential.
  static func sent(_ field: HeaderField) -> Evidence {
    Evidence(.request, field.isCredential ? "\(field.name): \(Secret(""))" : field.description)
  }

  /// `GET /users/1`, without the query, which may hold a credential.
  static func request(_ sent: SentRequest) -> Evidence {
    Evidence(.request, "\(sent.method) \(sent.url.path)")
  }

  /// What the last request was.
  static func request(_ exchange: Exchange) -> Evidence {
    Evidence(.request, "\(exchange.lastMethod) \(exchange.lastURL.path)")
  }
}

extension HeaderFields {
  /// The fields of that name, as they came.
  func evidence(of name: String) -> Evidence? { evidence(ofAny: [name]) }

  func evidence(ofAny names: [String]) -> Evidence? {
    let lines = filter { field in names.contains(where: field.isNamed) }.map(Evidence.line)
    return lines.first.map { lines.dropFirst().reduce($0, +) }
  }
}

// MARK: Bytes

extension Evidence {
  /// The whole body by its size, with what it begins with.
  ///
  /// - Parameter beginning: what of it may be shown.
  static func body(_ exchange: Exchange, beginning: String = "") -> Evidence {
    let count = exchange.body.byteCount
    guard count > 0 else { return Evidence(.bytes, "0 bytes") }
    let range = count == 1 ? "byte 0" : "bytes 0-\(count - 1)"
    return Evidence(.bytes, beginning.isEmpty ? range : "\(range): \(beginning)")
  }

  /// The body's own first bytes, as text.
  static func beginning(of exchange: Exchange) -> Evidence {
    let bytes = exchange.text.bytes
    let line =
      String(decoding: bytes.prefix(96), as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    let text = String(line.prefix(24))
    return body(exchange, beginning: text + (bytes.count > text.utf8.count ? " …" : ""))
  }

  /// `64 B came, 41 B unpacked`
  static func sizes(_ exchange: Exchange) -> Evidence {
    let (wire, whole) = (exchange.body.wireByteCount, exchange.body.byteCount)
    return Evidence(.bytes, "\(Units.size(wire)) came, \(Units.size(whole)) unpacked")
  }
}

extension Evidence {
  /// A value of the body, with where it stands.
  static func value(_ node: Node, of name: String, _ shown: String) -> Evidence {
    let range = node.byteRange
    let most = 60
    let text = shown.count > most ? shown.prefix(most) + "…" : shown[...]
    return Evidence(
      .bytes, "bytes \(range.lowerBound)-\(max(range.lowerBound, range.upperBound - 1)): \(name) \(text)")
  }
}
