internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `keys [PATH]`
package struct KeysCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "list the keys of an object, or of the objects of a list",
    forms: [[.operand(.path.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something with keys"),
      CommandSpec.Example("keys", "the keys of the body"),
      CommandSpec.Example("get /github/search/repositories q==swift", "a list of objects"),
      CommandSpec.Example("keys .items", "all their keys, with types, and how many have each"),
    ])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) { path = try PathArgument(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    var keys = KeyTally()
    var effort = Effort()
    var hasList = false
    try answers.forEachMatch(of: path) { node in
      if node.kind == .array {
        hasList = true
        for element in node.children { keys.add(element, within: &effort) }
      } else {
        keys.add(node, within: &effort)
      }
    }
    try effort.checkCancellation()
    let fields = keys.fields
    if fields.isEmpty {
      output.note(Line(hasList ? "no objects in that list" : "no object there", .dim))
    }
    if hasList {
      try output.show(KeysView(keys))
    } else {
      try output.show(Lines(fields.map { Line($0.name, .key) }))
    }
    return .ok
  }
}
