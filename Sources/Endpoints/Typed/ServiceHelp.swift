internal import ApusClient
internal import ApusRendering
package import ApusServices
package import ApusText

/// The endpoints of a service, one a line; where there is no room for so many, their names.
package struct ServiceHelp: View {
  let service: ServiceDescription
  package let endpoints: [EndpointDescription]

  package init(service: ServiceDescription, endpoints: [EndpointDescription]? = nil) {
    self.service = service
    self.endpoints = endpoints ?? service.endpoints
  }

  package func lines(on screen: Screen) -> [Line] {
    let title = Line(service.name, .command) + Line("  ask \(service.summary), with types").retold
    let whole = [title, Line()] + described(on: screen) + [Line()] + wrapped([place, first], on: screen)
    guard let height = screen.height, whole.count > height else { return whole }
    let names = Line.flow(
      endpoints.map { Line($0.command, .command) }, gap: "  ", width: screen.width, indent: 2)
    return [title, Line()] + names + [Line()] + wrapped([place, more], on: screen)
  }

  private func described(on screen: Screen) -> [Line] {
    let rows = endpoints.map { endpoint in
      (
        Line(endpoint.command, .command) + Line(Self.arguments(endpoint)),
        Line(endpoint.summary, .dim).retold + Line(endpoint.needsToken ? "; needs a token" : "", .dim).retold
      )
    }
    return Glossary(rows).lines(on: screen).drawn(on: screen)
  }

  private func wrapped(_ notes: [Line], on screen: Screen) -> [Line] {
    endpoints.isEmpty ? [] : notes.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }

  /// Where it is, and who asks there.
  private var place: Line {
    let home = service.isMadeUp ? "It is a part of the practice API" : "It is at \(service.baseURL)"
    let names = service.tokenNames.joined(separator: " or ")
    let token = names.isEmpty ? "" : ", and its token is taken from \(names)"
    let practice = service.isMadeUp ? "" : " On `use practice` the practice API is asked instead."
    return Line("\(home)\(token).\(practice)", .dim).retold
  }

  /// How to ask, and for what there is to know of one.
  private var first: Line {
    guard let first = endpoints.first else { return Line() }
    return Line("\(service.name) \(first.example)", .command) + Line(" asks; ", .dim).retold
      + Line("help \(service.name) \(first.command)", .command) + Line(" tells the parameters.", .dim).retold
  }

  /// How to see what the names stand for.
  private var more: Line {
    guard let first = endpoints.first else { return Line() }
    return Line("help \(service.name) \(first.command)", .command) + Line(" tells of one, ", .dim).retold
      + Line("help \(service.name) | less", .command) + Line(" of each.", .dim).retold
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
