internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// `spec server`: lists the servers of a description, or goes to one.
struct ServerChoice {
  let sender: Sender
  let words: [Word]

  func make(_ output: Output) throws {
    guard let loaded = sender.session.specification else {
      throw LineProblem("no description is loaded", at: words.first?.range ?? 0..<0, try: "spec openapi.json")
    }
    let servers = loaded.index.servers
    guard !words.isEmpty else {
      let lines = servers.enumerated().flatMap { Self.lines($0 + 1, $1) }
      return try output.show(Lines(lines.isEmpty ? [Line("no server is described", .dim)] : lines))
    }
    let (server, values) = try chosen(of: servers)
    let text = server.url(with: values)
    guard let url = try absolute(text, loaded) else {
      throw LineProblem(
        "\(text) is only a path; which origin is it on?", at: words.first?.range ?? 0..<0,
        try: "base https://…\(loaded.pathWithoutOrigin ?? "")")
    }
    sender.session.move(to: url.withoutUser, directory: "", output)
    try output.show(Lines([Line(url.withoutUser.description, .url)]))
  }

  /// A path belongs to the base's origin, or where the description came from.
  private func absolute(_ text: String, _ loaded: LoadedSpecification) throws -> WebURL? {
    if text.contains("://") { return try WebURL(text) }
    guard let origin = loaded.url ?? sender.session.base else { return nil }
    return try origin.resolving(text)
  }

  private func chosen(of servers: [Server]) throws(LineProblem) -> (Server, [String: String]) {
    var number: Int?
    var values: [String: String] = [:]
    for word in words {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard let name = parts.first, parts.count == 2 else {
        guard let given = Int(word.text), servers.indices.contains(given - 1) else {
          throw LineProblem("there is no server \(word.text)", at: word.range, try: "spec server")
        }
        number = given
        continue
      }
      let variables = (number.map { [servers[$0 - 1]] } ?? servers).flatMap(\.variables).filter {
        $0.name == name
      }
      guard !variables.isEmpty else {
        throw LineProblem("no server has a variable \(name)", at: word.range, try: "spec server")
      }
      guard variables.contains(where: { $0.values.isEmpty || $0.values.contains(parts[1]) }) else {
        let all = variables.flatMap(\.values).joined(separator: ", ")
        throw LineProblem("\(name) is one of \(all)", at: word.range, try: "spec server")
      }
      values[name] = parts[1]
    }
    let meant =
      number.map { servers[$0 - 1] }
      ?? servers.first { server in
        values.keys.allSatisfy { name in server.variables.contains { $0.name == name } }
      }
    guard let meant else {
      throw LineProblem("no server has all of these", at: words.first?.range ?? 0..<0, try: "spec server")
    }
    return (meant, values)
  }

  private static func lines(_ number: Int, _ server: Server) -> [Line] {
    var line = Line("\(number)  ", .dim) + Line(server.template, .url)
    if let summary = server.summary { line.append("  \(summary)", .dim) }
    return [line]
      + server.variables.map { variable in
        let values = variable.values.isEmpty ? "any value" : variable.values.joined(separator: "|")
        return Line("     ") + Line(variable.name, .key) + Line("  \(values)")
          + Line(variable.usual.map { ", usually \($0)" } ?? "", .dim)
      }
  }
}
