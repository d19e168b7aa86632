@_spi(Secrets) package import ApusClient

/// A request as it goes out over HTTP/1.1: its own fields and those a transport adds.
package struct WireRequest: Sendable {
  /// What the transport offers when the request does not say.
  package static let acceptEncoding = "gzip, deflate, br, zstd"

  package let startLine: String
  package let fields: HeaderFields

  /// `bodyByteCount` is the length of the whole body; `nil` when it is not known.
  package init(_ request: Request, bodyByteCount: Int?, acceptEncoding: String = Self.acceptEncoding) {
    let request = request.movingUserToHeader()
    startLine = "\(request.method) \(request.method.target(of: request.url)) HTTP/1.1"
    var fields = request.headers
    if let type = request.body?.contentType, !fields.contains("Content-Type") {
      fields = fields.adding("Content-Type", type)
    }
    if request.body != nil, let bodyByteCount, !fields.contains("Content-Length"),
      !fields.contains("Transfer-Encoding")
    {
      fields = fields.adding("Content-Length", "\(bodyByteCount)")
    }
    if let encodings = request.encodings(offering: acceptEncoding) {
      fields = fields.adding("Accept-Encoding", encodings)
    }
    if let host = fields.first("Host") {
      self.fields = HeaderFields([host] + fields.filter { !$0.isNamed("Host") })
    } else {
      self.fields = HeaderFields([HeaderField(name: "Host", value: request.url.authority)] + fields)
    }
  }

  /// The bytes up to and with the empty line. Secrets read `•••` unless they are asked for.
  package func headBytes(revealingSecrets: Bool = false) -> [UInt8] {
    let lines = fields.map { "\($0.name): \(revealingSecrets ? $0.revealed : $0.shown)\r\n" }
    return Array("\(startLine)\r\n\(lines.joined())\r\n".utf8)
  }

  /// Whether the body goes out in chunks and not by its length.
  package var isChunked: Bool {
    fields.values(of: "Transfer-Encoding").contains { $0.lowercased() == "chunked" }
  }

  /// The bytes that follow the empty line: the body itself, or its chunks, each as long as libcurl makes them.
  package func framed(_ body: [UInt8]) -> [UInt8] {
    guard isChunked else { return body }
    var framed: [UInt8] = []
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Self.longestChunk)
      framed += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
      rest = rest.dropFirst(chunk.count)
    }
    return framed + Array("0\r\n\r\n".utf8)
  }

  /// What is left of libcurl's buffer of 64 KiB when a size and two line ends are in it.
  private static let longestChunk = (64 << 10) - 12
}
