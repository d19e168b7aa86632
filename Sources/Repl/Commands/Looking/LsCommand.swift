internal import APIClient
internal import Rendering

/// `ls [PATH]`
package struct LsCommand: Command {
  package static let spec = CommandSpec(
    "ls", section: .looking,
    summary: "list the paths known here: those visited, and what the practice API offers",
    usage: ["ls [PATH]"],
    examples: [
      CommandSpec.Example("ls", "everything under the base"),
      CommandSpec.Example("ls /github", "what begins with that"),
    ],
    details: ["It starts where `cd` went. Nothing is sent."],
    arguments: [.endpoint])

  private let path: Word?

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    path = line.arguments.first
  }

  package func run(in context: Context) async throws -> Outcome {
    let session = context.session
    let prefix = try folder(in: context)
    let endpoints = session.knownEndpoints.filter { $0.path.hasPrefix(prefix) }
    if endpoints.isEmpty {
      let start = session.base == nil ? "use practice" : "get /"
      context.note(Line("nothing is known here yet; try: ", .dim) + Line(start, .command))
    } else {
      try context.showFolded(EndpointList(endpoints: endpoints))
    }
    return .ok
  }

  /// Where the list begins: the argument, from where `cd` went unless it begins with a slash.
  private func folder(in context: Context) throws(LineProblem) -> String {
    let here = context.session.directory.isEmpty ? "/" : "/" + context.session.directory + "/"
    guard let path else { return here }
    let text = try path.template.filled(from: context.session.variables).visible(in: "a path")
    return text.hasPrefix("/") ? text : here + text
  }
}

/// Methods, paths and what they are; the list ends where the screen does.
private struct EndpointList: View {
  let endpoints: [KnownEndpoint]

  func lines(on screen: Screen) -> [Line] {
    let room = screen.height.map { endpoints.count > $0 ? $0 - 1 : $0 } ?? endpoints.count
    let shown = endpoints.prefix(room)
    let column = min(shown.map { 8 + Line($0.path).width + 2 }.max() ?? 0, screen.width / 2)
    let lines = shown.map { endpoint in
      var line = Line(endpoint.method, .method)
      line.pad(to: 8)
      line.append(endpoint.path, .url)
      line.pad(to: max(line.width + 2, column))
      line.append(endpoint.meaning, .dim)
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
    guard shown.count < endpoints.count else { return lines }
    let rest = Line("\(screen.glyphs.ellipsis) \(endpoints.count - shown.count) more: ", .dim)
    return lines + [(rest + Line("ls | less", .command)).cut(to: screen.width)]
  }
}
