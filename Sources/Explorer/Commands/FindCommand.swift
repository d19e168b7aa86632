internal import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `find TEXT [PATH]`
package struct FindCommand: DeclaredCommand {
  private static let wanted = Operand("TEXT", .text, "a text to find", try: "find id").upTo(.max)
  private static let anyCase = CommandOption(
    "-i", "takes every letter in either case, not only those of ASCII")
  private static let pattern = CommandOption("--regex", "takes TEXT for a pattern (RFC 9485)")
  private static let keys = CommandOption("--keys", "looks at keys only")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "find a text in the keys and values of the last body, and say where",
    forms: [
      [
        .operand(wanted), .operand(.path.optional), .option(anyCase), .option(pattern), .option(keys),
      ]
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to search"),
      CommandSpec.Example("find octocat", "each place, with its path"),
      CommandSpec.Example("look 2", "go to the second of them"),
      CommandSpec.Example("find --keys --regex '_(at|url)$' .", "keys that end so"),
    ],
    details: [
      "ASCII letters match in either case. A program behind `|` gets all places: a path, a tab and the value."
    ])

  private let wanted: SearchedText
  private let path: PathArgument
  private let isOfKeys: Bool
  private let line: String

  package init(_ line: LineArguments) throws(LineProblem) {
    var words = line.words(Self.wanted) + line.words(.path)
    // A path alone is a text as good as any other.
    let last = words.count > 1 && words.last?.kind == .path ? words.popLast() : nil
    path = try PathArgument(last, in: line)
    let first = try line.require(Self.wanted)
    // Options may stand between the words.
    let isPlain = ![Self.anyCase, Self.pattern, Self.keys].contains(where: line.has)
    let text =
      words.count > 1 && isPlain
      ? line.line.verbatim(first.range.lowerBound..<(words.last ?? first).range.upperBound)
      : words.map(\.text).joined(separator: " ")
    isOfKeys = line.has(Self.keys)
    self.line = "find \(line.line.verbatim)"
    guard line.has(Self.pattern) else {
      wanted = SearchedText(text, ignoringCase: line.has(Self.anyCase))
      return
    }
    guard let pattern = SearchedText(pattern: text, ignoringCase: line.has(Self.anyCase)) else {
      throw LineProblem("\(text) is no pattern of RFC 9485", at: first.range, try: "find --regex 'a.*b'")
    }
    wanted = pattern
  }

  /// Lists the places, and returns what is there, for who names one by its number.
  package func find(_ answers: any AnswerBook, _ output: Output) throws -> [Node] {
    guard output.console.outTraits.isTerminal else {
      try write(answers, output)
      return []
    }
    let isOfFocus = try path.answerPath(in: answers).number == nil
    var findings = JSONFindings()
    let isCut = try search(answers, &findings)
    var view = FindView(
      findings, of: wanted, isNumbered: output.isConversation && isOfFocus, rest: "\(line) | less")
    view.isCut = isCut
    try output.showFolded(view)
    return isOfFocus ? findings.list.map(\.node) : []
  }

  /// - Returns: whether it ended early, as the paths came to too much.
  private func search(_ answers: any AnswerBook, _ findings: inout JSONFindings) throws -> Bool {
    let search = JSONSearch(wanted, inKeys: isOfKeys)
    let matches = try answers.matches(of: path)
    if matches.isEmpty { return false }
    let root = try answers.start(of: path.answerPath(in: answers), at: path.range).root
    // The paths of a thousand places a million levels deep are more than there is memory for.
    var effort = Effort(on: root, times: 2, limit: answers.outputLimit)
    for match in matches { search.find(in: match.node, at: match.place, within: &effort, &findings) }
    try effort.checkCancellation()
    return effort.end == .tooMuch
  }

  /// Writes each place for a program, when it is found.
  private func write(_ answers: any AnswerBook, _ output: Output) throws {
    var problem: (any Error)?
    var findings = JSONFindings { finding in
      do {
        let value = ValueText.line(
          finding.node, columns: finding.node.isContainer ? 72 : Screen.endless.width)
        try output.write(lines: "\(Line(json: "\(finding.place)").text)\t\(value.text)\n")
        return true
      } catch {
        problem = error
        return false
      }
    }
    let isCut = try search(answers, &findings)
    if let problem { throw problem }
    if isCut {
      output.note(
        Line("the first \(Units.count(findings.count, "place")), whose paths are long; all: ", .dim)
          + Line("set output-limit none", .command))
    }
    if findings.count == 0 { output.note(Line("found nowhere", .dim)) }
  }
}
