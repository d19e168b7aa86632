package import ApusClient

/// What `--trace-ascii` of curl writes: what was sent and what came, in its order. Credentials are not in it.
package struct TraceText {
  private let exchange: Exchange

  package init(_ exchange: Exchange) { self.exchange = exchange }

  package var text: String { exchange.hops.map(text).joined() + body }

  private func text(of hop: Hop) -> String {
    let sent = hop.sent
    let version = hop.sentVersion(asked: exchange.request.options.httpVersion)
    var text = Self.block(
      "=> Send header", ["\(sent.method) \(sent.url.target) \(version)"] + sent.headers.map(Self.line))
    if sent.bodyByteCount > 0 { text += "=> Send data, \(sent.bodyByteCount) bytes\n" }
    for head in hop.informational + [hop.response].compactMap(\.self) {
      let start = "\(head.version) \(head.status) \(head.reason)"
      text += Self.block("<= Recv header", [start] + head.headers.map(Self.line))
    }
    return text
  }

  private var body: String {
    let bytes = exchange.body.bytes
    guard !bytes.isEmpty else { return "" }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return Self.block("<= Recv data, \(bytes.count) bytes", lines.map(String.init))
  }

  private static func line(_ field: HeaderField) -> String { "\(field.name): \(field.shown)" }

  private static func block(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }
}
