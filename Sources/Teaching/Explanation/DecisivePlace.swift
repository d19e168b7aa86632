internal import ApusClient
internal import ApusJSON
internal import ApusRendering

/// The bytes that say it: the line or the place in what was received.
enum DecisivePlace {
  static func excerpt(of exchange: Exchange, _ code: ErrorCode?) -> Excerpt? {
    guard let code else { return warning(exchange) }
    switch code.stage {
    case .redirect: return header("Location", exchange)
    case .status: return message(exchange)
    case .read:
      switch code {
      case .bodyTruncated: return end(exchange.body.bytes)
      case .bodyEncoding: return header("Content-Encoding", exchange)
      case .bodyTooLarge: return header("Content-Encoding", exchange) ?? header("Content-Length", exchange)
      case .bodyEmpty: return header("Content-Length", exchange)
      case .webSocketRefused: return exchange.response?.isSuccess ?? true ? nil : message(exchange)
      default: return nil
      }
    case .connect, .time: return exchange.body.bytes.isEmpty ? nil : end(exchange.body.bytes)
    default: return nil
    }
  }

  /// A header line as it came, with its value marked.
  private static func header(_ name: String, _ exchange: Exchange) -> Excerpt? {
    guard let field = exchange.response?.headers.first(name) else { return nil }
    let text = "\(field.name): \(field.shown)"
    return Excerpt(typed: text, span: field.name.utf8.count + 2..<text.utf8.count)
  }

  /// Where a body stops.
  private static func end(_ bytes: [UInt8]) -> Excerpt? {
    bytes.isEmpty ? nil : Excerpt(bytes.count..<bytes.count, in: bytes[...])
  }

  /// The server's own words, or the line its body begins with.
  private static func message(_ exchange: Exchange) -> Excerpt? {
    let bytes = exchange.text.bytes
    guard !bytes.isEmpty else { return nil }
    if JSONBody.isPromised(exchange), let document = try? exchange.document() {
      return document.root["message"].map { Excerpt($0) }
    }
    return Excerpt(0..<1, in: bytes[...])
  }

  /// The first thing in a success that a reader may trip over.
  private static func warning(_ exchange: Exchange) -> Excerpt? {
    guard JSONBody.isPromised(exchange) else { return nil }
    let bytes = exchange.text.bytes
    do {
      guard let warning = try exchange.document().warnings(limit: 1).first else { return nil }
      return Excerpt(warning.offset..<warning.offset + 1, in: bytes[...])
    } catch {
      return Excerpt(error, in: bytes[...])
    }
  }
}
