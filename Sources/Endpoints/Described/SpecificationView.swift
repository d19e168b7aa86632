package import ApusClient
internal import ApusOpenAPI
internal import ApusRendering
package import ApusText

/// What a description is about: its title, how much there is, where it is, what is wrong with it.
package struct SpecificationView: View {
  private let specification: LoadedSpecification
  private let base: WebURL?
  private let warningLimit: Int

  /// - Parameter isBrief: whether only the first of the warnings are shown.
  package init(_ specification: LoadedSpecification, base: WebURL?, isBrief: Bool = false) {
    self.specification = specification
    self.base = base
    warningLimit = isBrief ? 2 : 20
  }

  package func lines(on screen: Screen) -> [Line] {
    let index = specification.index
    let title = index.title.isEmpty ? specification.name : index.title
    var lines = [Line(title, .heading) + Line(index.version.isEmpty ? "" : " \(index.version)")]
    lines += facts.flatMap { name, value in
      var line = Line(name, .dim)
      line.pad(to: 10)
      return (line + value).wrappedAtWords(to: screen.width, indent: 10)
    }
    lines += warnings.flatMap { $0.wrappedAtWords(to: screen.width, indent: 4) }
    let all = [lines[0].cut(to: screen.width, glyphs: screen.glyphs)] + lines.dropFirst()
    return all.drawn(on: screen)
  }

  private var facts: [(name: String, value: Line)] {
    let index = specification.index
    if let known = specification.graphQL {
      return [
        ("format", Line("GraphQL")), ("from", Line(specification.name)), ("has", known.summaryLine),
        ("asked at", Line(KnownGraphQL.usualPlace, .url)),
      ]
    }
    var facts = [
      ("format", Line(index.format)), ("from", Line(specification.name)),
      ("has", Line(Units.count(index.operations.count, "operation")).retold),
    ]
    let servers = index.servers
    for (place, server) in servers.prefix(5).enumerated() {
      var line = Line(server.url, .url)
      if let summary = server.summary { line.append("  \(summary)", .dim) }
      facts.append((place == 0 ? "servers" : "", line))
    }
    if servers.count > 1 || servers.contains(where: { !$0.variables.isEmpty }) {
      facts.append(("", Line("to choose one: ", .dim).retold + Line("spec server", .command)))
    }
    return facts + place + security
  }

  /// A line a scheme, and what to type for it.
  private var security: [(name: String, value: Line)] {
    let schemes = specification.index.securitySchemes
    let more = schemes.count > 6 ? [("", Line("… \(schemes.count - 6) more", .dim).retold)] : []
    return schemes.prefix(6).enumerated().map { place, scheme in
      (place == 0 ? "auth" : "", SecurityWords(scheme).shown)
    } + more
  }

  /// The base, which is what is typed behind, and what to know about it.
  private var place: [(name: String, value: Line)] {
    guard let base else {
      let path = specification.pathWithoutOrigin.map { "https://…\($0)" } ?? "https://…"
      return [("base", Line("none; try: ", .dim).retold + Line("base \(path)", .command))]
    }
    guard specification.mount(at: base) != nil else {
      return [("base", Line("\(base)", .url) + Line(" is another API", .dim).retold)]
    }
    return [("base", Line("\(base)", .url))] + specification.notes(at: base).map { ("", $0) }
  }

  private var warnings: [Line] {
    let warnings = specification.warnings
    guard !warnings.isEmpty else { return [] }
    var lines = [Line("\(Units.count(warnings.count, "warning")):", .warning).retold]
    lines += warnings.prefix(warningLimit).map { Line("  \($0)").retold }
    if warnings.count > warningLimit {
      let rest = Line("  … \(warnings.count - warningLimit) more", .dim).retold
      lines.append(warningLimit < 20 ? rest + Line(": ", .dim) + Line("spec", .command) : rest)
    }
    return lines
  }
}

extension LoadedSpecification {
  /// What to know of a base that the description is read for: that the paths are elsewhere on its origin, or that the
  /// description has another server. Whoever chose another server is shown the way on that one alone.
  package func notes(at base: WebURL) -> [Line] {
    guard let mount = mount(at: base) else { return [] }
    let server = meantServer(insteadOf: base)
    if mount != base.path.withoutFinalSlash {
      let whose = server.map { "\($0) is described; here its paths" } ?? "the described paths"
      let path = mount.isEmpty ? "/" : mount
      return [Self.note("\(whose) are behind \(path)", try: base.origin.description + mount)]
    }
    return server.map { [Self.note("another server is described", try: $0.description)] } ?? []
  }

  private static func note(_ text: String, try url: String) -> Line {
    Line(text, .warning).retold + Line("; try: ", .dim).retold + Line("base \(url)", .command)
  }
}
