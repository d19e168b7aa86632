import ApusClient

/// Where HTTP/2 is spoken without TLS.
///
/// Such a server cannot be asked what it speaks, so whoever knows says it once, and it is remembered. libcurl 7.88
/// greets a server again on a connection that it uses again, which ends that: so it is told to speak HTTP/2 at once only
/// on a new one.
final class PlainHTTP2 {
  /// How the next request goes out.
  enum Way {
    /// On a connection of its own, HTTP/2 from the first byte.
    case greeting
    /// On one that has been greeted.
    case kept
  }

  private struct Place: Hashable {
    let origin: Origin
    let route: Route
  }

  private var spoken: Set<Place> = []
  private var connected: Set<Place> = []

  /// `nil` for a request that is to speak something else.
  func way(of request: Request, over route: Route) -> Way? {
    guard request.url.scheme == "http" else { return nil }
    let place = Place(origin: request.url.origin, route: route)
    let version = request.options.httpVersion
    guard version == .http2PriorKnowledge || version == .automatic && spoken.contains(place) else {
      return nil
    }
    return connected.contains(place) ? .kept : .greeting
  }

  /// Learns from a hop that spoke so, or tried to.
  func learn(from hop: HopInProgress, isBroken: Bool) {
    guard hop.plainHTTP2 != nil else { return }
    let place = Place(origin: hop.request.url.origin, route: hop.route)
    if hop.parser.response?.version.hasPrefix("HTTP/2") == true {
      spoken.insert(place)
      connected.insert(place)
    } else {
      connected.remove(place)
      // What answers in another way may have been replaced; what cannot be reached tells nothing.
      if isBroken { spoken.remove(place) }
    }
  }

  /// The connection that was to be used again is gone.
  func lost(_ hop: HopInProgress) {
    connected.remove(Place(origin: hop.request.url.origin, route: hop.route))
  }
}

extension Request {
  /// Whether it asks to change to HTTP/2 on the way.
  var asksForHTTP2: Bool { options.httpVersion == .http2 && url.scheme == "http" }
}
