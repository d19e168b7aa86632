internal import ApusClient
internal import ApusRendering
package import ApusServices
package import ApusText

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
    let token = endpoint.needsToken ? Line("; needs a token", .dim).retold : Line()
    var lines = [
      Line(name, .command) + Line("  ") + Line(endpoint.summary).retold + token,
      Line(endpoint.method.name, .method) + Line(" ") + Line(endpoint.path, .url)
        + Line(" \(screen.glyphs.arrow) \(endpoint.response)", .dim),
      Line(),
    ].flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
    let column = 2 + (endpoint.parameters.map { Line($0.name).width }.max() ?? 0) + 2
    for parameter in endpoint.parameters {
      var line = Line("  ") + Line(parameter.name, .key)
      line.pad(to: column)
      line.append(Line(parameter.meaning).retold)
      line.append(Line(" (\(parameter.facts))", .dim).retold)
      lines += line.wrappedAtWords(to: screen.width, indent: min(column, screen.width / 3))
    }
    if endpoint.parameters.isEmpty { lines.append(Line("  no parameters", .dim).retold) }
    lines += [Line(), Line("  ") + Line("\(service.name) \(endpoint.example)", .command)]
    guard let first = endpoint.parameters.first else { return lines }
    let note = "Parameters are given in this order, or as \(first.name)=… or --\(first.name) …"
    return lines
      + Line(note, .dim).retold.drawn(with: screen.glyphs).wrappedAtWords(to: screen.width, indent: 2)
  }
}

extension EndpointParameter {
  /// Kind, whether it must be there, and what it is otherwise.
  package var facts: String {
    let need = isRequired ? "required" : usual.map { "\($0) unless given" } ?? "may be left out"
    return "\(kind.description), \(need)"
  }
}
