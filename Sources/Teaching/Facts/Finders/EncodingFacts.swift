internal import APIClient
internal import Rendering

/// Compression.
enum EncodingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let field = exchange.response?.headers.first("Content-Encoding"), exchange.body.byteCount > 0,
      field.shown.lowercased() != "identity"
    else { return [] }
    let (wire, whole) = (exchange.body.wireByteCount, exchange.body.byteCount)
    guard exchange.request.options.decompresses else {
      return [Fact("The body is compressed, and was left so.", field)]
    }
    let gain = wire < whole ? "" : ", which made it larger: it is too small to gain"
    return [
      Fact("The body travelled compressed: \(Units.size(wire)) for \(Units.size(whole))\(gain).", field)
    ]
  }
}
