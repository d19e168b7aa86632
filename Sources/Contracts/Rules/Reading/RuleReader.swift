internal import ApusAnswers
internal import ApusJSON
package import ApusLanguage

extension Rule {
  /// Reads a rule. Places in problems are offsets into the text; what they suggest is a line for a prompt.
  ///
  /// - Parameters:
  ///   - start: where it begins in the text.
  ///   - line: the line of its file.
  package init(_ text: String, from start: Int = 0, line: Int? = nil) throws(LineProblem) {
    guard text.utf8.count <= Self.mostBytes else {
      throw LineProblem("expected at most \(Self.mostBytes) bytes", at: 0..<0)
    }
    var reader = RuleReader(text, from: start)
    let (subject, promises) = try reader.rule()
    self.subject = subject
    self.promises = promises
    self.text = reader.written
    reason = reader.comment
    self.line = line
  }

  /// The rule that is all of a command's line, as `expect` has it.
  package init(_ line: LineArguments) throws(LineProblem) {
    let start = line.line.arguments.first?.range.lowerBound ?? line.line.end.lowerBound
    try self.init(line.line.text, from: start)
  }

  /// Nobody writes a longer one, and none takes long to be read.
  private static let mostBytes = 10_000
}

/// Reads one rule, from left to right. It does nothing else: no variable is looked up, nothing is asked.
struct RuleReader {
  let bytes: [UInt8]
  let start: Int
  var at: Int

  init(_ text: String, from start: Int) {
    bytes = Array(text.utf8)
    self.start = min(start, bytes.count)
    at = self.start
    skipBlanks()
  }

  mutating func rule() throws(LineProblem) -> (RuleSubject, [Promise]) {
    guard !isAtEnd else { throw problem("expected what to check", try: Self.usual) }
    if startsPath { return try pathRule() }
    let word = peekWord()
    switch word.text.lowercased() {
    case "status":
      take(word)
      return (.status, try statusPromises())
    case "header":
      take(word)
      let name = try headerName()
      return (.header(name), try promises(elsePresent: true))
    case "body":
      take(word)
      return (.body, try promises(elsePresent: true))
    case "shape":
      take(word)
      return try shapeRule()
    case "schema":
      take(word)
      return (.body, [try described()])
    case let name:
      guard let time = try measuredTime(name, word) else {
        throw LineProblem(
          "expected status, header, time, body, shape, schema or a path, found \(word.text)", at: word.range,
          try: Self.usual)
      }
      return time
    }
  }

  private mutating func pathRule() throws(LineProblem) -> (RuleSubject, [Promise]) {
    let path = try rulePath()
    return (.path(path), try promises(elsePresent: true))
  }

  /// `shape TYPE [PATH]`
  private mutating func shapeRule() throws(LineProblem) -> (RuleSubject, [Promise]) {
    guard !isAtEnd else { throw problem("expected a type or a shape", try: "expect shape GitHub.User") }
    if startsPath {
      throw LineProblem(
        "expected a type or a shape before the path", at: peekWord().range, try: "expect shape GitHub.User")
    }
    let shape = shapeText(untilComma: false)
    let path = isAtEnd ? RulePath(template: Template("."), range: shape.range) : try rulePath()
    try finish()
    return (.path(path), [.shape(shape)])
  }

  private mutating func headerName() throws(LineProblem) -> String {
    guard !isAtEnd else { throw problem("expected a header's name", try: "expect header etag") }
    return try value(inList: true).word.text
  }

  // MARK: Lists of promises

  /// Promises with commas between them, to the end.
  private mutating func promises(elsePresent: Bool) throws(LineProblem) -> [Promise] {
    if isAtEnd, elsePresent { return [.present] }
    var words = [isAtEnd ? nil : peekWord()]
    var promises = [try promise()]
    while takeComma() {
      words.append(isAtEnd ? nil : peekWord())
      promises.append(try promise())
    }
    try finish()
    if promises.count > 1,
      let word = words.lazy.compactMap({ $0 }).first(where: { Self.lone.contains($0.text) })
    {
      throw LineProblem(
        "expected \(word.text) alone: it contradicts what else is promised", at: word.range,
        try: "help rules")
    }
    return promises
  }

  /// Promises that stand alone: nothing is compared, or nothing is there.
  private static let lone = ["ignore", "absent"]

  private mutating func statusPromises() throws(LineProblem) -> [Promise] {
    let usual = "expect status 200"
    guard !isAtEnd else { throw problem("expected a status", try: usual) }
    let word = peekWord()
    if let promise = Self.plain[word.text] {
      take(word)
      try finish()
      return [promise]
    }
    if let sign = takeOperator(), sign != .equal {
      let value = try value(inList: true)
      guard Int(value.word.text) != nil else { throw Self.noStatus(value.word) }
      try finish()
      return [.compared(Comparison(sign: sign, value: value))]
    }
    take(words: "one", "of")
    guard !isAtEnd else { throw problem("expected a status", try: usual) }
    var patterns: [StatusPattern] = []
    repeat {
      let value = try value(inList: true)
      guard let pattern = StatusPattern(value.word.text) else { throw Self.noStatus(value.word) }
      patterns.append(pattern)
    } while takeComma()
    try finish()
    return [.statuses(patterns)]
  }

  private static func noStatus(_ word: Word) -> LineProblem {
    LineProblem(
      "expected a status such as 200 or 2xx, found \(word.text)", at: word.range, try: "expect status 2xx")
  }

  /// Refuses what stands behind the last promise.
  func finish() throws(LineProblem) {
    guard !isAtEnd else { return }
    let word = peekWord()
    throw LineProblem(
      "expected `,` or the end, found \(word.text)", at: word.range.lowerBound..<contentEnd, try: "help rules"
    )
  }

  static let usual = "expect status 200"
}
