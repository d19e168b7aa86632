internal import ApusAnswers
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

// The words of a rule, and where each of them ends.

extension RuleReader {
  /// Whether nothing but a remark is left.
  var isAtEnd: Bool { at >= bytes.count || bytes[at] == UInt8(ascii: "#") }

  /// The rule without the remark behind it.
  var written: String { text(start..<contentEnd).trimmingBlanks }

  var comment: String? {
    guard at < bytes.count, isAtEnd else { return nil }
    return text(at + 1..<bytes.count).trimmingBlanks
  }

  /// Where what is read ends; before that, where the last thing but blanks does.
  var contentEnd: Int {
    var end = at < bytes.count && isAtEnd ? at : bytes.count
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func problem(_ message: String, try suggestion: String = "help rules") -> LineProblem {
    let end = max(start, min(at, contentEnd))
    return LineProblem(message, at: end..<end, try: suggestion)
  }

  mutating func skipBlanks() {
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
  }

  mutating func move(to place: Int) {
    at = min(place, bytes.count)
    skipBlanks()
  }

  mutating func takeComma() -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: ",") else { return false }
    move(to: at + 1)
    return true
  }

  // MARK: Words

  /// What stands here up to the next blank or comma.
  func peekWord() -> (text: String, range: Range<Int>) {
    let rest = bytes[min(at, bytes.count)...]
    let end = rest.firstIndex { isBlank($0) || $0 == UInt8(ascii: ",") } ?? bytes.count
    return (text(at..<end), at..<end)
  }

  mutating func take(_ word: (text: String, range: Range<Int>)) { move(to: word.range.upperBound) }

  /// Takes a word where it is the next.
  mutating func take(word: String) -> Bool {
    let next = peekWord()
    guard next.text == word else { return false }
    take(next)
    return true
  }

  /// Takes two words where they are the next.
  @discardableResult
  mutating func take(words first: String, _ second: String) -> Bool {
    let before = at
    if take(word: first), take(word: second) { return true }
    at = before
    return false
  }

  mutating func takeOperator() -> Comparison.Operator? {
    let signs = bytes[min(at, bytes.count)...].prefix { "=!<>".utf8.contains($0) }
    guard let sign = Comparison.Operator(String(decoding: signs, as: UTF8.self)) else { return nil }
    move(to: signs.endIndex)
    return sign
  }

  // MARK: Values and paths

  /// Whether a path stands here: `.a`, `$2.a`.
  var startsPath: Bool {
    guard at < bytes.count else { return false }
    return bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: "$")
  }

  /// A value: quoted, JSON, or a word.
  ///
  /// - Parameter inList: whether a comma ends it; otherwise only one with a blank behind it does.
  mutating func value(inList: Bool) throws(LineProblem) -> RuleValue {
    guard !isAtEnd else { throw problem("expected a value") }
    let first = bytes[at]
    let end = try valueEnd(endsAtComma: inList)
    // Blanks keep each place where it is in the line.
    let words = Words(String(repeating: " ", count: at) + text(at..<end), readsTail: false)
    if let problem = words.problems.first { throw problem }
    guard let word = words.words.first else { throw problem("expected a value") }
    move(to: end)
    return RuleValue(word: word, isQuoted: first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
  }

  /// A path into an answer.
  mutating func rulePath() throws(LineProblem) -> RulePath {
    let range = at..<pathEnd()
    let words = Words(String(repeating: " ", count: at) + text(range), readsTail: false)
    if let problem = words.problems.first { throw problem }
    guard let word = words.words.first else { throw problem("expected a path") }
    if let text = word.template.plain { _ = try AnswerPath(text, at: range) }
    move(to: range.upperBound)
    return RulePath(template: word.template, range: range)
  }

  /// A path into a part of what the rule is about.
  mutating func innerPath() throws(LineProblem) -> JSONPath {
    let range = at..<pathEnd()
    do throws(PathSyntaxError) {
      let path = try JSONPath(text(range))
      move(to: range.upperBound)
      return path
    } catch {
      let place = min(range.lowerBound + error.offset, range.upperBound)
      throw LineProblem(
        "expected \(error.expected), found \(error.found)", at: place..<min(place + 1, range.upperBound),
        try: "help paths")
    }
  }

  private func valueEnd(endsAtComma: Bool) throws(LineProblem) -> Int {
    var place = at
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if let end = holeEnd(from: place) {
        place = end
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && depth == 0) {
        place = try quoteEnd(from: place)
      } else if byte == UInt8(ascii: "\\") {
        place += 2
      } else {
        // Only what begins with a bracket is JSON, in which blanks and commas are nothing special.
        if "{[".utf8.contains(byte), depth > 0 || place == at { depth += 1 }
        if "}]".utf8.contains(byte), depth > 0 { depth -= 1 }
        if depth == 0, isBlank(byte) || endsWord(at: place, endsAtComma) { break }
        place += 1
      }
    }
    return min(place, bytes.count)
  }

  private func endsWord(at comma: Int, _ always: Bool) -> Bool {
    guard bytes[comma] == UInt8(ascii: ",") else { return false }
    return always || comma + 1 == bytes.count || isBlank(bytes[comma + 1])
  }

  /// Behind the quote that closes the one here.
  func quoteEnd(from start: Int) throws(LineProblem) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != bytes[start] {
      place += bytes[place] == UInt8(ascii: "\\") && bytes[start] == UInt8(ascii: "\"") ? 2 : 1
    }
    guard place < bytes.count else {
      throw LineProblem("the quote that opens here is never closed", at: start..<start + 1)
    }
    return place + 1
  }

  /// Behind the variable that stands here in braces; `nil` where none does.
  private func holeEnd(from start: Int) -> Int? {
    guard bytes[start...].starts(with: "{{".utf8) else { return nil }
    let rest = bytes[start...]
    return rest.indices.first { rest[$0...].starts(with: "}}".utf8) }.map { $0 + 2 }
  }

  /// Where a path ends: at a blank or a comma outside its brackets and quotes.
  private func pathEnd() -> Int {
    var place = at
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if let end = holeEnd(from: place) {
        place = end
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = try? quoteEnd(from: place) else { return bytes.count }
        place = end
        continue
      }
      if "[(".utf8.contains(byte) { depth += 1 }
      if "])".utf8.contains(byte) { depth -= 1 }
      if depth <= 0, isBlank(byte) || byte == UInt8(ascii: ",") { break }
      place += 1
    }
    return place
  }

  /// What names a type or a shape: up to a path or the end, or to a comma.
  mutating func shapeText(untilComma: Bool) -> RuleText {
    let first = at
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      if "{[(".utf8.contains(byte) { depth += 1 }
      if "}])".utf8.contains(byte) { depth -= 1 }
      if depth <= 0 {
        if untilComma, byte == UInt8(ascii: ",") { break }
        if at > first, isBlank(bytes[at - 1]), startsPath || byte == UInt8(ascii: "#") { break }
      }
      at += 1
    }
    var end = at
    while end > first, isBlank(bytes[end - 1]) { end -= 1 }
    return RuleText(text: text(first..<end), range: first..<end)
  }
}
