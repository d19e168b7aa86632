@_spi(Secrets) package import ApusClient

/// What `-D` of curl writes: the heads of all answers, as they came.
package struct HeaderDump {
  private let exchange: Exchange

  package init(_ exchange: Exchange) { self.exchange = exchange }

  package var text: String {
    exchange.hops.flatMap { $0.informational + [$0.response].compactMap(\.self) }.map(Self.text).joined()
  }

  private static func text(of head: ResponseHead) -> String {
    let fields = head.headers.map { "\($0.name): \(value(of: $0))\r\n" }.joined()
    return "\(head.version) \(head.status) \(head.reason)\r\n\(fields)\r\n"
  }

  private static func value(of field: HeaderField) -> String {
    switch field.value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}
