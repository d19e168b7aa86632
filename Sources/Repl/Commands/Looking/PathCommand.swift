internal import APIClient
internal import JSON
internal import Rendering
internal import Text

/// A path on its own: a part of the last response.
package struct PathCommand: Command {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "look at a part of the last response, by a path",
    usage: [".PATH", "$.PATH", "$N.PATH"],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to look at"),
      CommandSpec.Example(".items[0].owner.login", "one value"),
      CommandSpec.Example(".items[].full_name", "one value of each"),
      CommandSpec.Example("$.items[?@.stargazers_count > 100].name", "only where something holds"),
    ],
    details: [
      "Paths are JSONPath (RFC 9535). A leading dot stands for $, and [] for [*].",
      "`$2.items` looks into the second response. In a pipe each match is one line of compact JSON.",
    ])

  private let path: PathArgument

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(0)
    path = try PathArgument(line.name)
  }

  init(_ line: PathLine) throws(LineProblem) { path = try PathArgument(line.path, at: line.path.range) }

  package func run(in context: Context) async throws -> Outcome {
    guard context.console.outTraits.isTerminal else {
      try context.write(matchesOf: path)
      return .ok
    }
    let matches = try context.matches(of: path)
    if matches.isEmpty {
      try context.noteNothing(at: path)
    } else if let only = matches.first, matches.count == 1, context.session.settings.view == .json {
      try context.write(pretty: only.node)
    } else if let only = matches.first, matches.count == 1 {
      try context.showFolded(TreeView(only.node, at: only.place))
    } else {
      try context.showFolded(TreeView(matches: matches, typed: path.text(in: context)))
    }
    return .ok
  }
}

extension Context {
  /// Writes the values of a path for a program, each when it is found.
  fileprivate func write(matchesOf argument: PathArgument) throws {
    let sight = try argument.sight(in: self)
    var budget = try outputBudget(of: argument)
    for node in sight.path.matches(in: try document(of: sight.number, at: argument.range).root) {
      try budget.take(node)
      try write(json: node)
    }
  }

  /// Writes a value as one line of compact JSON, spelled as it was received.
  func write(json node: Node) throws(SinkClosed) {
    try JSONWriter(.compact).write(node) { chunk throws(SinkClosed) in try write(chunk) }
    try write([UInt8(ascii: "\n")])
  }

  /// Shows a list or a tree: folded to the screen, leaving room for the prompt, or whole for a program.
  func showFolded(_ view: some View) throws(SinkClosed) {
    try show(view, on: console.outTraits.folded(console.outTraits.listScreen))
  }
}
