import ApusClient
import CApusCodecs

/// The content encodings that can be read here.
enum ContentEncoding: String, CaseIterable {
  case gzip
  case deflate
  case brotli = "br"
  case zstd

  /// Those whose library is there.
  static let available = allCases.filter { encoding in
    switch encoding {
    case .gzip, .deflate: codecs_has_zlib() != 0
    case .brotli: codecs_has_brotli() != 0
    case .zstd: codecs_has_zstd() != 0
    }
  }

  /// What an `Accept-Encoding` field offers; `nil` when that is nothing.
  static let offer: String? = {
    // Not `joined`: its first use has the runtime look through all there is.
    var names = ""
    for encoding in available { names += (names.isEmpty ? "" : ", ") + encoding.rawValue }
    return names.isEmpty ? nil : names
  }()

  private func makeDecoder() -> (any ContentDecoder)? {
    switch self {
    case .gzip: InflateDecoder(.gzip)
    case .deflate: InflateDecoder(.deflate)
    case .brotli: BrotliDecoder()
    case .zstd: ZstdDecoder()
    }
  }

  /// More layers than this are an attack, not a body.
  private static let mostLayers = 4

  /// Decoders for a body with these headers, the outermost first.
  static func decoders(for headers: HeaderFields) throws(TransferProblem) -> [any ContentDecoder] {
    guard headers.contains("Content-Encoding") else { return [] }
    let names = headers.values(of: "Content-Encoding").joined(separator: ",").split(separator: ",")
      .map { $0.lowercased().filter { $0 != " " && $0 != "\t" } }
      .filter { !$0.isEmpty && $0 != "identity" }
    guard names.count <= mostLayers else {
      throw TransferProblem(
        .bodyTooLarge,
        "the body is encoded \(names.count) times over, more often than the \(mostLayers) allowed")
    }
    var decoders: [any ContentDecoder] = []
    for name in names.reversed() {
      guard let encoding = ContentEncoding(rawValue: name == "x-gzip" ? "gzip" : name),
        available.contains(encoding), let decoder = encoding.makeDecoder()
      else {
        throw TransferProblem(.bodyEncoding, "the body's encoding “\(name.prefix(60))” cannot be read")
      }
      decoders.append(decoder)
    }
    return decoders
  }
}
