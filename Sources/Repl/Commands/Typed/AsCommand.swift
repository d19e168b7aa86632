internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusServices
package import ApusSurroundings
internal import ApusText

/// `as TYPE [PATH]`
package struct AsCommand: Looks {
  private static let type = TypeWords.operand(try: "as")

  package static let spec = CommandSpec(
    section: .typed,
    summary: "decode the last body, or a part of it, as Swift code would",
    forms: [[], [.operand(type)], [.operand(type.shown(as: "[TYPE] [PATH]"))]],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to decode"),
      CommandSpec.Example("as GitHub.SearchRepositories", "all of it, as the type the program has"),
      CommandSpec.Example("as GitHub.Repository .items[0]", "a part of it"),
      CommandSpec.Example("as [GitHub.Repository] .items", "a list"),
      CommandSpec.Example("shape Repo = .items[]", "a type of your own,"),
      CommandSpec.Example("as Repo .items[0]", "and a value of it"),
      CommandSpec.Example("as", "the types there are"),
    ],
    details: [
      "What does not decode says where, as an app's error would: decode.missing, decode.type or decode.value."
    ])

  private let words: TypeWords?
  /// As it was typed, without what its output goes to.
  private let line: String

  package init(_ line: LineArguments) throws(LineProblem) {
    self.line = "\(line.name.text) \(line.line.verbatim)"
    words = line.isEmpty ? nil : try TypeWords(line, Self.type)
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    guard let words else {
      try output.show(TypeList(shapes: answers.session.shapes))
      return .ok
    }
    let type = try answers.session.type(words.type, at: words.typeRange)
    let matches = try answers.matches(of: words.path)
    guard !matches.isEmpty else {
      output.note(try answers.nothing(at: words.path))
      return .ok
    }
    let values = try matches.map { match in
      try Task.checkCancellation()
      do throws(CommandFailure) {
        return try type.value(of: match.node, inResponse: match.response)
      } catch {
        throw error.explained(by: type, in: answers)
      }
    }
    let value = values.count == 1 ? values[0] : SwiftValue.list(values, type: "[\(type.name)]")
    try output.showFolded(SwiftValueView(value, named: type.name, whole: "\(line) | less"))
    return .ok
  }
}

extension CommandFailure {
  /// A body that came with an error status is most likely the service's error.
  fileprivate func explained(by type: WantedType, in answers: Answers) -> CommandFailure {
    guard case .known(let known, _) = type, case .record(let record) = answers.session.records.focus,
      let status = record.exchange.response?.status, status >= 400,
      let service = known.name.split(separator: ".").first,
      let error = KnownType.named("\(service).ErrorResponse"), error.name != known.name
    else { return self }
    return CommandFailure(
      code, message,
      details: details + [Line("the status was \(status), so this may be an error's body").retold],
      place: place, note: note, try: ["as \(error.name)"] + suggestions)
  }
}

/// The types by name, and what answers with each.
private struct TypeList: View {
  let shapes: [String: JSONShape]

  func lines(on screen: Screen) -> [Line] {
    let rows =
      KnownType.all.map { (Line("as \($0.name)", .command).retold, Line($0.source, .dim)) }
      + shapes.sorted { $0.key < $1.key }.map { name, shape in
        (Line("as \(name)", .command).retold, Line(json: "\(shape)", .dim))
      }
    let column = (rows.map(\.0.width).max() ?? 0) + 2
    return rows.map { name, meaning in
      var line = name
      line.pad(to: column)
      return (line + meaning).cut(to: screen.width, glyphs: screen.glyphs)
    }
  }
}
