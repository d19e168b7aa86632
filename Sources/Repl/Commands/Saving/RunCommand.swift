internal import APIClient
internal import LineEditing
internal import Rendering

/// `run FILE`
package struct RunCommand: Command {
  package static let spec = CommandSpec(
    "run", section: .saving,
    summary: "run the lines of a file, or send the requests of a .http file",
    usage: ["run FILE"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("http 1 > requests.http", "a file that editors run, too"),
      CommandSpec.Example("run requests.http", "send what is in it"),
    ],
    details: [
      "A .http or .rest file may be VS Code's or JetBrains': ###, # @name, @variable = value, {{variable}}, < file, "
        + "{{name.response.body.$.id}}. Scripts and environment files are left out.",
      "Any other file holds lines as they are typed here.",
    ],
    arguments: [.file])

  private let path: Word

  package init(_ line: CommandLine) throws(LineProblem) {
    path = try line.require(0, "a file", try: "run requests.http")
    try line.allow(1)
  }

  package func run(in context: Context) async throws -> Outcome {
    let name = try path.template.filled(from: context.session.variables).visible(in: "a file name")
    let place = context.environment.files.expanded(name)
    guard !context.filesBeingRun.contains(place) else {
      throw LineProblem("\(name) is being run, and would run itself without end", at: path.range)
    }
    context.filesBeingRun.append(place)
    defer { context.filesBeingRun.removeLast() }
    let bytes = try context.contents(ofFile: name, at: path.range)
    if HTTPFile.isNamed(name) {
      let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
      let file = HTTPFile(String(decoding: bytes, as: UTF8.self))
      var requests = HTTPFileRun(file, folder: folder, files: context.environment.files)
      return try await requests.run(in: context)
    }
    guard let lines = ScriptFile.open(place) else {
      throw LineProblem("\(name) cannot be read", at: path.range)
    }
    return await run(lines, in: context)
  }

  /// What goes wrong with a line is said at once, as in a script.
  private func run(_ lines: PipedReader, in context: Context) async -> Outcome {
    var outcome = Outcome.ok
    while case .line(let line) = lines.readLine(Prompt("")) {
      if Task.isCancelled { return .failed(.cancelled) }
      do {
        outcome = try await context.run(line)
      } catch {
        outcome = context.report(error, line: line)
      }
      if outcome.endsScript(strict: context.isStrict) { break }
    }
    return outcome
  }
}
