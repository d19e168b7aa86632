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
