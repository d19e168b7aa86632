internal import ApusClient
internal import ApusRendering
internal import ApusWords

/// Compression.
enum EncodingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers, exchange.body.byteCount > 0,
      let field = headers.first("Content-Encoding"), !ContentCoding.named(in: headers).isEmpty
    else { return [] }
    let (wire, whole) = (exchange.body.wireByteCount, exchange.body.byteCount)
    guard exchange.request.options.decompresses else {
      return [Fact(.seen, "The body was left packed as it came.", .line(field) + .body(exchange))]
    }
    if let unknown = ContentCoding.unknown(in: headers) { return [Self.unknown(unknown, field)] }
    return [
      Fact(
        .seen,
        wire < whole
          ? "The body travelled compressed: \(Units.size(wire)) for \(Units.size(whole))."
          : "The body travelled compressed, which made it larger: \(Units.size(wire)) for \(Units.size(whole)).",
        .line(field) + .sizes(exchange))
    ]
  }

  static func unknown(_ coding: String, _ field: HeaderField) -> Fact {
    Fact(
      .said, "The server names the coding \(coding), which is unknown here: nothing was unpacked.",
      .line(field))
  }
}
