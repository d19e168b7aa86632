internal import ApusClient
internal import ApusRendering

/// Compression.
enum EncodingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers, exchange.body.byteCount > 0,
      let field = headers.first("Content-Encoding"), !ContentCoding.named(in: headers).isEmpty
    else { return [] }
    let (wire, whole) = (exchange.body.wireByteCount, exchange.body.byteCount)
    guard exchange.request.options.decompresses else {
      return [Fact("The body was left packed as it came.", field)]
    }
    if let unknown = ContentCoding.unknown(in: headers) {
      return [
        Fact("The server names the coding \(unknown), which is unknown here: nothing was unpacked.", field)
      ]
    }
    let gain = wire < whole ? "" : ", which made it larger: it is too small to gain"
    return [
      Fact("The body travelled compressed: \(Units.size(wire)) for \(Units.size(whole))\(gain).", field)
    ]
  }
}
