internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSavedSessions

/// What lines take of an answer without a `let`, as in `get /a/{{.id}}`. While a session is played, its answers have marks
/// there, so that every request tells where the values go.
struct AnswerTakes {
  struct Take {
    /// The variable that another program keeps it in.
    let name: String
    let source: ScriptSource
    let path: String
    /// The body that it is taken of.
    let answer: [UInt8]
  }

  private(set) var takes: [Take] = []
  /// The bodies with marks in them, by those without.
  private(set) var marked: [[UInt8]: [UInt8]] = [:]

  init() {}

  init(_ steps: [PlayedStep], _ marks: inout VariableMarks) {
    var names = steps.reduce(into: Set<String>()) { $0.formUnion(Variables.OfLine($1.step.command).used) }
    names.formUnion(steps.compactMap { SessionScript.variable($0.step.command) })
    var answers: [Recording] = []
    // Paths behind `look` begin inside an answer.
    var isInside = false
    for step in steps {
      // What says how often something is asked for has to be what it was.
      let asksOnce = !["repeat", "watch", "for"].contains(step.step.command.firstWord.lowercased())
      if !isInside, asksOnce, !step.recordings.isEmpty {
        for hole in Self.braces(in: step.step.command).sorted() { add(hole, of: answers, &names, &marks) }
      }
      isInside = step.recordings.isEmpty && (isInside || SessionScript.entersAnswer(step.step.command))
      answers += step.recordings
    }
  }

  /// What stands in a line that asks, and is of an answer: it may be the URL itself, as in `get .next`.
  static func holes(in line: String) -> Set<String> {
    let words = Words(line).words
    let urls = words.dropFirst().prefix(1).map(\.text).filter(AnswerURL.isNamed)
    return braces(in: line).union(urls)
  }

  private static func braces(in line: String) -> Set<String> {
    var holes: Set<String> = []
    for case .variable(let name) in Words(line).words.flatMap(\.template.fragments).map(\.kind)
    where Variables.isPath(name) || AnswerPart(name) != nil {
      holes.insert(name)
    }
    return holes
  }

  /// Whether the value alone does not tell what is asked: what it is a part of, what fills it, or who is sent
  /// credentials does.
  private static func isNoPart(_ value: VariableValue) -> Bool {
    let text = value.text
    let isTemplate = text.contains("{") && SecretPlaceholder.names(in: text).isEmpty
    let isURL = ["?", "./", "../", "http://", "https://"].contains(where: text.hasPrefix)
    return value.kindOfNoPart != nil || isTemplate || isURL
  }

  private mutating func add(
    _ path: String, of answers: [Recording], _ names: inout Set<String>, _ marks: inout VariableMarks
  ) {
    let digits = path.hasPrefix("$") ? path.dropFirst().prefix { $0.isNumber } : ""
    let place = Int(digits).map { $0 - 1 } ?? answers.count - 1
    guard answers.indices.contains(place),
      let steps = ScriptSource.steps(String(digits.isEmpty ? path[...] : path.dropFirst(digits.count + 1)))
    else { return }
    let (source, body) = (ScriptSource.path(steps), answers[place].exchange.body.bytes)
    guard let value = source.value(in: answers[place]), !Self.isNoPart(value),
      !takes.contains(where: { $0.answer == body && $0.source == source })
    else { return }
    var name = "value"
    if case .key(let key)? = steps.last, Variables.isName(key) { name = key }
    while !names.insert(name).inserted { name += "_" }
    guard let changed = source.body(marked[body] ?? body, with: marks.add(name, recorded: value)) else {
      return
    }
    marked[body] = changed
    takes.append(Take(name: name, source: source, path: path, answer: body))
  }
}
