internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusText

/// What a request would go out with: base, headers, query, credential, variables.
package struct SessionView: View {
  private let session: Session
  private let connections: [(name: String, value: Line)]

  /// - Parameter connections: what the environment adds to it.
  package init(_ session: Session, connections: [(name: String, value: Line)] = []) {
    self.session = session
    self.connections = connections
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows = facts.map { (Line($0.name, .dim), $0.value) }
    let column = (rows.map(\.0.width).max() ?? 0) + 2
    return rows.flatMap { name, value in
      var line = name
      line.pad(to: min(column, max(4, screen.width / 3)))
      return (line + value).wrapped(to: screen.width, indent: min(column, screen.width / 3))
    }
  }

  private var facts: [(name: String, value: Line)] {
    let socket = session.baseSocket.map { Line(" over \($0)", .dim).retold } ?? Line()
    var facts: [(String, Line)] = [
      ("base", session.base.map { Line("\($0)", .url) + socket } ?? Line("none", .dim))
    ]
    if !session.directory.isEmpty { facts.append(("path", Line("/" + session.directory, .url))) }
    if let specification = session.specification { facts.append(("spec", Line(specification.name))) }
    for field in session.headers {
      facts.append(("header", Line(field.name, .headerName) + Line(": \(field.shown)")))
    }
    if session.omitsUserAgent {
      facts.append(("header", Line("User-Agent", .headerName) + Line(" is not sent", .dim).retold))
    }
    for item in session.query {
      facts.append(
        ("query", Line(item.name, .key) + Line("==" + shown(item.value ?? "", of: item.name, in: .query))))
    }
    for item in session.data {
      let value = shown(item.value.shown, of: item.name.shown, in: .member)
      facts.append(("field", Line(item.name.shown, .key) + Line(item.separator.rawValue + value)))
    }
    if let credential = session.credential {
      facts.append(("auth", credential.shown(.dim)))
    }
    facts += tlsFacts + connections
    if session.settings.usesNetrc { facts.append(("netrc", Line("on"))) }
    // A row of its own would be cut.
    facts += VariablesView(session).lines(on: .endless).map { ("variable", $0) }
    return facts
  }

  private var tlsFacts: [(name: String, value: Line)] {
    let bound = session.tls.bound.sorted { "\($0.key)" < "\($1.key)" }.map {
      ($0.value, " for \($0.key) only")
    }
    let unbound = session.tls.unbound.map { [($0, " for the first https: origin that is asked")] } ?? []
    return (bound + unbound).flatMap { options, place in
      [
        ("trusts", options.authorities), ("cert", options.clientCertificate), ("cert-key", options.clientKey),
        ("tls", options.oldestVersion.map { "\($0.rawValue) or newer" }),
      ].compactMap { name, value in value.map { (name, Line($0) + Line(place, .dim)) } }
    }
  }

  private func shown(_ value: String, of name: String, in place: SecretNames.Place) -> String {
    SecretNames.hides(name, value, in: place) ? Secret.mask : value
  }
}
