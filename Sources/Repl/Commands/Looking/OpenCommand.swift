internal import APIClient
internal import JSON
internal import Rendering

/// `open FILE`
package struct OpenCommand: Command {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "look at a JSON file as though it had been the last response",
    usage: ["open FILE", "open -"],
    examples: [
      CommandSpec.Example("get /github/users/octocat > octocat.json", "a file to open"),
      CommandSpec.Example("open octocat.json", "its tree"),
      CommandSpec.Example(".login", "a part of it"),
    ],
    details: ["`-` reads standard input."],
    arguments: [.file])

  private let file: Word

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    file = try line.require(0, "a file", try: "open data.json")
  }

  package func run(in context: Context) async throws -> Outcome {
    let path = try file.template.filled(from: context.session.variables).visible(in: "a file name")
    let bytes = try context.contents(ofFile: path == "-" ? "/dev/stdin" : path, at: file.range)
    let document: Document
    do throws(SyntaxError) {
      document = try Document(bytes)
    } catch {
      throw CommandFailure(error, in: bytes, try: ["explain decode.syntax"])
    }
    context.session.records.open(document, named: path)
    if context.console.outTraits.isTerminal { try context.showFolded(TreeView(document.root)) }
    return .ok
  }
}
