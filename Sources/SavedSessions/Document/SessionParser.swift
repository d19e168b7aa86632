internal import ApusContracts
internal import ApusEncodings
internal import ApusLanguage

/// Reads a session document, one line after the other.
struct SessionParser {
  private let file: String
  private let lines: [Substring]
  private let endsInsideLine: Bool
  private var at = 0
  /// The last role that a block had.
  private var role = ConsoleBlock.Role.setup

  static let endOfFile = "the end of the file"

  init(_ bytes: [UInt8], file: String) throws(SessionSyntaxError) {
    self.file = file
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(
      Substring.init)
    endsInsideLine = lines.last?.isEmpty == false
    if !endsInsideLine { lines.removeLast() }
    self.lines = lines
    // Decoding puts U+FFFD for what is not UTF-8, in the same number of lines.
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    for (index, line) in lines.enumerated() {
      try checkCharacters(of: line, number: index + 1, isValid: isValid)
    }
  }

  mutating func document() throws(SessionSyntaxError) -> SessionDocument {
    let frontMatter = try frontMatter()
    var parts: [SessionDocument.Part] = []
    var prose = ""
    while let line = next {
      guard let fence = SessionDocument.Fence(line) else {
        prose += SessionDocument.Comment.begins(line) ? try takeComment() : takeWhole()
        continue
      }
      guard fence.opensSteps || fence.opensRules else {
        prose += takeForeignBlock(fence)
        continue
      }
      if !prose.isEmpty { parts.append(.prose(prose)) }
      prose = ""
      parts.append(fence.opensRules ? .rules(try rules(fence)) : .block(try block(fence)))
    }
    if !prose.isEmpty { parts.append(.prose(prose)) }
    return SessionDocument(frontMatter: frontMatter, parts: parts)
  }

  // MARK: Front matter

  private mutating func frontMatter() throws(SessionSyntaxError) -> FrontMatter {
    guard next == "---" else { throw error("`---`, the start of the front matter") }
    at += 1
    let start = at
    let end = lines[start...].firstIndex { $0 == "---" } ?? lines.endIndex
    var result: FrontMatter
    do throws(FrontMatterReader.Problem) {
      result = try FrontMatterReader.read(lines[start..<end])
    } catch {
      at = error.line
      if error.line == lines.endIndex { throw self.error("`---`, the end of the front matter") }
      var problem = self.error(error.expected, column: error.column)
      if error.namesFound { problem.problem = "expected \(error.expected)" }
      throw problem
    }
    at = end
    guard next != nil else { throw error("`---`, the end of the front matter") }
    at += 1
    result.source = FrontMatter.Source(lines[..<at].map { $0 + "\n" }.joined())
    return result
  }

  // MARK: Blocks

  /// A code block that is not run is prose, whatever stands in it.
  private mutating func takeForeignBlock(_ fence: SessionDocument.Fence) -> String {
    var text = takeWhole()
    while let line = next {
      text += takeWhole()
      if fence.isClosed(by: line) { break }
    }
    return text
  }

  /// Nor is what somebody put into a comment.
  private mutating func takeComment() throws(SessionSyntaxError) -> String {
    let opening = at
    var text = ""
    while let line = next {
      text += takeWhole()
      if SessionDocument.Comment.ends(line) { return text }
    }
    at = opening
    throw error("`\(SessionDocument.Comment.end)` at the end of this comment", found: Self.endOfFile)
  }

  private mutating func block(_ fence: SessionDocument.Fence) throws(SessionSyntaxError) -> ConsoleBlock {
    guard let mode = fence.mode else {
      throw error(SessionDocument.Fence.expectedAttributes, column: fence.attributesColumn)
    }
    let opening = at
    try take(fence.role ?? .console)
    at += 1
    var steps: [Step] = []
    while let line = next, !fence.isClosed(by: line) {
      steps.append(try step(in: fence, isFirst: steps.isEmpty))
    }
    guard next != nil else {
      at = opening
      throw error("\(fence.marks) at the end of this block", found: Self.endOfFile)
    }
    at += 1
    return ConsoleBlock(role, mode: mode, steps: steps)
  }

  private mutating func rules(_ fence: SessionDocument.Fence) throws(SessionSyntaxError)
    -> SessionDocument.RuleBlock
  {
    let opening = at
    var text = takeWhole()
    var rules: [Rule] = []
    while let line = next, !fence.isClosed(by: line) {
      if let rule = try rule(line) { rules.append(rule) }
      text += takeWhole()
    }
    guard next != nil else {
      at = opening
      throw error("\(fence.marks) at the end of this block", found: Self.endOfFile)
    }
    return SessionDocument.RuleBlock(text + takeWhole(), rules: rules, place: Step.SourceLine(opening + 1))
  }

  /// `nil` for an empty line, and for one that is a remark.
  private func rule(_ line: Substring) throws(SessionSyntaxError) -> Rule? {
    let text = line.trimmingBlanks
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    do throws(LineProblem) {
      return try Rule(String(line), line: at + 1)
    } catch {
      throw SessionSyntaxError(
        file: file, line: at + 1, column: line.characterCount(upTo: error.range.lowerBound) + 1,
        expected: "a rule", found: String(text), problem: error.message)
    }
  }

  /// Blocks stand in the order in which they are run.
  private mutating func take(_ next: ConsoleBlock.Role) throws(SessionSyntaxError) {
    switch (role, next) {
    case (.console, .setup), (.teardown, .setup), (.teardown, .console):
      throw error("a `\(next)` block before the first `\(role)` block")
    default: role = next
    }
  }

  private mutating func step(in fence: SessionDocument.Fence, isFirst: Bool) throws(SessionSyntaxError)
    -> Step
  {
    let place = Step.SourceLine(at + 1)
    guard var command = next?.content(after: "$") else {
      throw error(isFirst ? "`$ ` and a command" : "`$ ` and a command, or \(fence.marks)")
    }
    at += 1
    while let more = next?.content(after: ">") {
      command += "\n" + more
      at += 1
    }
    var expected: [String] = []
    while let line = next, !fence.isClosed(by: line), line.content(after: "$") == nil {
      if let word = line.content(after: "?") {
        let outcome = try outcome(word)
        let blanks = takeBlankLines()
        return Step(
          command: command, expected: expected, outcome: outcome, blankLinesAfterOutcome: blanks, place: place
        )
      }
      expected.append(Step.Escaping.unescape(String(line), isFirst: expected.isEmpty))
      at += 1
    }
    return Step(command: command, expected: expected, place: place)
  }

  private mutating func outcome(_ word: String) throws(SessionSyntaxError) -> Step.Outcome {
    guard let outcome = Step.Outcome(named: word) else {
      throw error("`ok` or the code of a failure, such as http.404", column: 3)
    }
    at += 1
    return outcome
  }

  private mutating func takeBlankLines() -> Int {
    let start = at
    while let line = next, line.allSatisfy(\.isBlank) { at += 1 }
    return at - start
  }

  // MARK: Lines

  private var next: Substring? { at < lines.count ? lines[at] : nil }

  private mutating func takeWhole() -> String {
    defer { at += 1 }
    let isLast = at == lines.count - 1
    return String(lines[at]) + (isLast && endsInsideLine ? "" : "\n")
  }

  private func error(_ expected: String, column: Int = 1, found: String? = nil) -> SessionSyntaxError {
    SessionSyntaxError(
      file: file, line: at + 1, column: column, expected: expected, found: found ?? self.found(from: column))
  }

  private func found(from column: Int) -> String {
    guard let line = next else { return Self.endOfFile }
    let rest = line.dropFirst(column - 1)
    return rest.isEmpty ? "the end of the line" : "`\(rest.prefix(40))\(rest.count > 40 ? "…" : "")`"
  }

  private func checkCharacters(
    of line: Substring, number: Int, isValid: Bool
  ) throws(SessionSyntaxError) {
    for (index, scalar) in line.unicodeScalars.enumerated() {
      let isBad = Unseen.control.contains(scalar) || (!isValid && scalar == "\u{fffd}")
      guard isBad else { continue }
      let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
      throw SessionSyntaxError(
        file: file, line: number, column: index + 1,
        expected: scalar == "\r"
          ? "lines that end with LF alone" : "text in UTF-8 without control characters",
        found: scalar == "\u{fffd}" ? "a byte that is not UTF-8" : "the control character \(code)")
    }
  }
}

extension Substring {
  /// How many characters stand before a byte.
  fileprivate func characterCount(upTo byte: Int) -> Int {
    String(decoding: utf8.prefix(byte), as: UTF8.self).count
  }
}
