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
      let lines = servers.enumerated().flatMap { ServerWords.lines($0 + 1, $1) }
      return try output.show(Lines(lines.isEmpty ? [Line("no server is described", .dim).retold] : lines))
    }
    let (server, values) = try ServerWords.chosen(of: servers, by: words)
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
}
