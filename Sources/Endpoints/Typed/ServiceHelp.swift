internal import ApusClient
internal import ApusRendering
package import ApusServices
package import ApusText

/// The endpoints of a service, one a line.
package struct ServiceHelp: View {
  let service: ServiceDescription
  package let endpoints: [EndpointDescription]

  package init(service: ServiceDescription, endpoints: [EndpointDescription]? = nil) {
    self.service = service
    self.endpoints = endpoints ?? service.endpoints
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines = [Line(service.name, .command) + Line("  ask \(service.summary), with types"), Line()]
    let rows = endpoints.map { endpoint in
      (
        Line(endpoint.command, .command) + Line(Self.arguments(endpoint)),
        Line(endpoint.summary + (endpoint.needsToken ? "; needs a token" : ""), .dim)
      )
    }
    lines += Glossary(rows).lines(on: screen)
    return lines + [Line()] + notes.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }

  private var notes: [Line] {
    let home = service.isMadeUp ? "It is a part of the practice API" : "It is at \(service.baseURL)"
    let names = service.tokenNames.joined(separator: " or ")
    let token = names.isEmpty ? "" : ", and its token is taken from \(names)"
    let practice = service.isMadeUp ? "" : " On `use practice` the practice API is asked instead."
    guard let first = endpoints.first else { return [] }
    return [
      Line("\(home)\(token).\(practice)", .dim),
      Line("\(service.name) \(first.example)", .command) + Line(" asks; ", .dim)
        + Line("help \(service.name) \(first.command)", .command) + Line(" tells the parameters.", .dim),
    ]
  }

  /// What must be given, as usage lines have it: ` LOGIN`.
  private static func arguments(_ endpoint: EndpointDescription) -> String {
    let required = endpoint.parameters.filter(\.isRequired).map { parameter in
      switch parameter.kind {
      case .map: "\(parameter.name)[NAME]=TEXT"
      case .list: "\(parameter.name.uppercased())…"
      default: parameter.name.uppercased()
      }
    }
    let hasMore = endpoint.parameters.contains { !$0.isRequired }
    return (required + (hasMore ? ["[…]"] : [])).map { " " + $0 }.joined()
  }
}

/// One endpoint: what is asked, with which parameters, and what comes back.
package struct TypedEndpointHelp: View {
  let service: ServiceDescription
  let endpoint: EndpointDescription

  package init(service: ServiceDescription, endpoint: EndpointDescription) {
    self.service = service
    self.endpoint = endpoint
  }

  package func lines(on screen: Screen) -> [Line] {
    let name = "\(service.name) \(endpoint.command)"
    let token = endpoint.needsToken ? Line("; needs a token", .dim) : Line()
    var lines = [
      Line(name, .command) + Line("  \(endpoint.summary)") + token,
      Line(endpoint.method.name, .method) + Line(" ") + Line(endpoint.path, .url)
        + Line(" \(screen.glyphs.arrow) \(endpoint.response)", .dim),
      Line(),
    ].flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
    let column = 2 + (endpoint.parameters.map { Line($0.name).width }.max() ?? 0) + 2
    for parameter in endpoint.parameters {
      var line = Line("  ") + Line(parameter.name, .key)
      line.pad(to: column)
      line.append(parameter.meaning)
      line.append(" (\(parameter.facts))", .dim)
      lines += line.wrappedAtWords(to: screen.width, indent: min(column, screen.width / 3))
    }
    if endpoint.parameters.isEmpty { lines.append(Line("  no parameters", .dim)) }
    lines += [Line(), Line("  ") + Line("\(service.name) \(endpoint.example)", .command)]
    guard let first = endpoint.parameters.first else { return lines }
    let note = "Parameters are given in this order, or as \(first.name)=… or --\(first.name) …"
    return lines + Line(note, .dim).wrappedAtWords(to: screen.width, indent: 2)
  }
}

extension EndpointParameter {
  /// Kind, whether it must be there, and what it is otherwise.
  package var facts: String {
    let need = isRequired ? "required" : usual.map { "\($0) unless given" } ?? "may be left out"
    return "\(kind.description), \(need)"
  }
}
