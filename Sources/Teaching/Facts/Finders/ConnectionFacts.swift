internal import APIClient

/// The connection: new or used again, its version, its end.
enum ConnectionFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last else { return [] }
    var facts: [Fact] = []
    if let connection = hop.connection {
      let place = connection.remoteAddress.map { address in
        (address.contains(":") ? "[\(address)]" : address) + (connection.remotePort.map { ":\($0)" } ?? "")
      }
      facts.append(
        connection.isReused
          ? Fact(
            "A connection from before was used again: no time went into looking up and connecting.", place)
          : Fact("A new connection was opened for it.", place))
    }
    guard let head = hop.response else { return facts }
    if head.version == "HTTP/1.0" {
      facts.append(
        Fact("The server answers in HTTP/1.0: the connection ends with each response.", head.version))
    } else if let field = head.headers.first("Connection"), field.shown.lowercased() == "close" {
      facts.append(Fact("The server closes the connection: the next request opens another.", field))
    }
    return facts
  }
}
