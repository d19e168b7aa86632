package import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `look [N|PATH|..]`
package struct LookCommand: DeclaredCommand {
  private static let place = Operand("PATH", .path).optional
  private static let number = Operand("N", .number, "a number that `find` gave").optional
  private static let up = LineForm.Part.word("..", "one step back")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "go to a part of the last body, from which paths start then",
    forms: [[.operand(place)], [.operand(number)], .unsaid(up)],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to walk in"),
      CommandSpec.Example("look .items[0].owner", "go there"),
      CommandSpec.Example(".login", "what is below"),
      CommandSpec.Example("look", "back to all of it"),
    ],
    details: [
      "`look 3` goes to the third place that `find` listed; `look ..` one step back. `$` is all of the answer, wherever you "
        + "are. The next answer is looked at whole."
    ])

  private enum Target: Sendable {
    case whole
    case above
    case path(PathArgument)
    case found(Int)
  }

  private let target: Target
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    range = (line.words.first ?? line.name).range
    if let word = line[Self.place] {
      target = .path(try PathArgument(word))
    } else if line.subword == ".." {
      target = .above
    } else if let word = line[Self.number] {
      guard let number = Int(word.text), number > 0 else {
        throw LineProblem(
          "expected a path or the number of a place, found \(word.text)", at: word.range,
          tryInstead: ".\(word.text)")
      }
      target = .found(number)
    } else {
      target = .whole
    }
  }

  /// The part to go to, which is shown; `nil` is all of what paths look into.
  package func look(_ answers: any AnswerBook, _ output: Output) throws -> LookedPlace? {
    let looked = try place(in: answers)
    let node = try looked?.node ?? answers.document(of: nil, at: range).root
    // A place that is looked at is where its paths start.
    try output.showFolded(TreeView(node))
    return looked
  }

  private func place(in answers: any AnswerBook) throws -> LookedPlace? {
    switch target {
    case .whole: return nil
    case .above:
      guard let location = answers.records.looked?.location, location.steps.count > 1 else { return nil }
      let above = try JSONPath("\(Location(location.steps.dropLast()))")
      return try above.first(in: answers.document(of: nil, at: range).root).map(LookedPlace.init)
    case .path(let argument): return try place(at: argument, answers)
    case .found(let number):
      let found = answers.records.found
      guard found.indices.contains(number - 1) else {
        let what = found.isEmpty ? "nothing was listed by `find`" : "`find` listed 1 to \(found.count)"
        throw LineProblem("there is no place \(number); \(what)", at: range, try: "find id")
      }
      return LookedPlace(found[number - 1])
    }
  }

  private func place(at argument: PathArgument, _ answers: any AnswerBook) throws -> LookedPlace? {
    let path = try argument.answerPath(in: answers)
    if let number = path.number, answers.records.focusedRecord?.number != number {
      throw LineProblem(
        "`look` goes about in the last answer; `show` takes another", at: range, try: "show \(number)")
    }
    let matches = try answers.matches(of: argument)
    guard let first = matches.first else {
      throw LineProblem("nothing is at \(try argument.text(in: answers))", at: range, try: "keys .")
    }
    guard matches.count == 1 else {
      throw LineProblem(
        "\(Units.count(matches.count)) values are there, and one is looked at", at: range,
        try: "look \(first.place)")
    }
    return LookedPlace(first.node)
  }
}
