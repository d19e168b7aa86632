internal import ApusClient

/// The connection: new or used again, its version, its end.
enum ConnectionFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last else { return [] }
    var facts: [Fact] = []
    if let connection = hop.connection {
      let place = connection.remoteAddress.map { address in
        (address.contains(":") ? "[\(address)]" : address) + (connection.remotePort.map { ":\($0)" } ?? "")
      }
      facts.append(Fact(sentence(of: connection, after: exchange.hops.dropLast()), place))
      if let proxy = connection.proxy {
        let source = connection.proxyVariable.map { ", which \($0) names" } ?? ""
        facts.append(Fact("It went through the proxy \(proxy.place)\(source).", "\(proxy)"))
      }
    }
    if exchange.repeatCount > 0 {
      let reason =
        hop.sent.method.isIdempotent
        ? "which does no harm: \(hop.sent.method) twice does what it does once"
        : "as the server had done nothing with it"
      facts.append(
        Fact("A kept connection gave no answer, and the request was sent again on another, \(reason)."))
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

  private static func sentence(of connection: Connection, after hops: ArraySlice<Hop>) -> String {
    guard connection.isReused else { return "A new connection was opened for it." }
    // One of several to the same place may be older; that this one is cannot be told then.
    let wasOpenedHere = hops.compactMap(\.connection).contains { opened in
      !opened.isReused && opened.remoteAddress == connection.remoteAddress
        && opened.remotePort == connection.remotePort
    }
    return wasOpenedHere
      ? "The last request went over a connection that was there already; one was opened on the way to it."
      : "A connection from before was used again: no time went into looking up and connecting."
  }
}
