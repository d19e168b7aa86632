package import ApusClient
package import ApusText

/// What happened in an exchange, in order, as `-v` tells it: `*` what was done, `>` what was sent, `<` what came.
package struct NarrativeView: View {
  private let exchange: Exchange

  package init(_ exchange: Exchange) { self.exchange = exchange }

  package func lines(on screen: Screen) -> [Line] {
    guard !exchange.hops.isEmpty else { return [screen.fit(Self.note("nothing was sent"))] }
    let last = exchange.hops.count - 1
    let renewal = exchange.renewal.map { [Self.note($0.sentence, foreign: $0.foreign)] } ?? []
    let lines = exchange.hops.enumerated().flatMap { position, hop in
      HopStory(
        hop: hop, version: hop.sentVersion(asked: exchange.request.options.httpVersion),
        glyphs: screen.glyphs,
        body: position == last ? exchange.body : nil, isRepeated: position < last && hop.response == nil
      ).lines
    }
    // A renewal comes before what is told here, or follows a refusal.
    return (exchange.isRenewed ? renewal + lines : lines + renewal)
      .flatMap { $0.wrappedAtWords(to: screen.width, indent: 4) }
  }

  fileprivate static func note(_ text: String, foreign: [String] = []) -> Line {
    Line("* ", .dim) + Line(text, foreign: foreign).retold
  }
}

extension Exchange {
  fileprivate var isRenewed: Bool { renewal == .before || renewal == .afterRefusal }
}

/// One hop of the story.
private struct HopStory {
  let hop: Hop
  /// What the request was sent in.
  let version: String
  let glyphs: Glyphs
  /// Given for the hop that ends the exchange.
  let body: ReceivedBody?
  /// Whether it got no answer and was sent again.
  let isRepeated: Bool

  var lines: [Line] {
    guard wasSent else { return connecting + [NarrativeView.note("nothing was sent")] }
    return connecting + sending + hop.informational.flatMap { received($0) } + answer + trailers
  }

  private var wasSent: Bool {
    hop.response != nil || hop.timing.request != nil || hop.connection?.isReused == true
  }

  private var isConnected: Bool { hop.connection != nil || hop.timing.tls != nil || wasSent }

  private func note(_ text: String, _ time: Duration? = nil) -> Line {
    let timing = time.map { Line(glyphs.separator + Units.time($0, glyphs: glyphs), .dim) } ?? Line()
    return NarrativeView.note(text) + timing
  }

  private var connecting: [Line] {
    let connection = hop.connection
    let address = connection?.remoteAddress.map { address in
      (address.contains(":") ? "[\(address)]" : address) + (connection?.remotePort.map { ":\($0)" } ?? "")
    }
    if connection?.isReused == true {
      let kind = connection?.proxy == nil ? "" : "the proxy "
      return [note("connection to \(kind)\(address ?? hop.sent.url.host) used again")]
    }
    var lines: [Line] = []
    if let dns = hop.timing.dns {
      let found = connection?.remoteAddress.map { " to \($0)" } ?? ""
      let isFound = isConnected || hop.timing.connect != nil
      lines.append(
        note(
          "\(connection?.proxy?.host ?? hop.sent.url.host) \(isFound ? "resolved" : "not resolved")\(found)",
          dns))
    }
    if connection != nil || hop.timing.connect != nil {
      let variable = connection?.proxyVariable.map { ", which \($0) names" } ?? ""
      let place =
        address.map { connection?.proxy == nil ? " to \($0)" : " to the proxy \($0)\(variable)" } ?? ""
      lines.append(note((isConnected ? "connected" : "not connected") + place, hop.timing.connect))
    }
    if connection?.tlsVersion != nil || hop.timing.tls != nil {
      let isAgreed = connection?.tlsVersion != nil || wasSent
      lines.append(
        note("\(connection?.tlsVersion ?? "TLS") \(isAgreed ? "agreed" : "not agreed")", hop.timing.tls))
    }
    if let certificate = connection?.certificates.first { lines += about(certificate) }
    return lines
  }

  private func about(_ certificate: Certificate) -> [Line] {
    [
      note("certificate of \(certificate.subject)"), note("  issued by \(certificate.issuer)"),
      note("  valid from \(certificate.notBefore) to \(certificate.notAfter)"),
    ]
  }

  private var sending: [Line] {
    let sent = hop.sent
    let start =
      Line(sent.method.name, .method) + Line(" \(sent.method.shownTarget(of: sent.url))")
      + Line(version.isEmpty ? "" : " " + version, .dim)
    var lines = [start] + sent.headers.map { Line($0.name, .headerName) + Line(": ") + $0.shownLine }
    lines = lines.map { Line("> ", .dim) + $0 }
    if !sent.notSent.isEmpty {
      let names = sent.notSent.joined(separator: ", ")
      lines.append(note("held back, as they belong to another origin: \(names)"))
    }
    let size = sent.bodyByteCount > 0 ? "sent, with a body of \(Units.size(sent.bodyByteCount))" : "sent"
    return lines + [note(size, hop.timing.request)]
  }

  private func received(_ head: ResponseHead) -> [Line] {
    let start = Line(head.version + " ", .dim) + head.statusText
    let fields = head.headers.map { Line($0.name, .headerName) + Line(": ") + $0.shownLine }
    return ([start] + fields).map { Line("< ", .dim) + $0 }
  }

  private var answer: [Line] {
    guard let response = hop.response else {
      let end = note("no response came", hop.timing.wait)
      return isRepeated ? [end, note("the connection is dead; sent again on another")] : [end]
    }
    let waited = hop.timing.wait.map { [note("first byte came", $0)] } ?? []
    guard let body else { return waited + received(response) }
    let wire = body.wireByteCount
    let coded = wire == body.byteCount ? "" : " (\(Units.size(wire)) on the wire)"
    let place = body.file.map { " into \($0)" } ?? ""
    let end = note("received \(Units.size(body.byteCount))\(coded)\(place)", hop.timing.download)
    return waited + received(response) + [end]
  }

  private var trailers: [Line] {
    hop.trailers.map { Line("< ", .dim) + Line($0.name, .headerName) + Line(": ") + $0.shownLine }
  }
}
