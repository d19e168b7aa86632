internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusServices
package import ApusSurroundings
internal import ApusSwiftSource
internal import ApusText

/// `shape [PATH]`, `shape N..M [PATH]`, `shape NAME = PATH`
package struct ShapeCommand: Sets {
  private static let name = Operand("NAME", .text, "a name")
  private static let source = Operand("PATH", .shape, "a path or a shape").upTo(.max)

  package static let spec = CommandSpec(
    section: .typed,
    summary: "infer the type of the last body, of a part of it, or of several bodies",
    forms: [
      [.operand(source.optional)], [.operand(source.optional.shown(as: "N..M [PATH]"))],
      [.operand(name), .word("="), .operand(source)], [.operand(source.optional.shown(as: "NAME"))],
    ],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something with a shape"),
      CommandSpec.Example("shape", "all of it"),
      CommandSpec.Example("shape .items[].owner", "what all the owners have in common"),
      CommandSpec.Example("get /github/users/octocat", "request 2"),
      CommandSpec.Example("get /github/users/hubot", "request 3"),
      CommandSpec.Example("shape 2..3", "what both answers have in common"),
      CommandSpec.Example("shape User = .", "kept under a name, for `as` and `expect shape`"),
    ],
    details: [
      "`name?` may be missing, `string?` may be null, `a | b` is one or the other, `{ [key]: integer }` has keys that are data.",
      "Kinds of values: \(JSONShape.words.joined(separator: " ")).",
    ])

  /// What a shape is made of.
  private enum Source: Sendable {
    case matches(PathArgument)
    case responses(ClosedRange<Int>, PathArgument, at: Range<Int>)
    /// A shape that has a name, or is written out.
    case written(String, at: Range<Int>)
  }

  private let name: String?
  private let source: Source
  /// What to type to see all of it.
  private let whole: String

  package init(_ line: LineArguments) throws(LineProblem) {
    whole = "shape \(line.line.verbatim)".trimmed + " | less"
    guard let word = line[Self.name] else {
      name = nil
      source = try Self.source(line)
      return
    }
    guard Variables.isName(word.text), !JSONShape.words.contains(word.text) else {
      throw LineProblem(
        "a shape's name has letters, digits, - and _ only, and is no word for a kind of value",
        at: word.range, try: "shape User = .")
    }
    name = word.text
    _ = try line.require(Self.source, "a path or a shape", try: "shape \(word.text) = .")
    source = try Self.source(line)
  }

  private static func source(_ line: LineArguments) throws(LineProblem) -> Source {
    let words = line.words(source)
    guard let first = words.first else { return .matches(try PathArgument(nil, in: line)) }
    if first.kind == .path {
      try line.refuse(words.dropFirst())
      return .matches(try PathArgument(first))
    }
    if let numbers = try first.requestNumbers() {
      try line.refuse(words.dropFirst(2))
      return .responses(numbers, try PathArgument(words.dropFirst().first, in: line), at: first.range)
    }
    let written = try TypeWords(line, source)
    return .written(written.type, at: written.typeRange)
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    if case .written(let text, _) = source, name == nil, session.shapes[text] == nil,
      let view = session.scope.graphQL.flatMap({ GraphQLTypeView(text, in: $0) })
    {
      try output.showFolded(view)
      return .ok
    }
    let answers = Answers(session)
    let found = try shape(in: answers, output)
    guard found.count > 0 else {
      if case .matches(let path) = source {
        output.note(try answers.nothing(at: path))
      } else {
        output.note(Line("nothing there", .dim))
      }
      return .ok
    }
    if let name { session.shapes[name] = found.shape }
    let traits = output.console.outTraits
    try output.show(ShapeView(found.shape, whole: whole), on: traits.folded(traits.screen))
    try Task.checkCancellation()
    guard output.console.noteTraits.isTerminal else { return .ok }
    if found.count > 1 { output.note(Line("of \(Units.count(found.count)) values", .dim)) }
    let unions = found.shape.placesOfUnions(limit: 5)
    if !unions.isEmpty {
      output.note(Line("different kinds of values: ", .warning) + Line(unions.joined(separator: "  ")))
    }
    return .ok
  }

  private func shape(in answers: Answers, _ output: Output) throws -> (shape: JSONShape, count: Int) {
    switch source {
    case .matches(let path):
      let matches = try answers.matches(of: path)
      return (try JSONShape(wanted: matches.lazy.map(\.node)), matches.count)
    case .responses(let numbers, let path, let range):
      return try shape(of: numbers, path, at: range, in: answers, output)
    case .written(let text, let range):
      switch try type(text, at: range, in: answers.session) {
      case .shape(let shape, _): return (shape, 1)
      case .known(let type, _):
        throw LineProblem(
          "\(type.name) is a Swift type; a shape is inferred from values", at: range, try: "as \(type.name)")
      }
    }
  }

  private func type(
    _ text: String, at range: Range<Int>, in session: Session
  ) throws(LineProblem) -> WantedType {
    do throws(LineProblem) {
      return try session.type(text, at: range)
    } catch {
      if let foreign = session.scope.withoutSchema(of: text, at: range) { throw foreign }
      guard let meant = session.scope.nearestType(to: text) else { throw error }
      throw LineProblem(error.message, at: range, tryInstead: meant)
    }
  }

  /// Responses without a JSON body are left out, unless there is no other.
  private func shape(
    of numbers: ClosedRange<Int>, _ argument: PathArgument, at range: Range<Int>, in answers: Answers,
    _ output: Output
  ) throws -> (shape: JSONShape, count: Int) {
    let answerPath = try argument.answerPath(in: answers)
    if answerPath.number != nil {
      throw LineProblem(
        "the numbers say which responses; expected a path such as .items[]", at: argument.range)
    }
    var shape = JSONShape()
    var count = 0
    var leftOut: [Int] = []
    for number in numbers {
      do {
        let root = try answers.document(of: number, at: range).root
        var nodes: [Node] = []
        try answerPath.path.forEachMatch(in: root, limit: answers.session.settings.outputLimit) {
          nodes.append($0)
        }
        shape.merge(try JSONShape(wanted: nodes))
        count += nodes.count
      } catch let failure as CommandFailure where failure.code != .outputTooLarge {
        leftOut.append(number)
        if leftOut.count == numbers.count { throw failure }
      }
    }
    if !leftOut.isEmpty {
      let list = leftOut.map(String.init).joined(separator: ", ")
      output.note(Line("left out, having no JSON body: \(list)", .dim))
    }
    return (shape, count)
  }
}

extension Word {
  /// `3` or `3..9`; `nil` for anything that does not begin like it.
  fileprivate func requestNumbers() throws(LineProblem) -> ClosedRange<Int>? {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard kind == .ordinary, let first = Int(parts[0]), first > 0 else { return nil }
    guard let last = Int(parts[parts.count - 1]), parts.count <= 2, last >= first else {
      throw LineProblem(
        "expected numbers of requests such as 3..9, found \(text)", at: range, try: "history")
    }
    return first...last
  }
}

extension JSONShape {
  /// Where values of different kinds were seen.
  fileprivate func placesOfUnions(limit: Int) -> [String] {
    var places: [String] = []
    collectUnions(at: "", into: &places, limit: limit)
    return places
  }

  private func collectUnions(at place: String, into places: inout [String], limit: Int) {
    guard places.count < limit, !Task.isCancelled else { return }
    switch form {
    case .union(let parts):
      places.append(place.isEmpty ? "." : place)
      for part in parts { part.collectUnions(at: place, into: &places, limit: limit) }
    case .object(let fields):
      for field in fields {
        let step = Location([.key(field.name)]).description
        let joined = step.hasPrefix(".[") && !place.isEmpty ? String(step.dropFirst()) : step
        field.shape.collectUnions(at: place + joined, into: &places, limit: limit)
      }
    case .array(let element), .map(let element):
      element.collectUnions(at: place.isEmpty ? ".[]" : place + "[]", into: &places, limit: limit)
    default: break
    }
  }
}
