internal import ApusEncodings
internal import ApusLanguage

/// A file of Bruno's: blocks of pairs, of lines, or of text, each with a name.
struct BruFile {
  struct Block: Sendable {
    let name: String
    let line: Int
    var pairs: [Pair] = []
    /// What stands between the braces, without the two blanks that begin each line.
    var text = ""
    var words: [String] = []

    subscript(key: String) -> String? { pairs.last { $0.name == key && !$0.isOff }?.value }

    /// The pairs that are not switched off.
    var live: [Pair] { pairs.filter { !$0.isOff } }
  }

  struct Pair: Sendable {
    var name: String
    var value: String
    let isOff: Bool
    let line: Int
  }

  private(set) var blocks: [Block] = []

  subscript(name: String) -> Block? { blocks.first { $0.name == name } }

  init(_ text: String) throws(CollectionProblem) {
    let lines = text.replacing("\r\n", with: "\n").components(of: "\n")
    var at = 0
    while at < lines.count {
      let line = lines[at]
      if line.trimmed.isEmpty {
        at += 1
        continue
      }
      guard let (name, bracket) = Self.start(of: line) else {
        throw CollectionProblem("expected the name of a block and `{`", line: at + 1, column: 1)
      }
      let close = bracket == "{" ? "}" : "]"
      let isEmpty = line.trimmed.hasSuffix(close)
      guard let end = isEmpty ? at : lines[(at + 1)...].firstIndex(where: { $0.trimmedAtEnd == close })
      else {
        throw CollectionProblem("`\(name) \(bracket)` is never closed", line: at + 1, column: line.count)
      }
      var block = Block(name: name, line: at + 1)
      let inner = isEmpty ? [] : Array(lines[(at + 1)..<end])
      if bracket == "[" {
        block.words = inner.map { $0.trimmed.trimmingComma }.filter { !$0.isEmpty && !$0.hasPrefix("@") }
      } else if Self.holdsText(name) {
        block.text = Self.outdented(inner)
      } else {
        block.pairs = try Self.pairs(inner, from: at + 2, isAssert: name == "assert")
      }
      blocks.append(block)
      at = end + 1
    }
  }

  /// `body:json {`, `vars:secret [`
  private static func start(of line: String) -> (name: String, bracket: Character)? {
    guard let place = line.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return nil }
    let name = line[..<place].trimmed
    let rest = line[line.index(after: place)...].trimmed
    guard !name.isEmpty, rest.isEmpty || rest == "}" || rest == "]",
      name.allSatisfy({ $0.isLetter || $0.isNumber || ":-_".contains($0) })
    else { return nil }
    return (name, line[place])
  }

  private static func holdsText(_ name: String) -> Bool {
    if ["tests", "docs", "body"].contains(name) || name.hasPrefix("script:") || name == "example" {
      return true
    }
    guard name.hasPrefix("body:") else { return false }
    return !["body:form-urlencoded", "body:multipart-form", "body:file", "body:grpc", "body:ws"].contains(
      name)
  }

  private static func outdented(_ lines: [String]) -> String {
    lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }.joined(separator: "\n")
  }

  // MARK: Pairs

  private static func pairs(_ lines: [String], from number: Int, isAssert: Bool) throws(CollectionProblem)
    -> [Pair]
  {
    var pairs: [Pair] = []
    var at = 0
    while at < lines.count {
      let text = lines[at].trimmed
      if text.isEmpty || isAnnotation(text) {
        // One may hold a text of several lines.
        if text.components(of: "'''").count == 2 { skipText(lines, &at) }
        at += 1
        continue
      }
      guard let (name, value) = pair(text, isAssert: isAssert) else {
        throw CollectionProblem("expected NAME: VALUE", line: number + at, column: 1)
      }
      let line = number + at
      var whole = value
      if value.hasPrefix("'''") {
        whole = try multiline(value, lines, &at, number)
      } else if value == "[" {
        while at + 1 < lines.count, lines[at + 1].trimmed != "]" { at += 1 }
        at += 1
        whole = ""
      }
      let isOff = name.hasPrefix("~")
      pairs.append(
        Pair(name: unquoted(isOff ? String(name.dropFirst()) : name), value: whole, isOff: isOff, line: line))
      at += 1
    }
    return pairs
  }

  /// `@number`, `@description(…)`: what is told of the pair below.
  private static func isAnnotation(_ text: String) -> Bool {
    guard text.hasPrefix("@") else { return false }
    let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return rest.first != ":"
  }

  private static func skipText(_ lines: [String], _ at: inout Int) {
    while at + 1 < lines.count {
      at += 1
      if lines[at].contains("'''") { return }
    }
  }

  private static func pair(_ text: String, isAssert: Bool) -> (name: String, value: String)? {
    // What is checked may have colons in it: `res.body["a:b"]: eq 1`.
    var end = isAssert ? text.firstRange(of: ": ")?.lowerBound : text.firstIndex(of: ":")
    let mark = text.hasPrefix("~") ? text.dropFirst() : text[...]
    if mark.hasPrefix("\"") {
      let quoted = ScriptStatements.quoted(at: mark)
      end = text[quoted.endIndex...].firstIndex(of: ":")
    }
    guard let end else { return nil }
    return (text[..<end].trimmed, text[text.index(after: end)...].trimmed)
  }

  private static func unquoted(_ name: String) -> String {
    guard name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
    return String(name.dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }

  private static func multiline(
    _ value: String, _ lines: [String], _ at: inout Int, _ number: Int
  ) throws(CollectionProblem) -> String {
    let first = String(value.dropFirst(3))
    if let end = first.firstRange(of: "'''") {
      return String(first[..<end.lowerBound]) + annotation(first[end.upperBound...])
    }
    let start = at
    var inner = first.isEmpty ? [] : [first]
    while at + 1 < lines.count {
      at += 1
      if let end = lines[at].firstRange(of: "'''") {
        let last = String(lines[at][..<end.lowerBound])
        if !last.trimmed.isEmpty { inner.append(last) }
        let indent = inner.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return inner.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }.joined(
          separator: "\n")
          + annotation(lines[at][end.upperBound...])
      }
      inner.append(lines[at])
    }
    throw CollectionProblem("`'''` is never closed", line: number + start, column: 1)
  }

  /// ` @contentType(…)` behind a text stays where a value has it.
  private static func annotation(_ rest: Substring) -> String {
    rest.trimmed.isEmpty ? "" : " " + rest.trimmed
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()).trimmed : self }
}
