internal import ApusClient
internal import ApusWords

/// The connection: new or used again, its version, its end.
enum ConnectionFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last else { return [] }
    let opened = hop.connection.map { of($0, after: exchange.hops.dropLast()) } ?? []
    return opened + repeats(exchange, hop) + ending(hop)
  }

  private static func of(_ connection: Connection, after hops: ArraySlice<Hop>) -> [Fact] {
    let place = connection.remoteAddress.map { address in
      (address.contains(":") ? "[\(address)]" : address) + (connection.remotePort.map { ":\($0)" } ?? "")
    }
    var facts: [Fact] = []
    if let place {
      facts.append(Fact(.seen, sentence(of: connection, after: hops), Evidence(.connection, place)))
    }
    if let proxy = connection.proxy {
      facts.append(
        Fact(
          .seen,
          connection.proxyVariable.map { "It went through the proxy \(proxy.place), which \($0) names." }
            ?? "It went through the proxy \(proxy.place).", Evidence(.connection, "\(proxy)")))
    }
    return facts
  }

  private static func repeats(_ exchange: Exchange, _ hop: Hop) -> [Fact] {
    guard exchange.repeatCount > 0 else { return [] }
    let evidence = Evidence(.connection, "\(exchange.repeatCount) of \(exchange.hops.count) had no answer")
    return [
      Fact(
        .seen, "A kept connection gave no answer, and the request was sent again on another.", evidence),
      hop.sent.method.isIdempotent
        ? Fact(
          .rule("RFC 9110, 9.2.2"), "That does no harm: \(hop.sent.method) twice does what it does once.",
          .request(hop.sent))
        : Fact(.seen, "The server had done nothing with the first.", evidence),
    ]
  }

  private static func ending(_ hop: Hop) -> [Fact] {
    guard let head = hop.response else { return [] }
    if head.version == "HTTP/1.0" {
      return [
        Fact(
          .rule("RFC 9112, 9.3"),
          "The server answers in HTTP/1.0: the connection ends with each response, unless it is asked to stay.",
          .status(head))
      ]
    }
    guard let field = head.headers.first("Connection"), field.shown.lowercased() == "close" else { return [] }
    return [Fact(.said, "The server closes the connection: the next request opens another.", .line(field))]
  }

  private static func sentence(of connection: Connection, after hops: ArraySlice<Hop>) -> Sentence {
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
