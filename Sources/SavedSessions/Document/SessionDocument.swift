package import ApusContracts
internal import ApusEncodings
internal import ApusLanguage

/// A saved session, `NAME.session.md`: prose for people, and `console` blocks that are run.
///
/// What is read is kept: prose byte for byte, steps and expected lines in order, blank lines where they were. Only the
/// front matter is laid out anew. `SessionDocument(parsing: document.text)` is equal to `document`.
package struct SessionDocument: Sendable, Hashable {
  package var frontMatter: FrontMatter
  package var parts: [Part]

  package enum Part: Sendable, Hashable {
    /// Whole lines with their ends, kept as they are.
    case prose(String)
    case block(ConsoleBlock)
    case rules(RuleBlock)
  }

  package init(frontMatter: FrontMatter = FrontMatter(), parts: [Part] = []) {
    self.frontMatter = frontMatter
    self.parts = parts
  }

  /// Reads a document. Errors name `file`.
  package init(parsing text: String, file: String = "session.md") throws(SessionSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  package init(parsing bytes: [UInt8], file: String = "session.md") throws(SessionSyntaxError) {
    var parser = try SessionParser(bytes, file: file)
    self = try parser.document()
  }

  /// All steps in order.
  package var steps: [Step] {
    parts.flatMap { part -> [Step] in
      if case .block(let block) = part { block.steps } else { [] }
    }
  }

  /// The same document with each step replaced by what `change` makes of it, in order. Prose stays.
  package func mapSteps<Failure: Error>(
    _ change: (Step, ConsoleBlock.Mode) throws(Failure) -> Step
  ) throws(Failure) -> SessionDocument {
    var result = self
    for (index, part) in parts.enumerated() {
      guard case .block(var block) = part else { continue }
      for place in block.steps.indices {
        block.steps[place] = try change(block.steps[place], block.mode)
      }
      result.parts[index] = .block(block)
    }
    return result
  }
}

extension SessionDocument {
  /// Reads a document whose end may be missing, as when the program was killed while it wrote.
  ///
  /// What comes after the last finished step is dropped, and `isComplete` is false then. A document that is wrong for
  /// another reason is refused as ever.
  package static func recovering(
    _ bytes: [UInt8], file: String = "session.md"
  ) throws(SessionSyntaxError) -> (document: SessionDocument, isComplete: Bool) {
    do {
      return (try SessionDocument(parsing: bytes, file: file), true)
    } catch {
      guard error.isAtEnd(of: bytes) else { throw error }
      for kept in finishedPrefixes(of: bytes) {
        if let document = try? SessionDocument(parsing: kept, file: file) { return (document, false) }
      }
      throw error
    }
  }

  /// The whole lines; those before the last step with its block closed; those before its block.
  private static func finishedPrefixes(of bytes: [UInt8]) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    let whole = bytes[..<(bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0)]
    let starts = [whole.startIndex] + whole.indices.filter { whole[$0] == newline }.map { $0 + 1 }
    func lastLine(from prefixes: [String]) -> ArraySlice<UInt8> {
      let start = starts.last { start in prefixes.contains { whole[start...].starts(with: $0.utf8) } }
      return whole[..<(start ?? whole.startIndex)]
    }
    let beforeStep = lastLine(from: ["$"])
    let languages = ConsoleBlock.Role.allCases.map(\.rawValue) + [RuleBlock.language]
    let beforeBlock = lastLine(from: languages.map { "```\($0)" })
    let candidates = [Array(whole), Array(beforeStep) + "```\n".utf8, Array(beforeBlock)]
    return candidates.sorted { $0.count > $1.count }
  }
}

extension SessionSyntaxError {
  /// Whether more text might have made it right: the text ends too early, or within the line that is wrong.
  fileprivate func isAtEnd(of bytes: [UInt8]) -> Bool {
    let newline = UInt8(ascii: "\n")
    let lineCount = bytes.count { $0 == newline } + 1
    return found == SessionParser.endOfFile || (line == lineCount && bytes.last != newline)
  }
}

extension SessionDocument {
  /// A fenced `rules` block: what is promised of the step above it, or of all steps where none stands above it.
  package struct RuleBlock: Sendable, Hashable {
    /// What its fence says.
    package static let language = "rules"

    /// Whole lines with their ends and fences, kept as they are.
    package let text: String
    package let rules: [Rule]
    /// Where it stands in the file it was read from.
    package let place: Step.SourceLine

    package init(_ text: String, rules: [Rule], place: Step.SourceLine = Step.SourceLine(1)) {
      (self.text, self.rules, self.place) = (text, rules, place)
    }

    /// The same rules in another text, in which what must not be seen is not.
    func with(text: String) -> RuleBlock { RuleBlock(text, rules: rules, place: place) }

    package static func == (left: RuleBlock, right: RuleBlock) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

extension SessionDocument {
  /// The rules of each step, in the order of the steps.
  package var rulesOfSteps: [Rules] {
    var ofFile: [Rule] = []
    var own: [[Rule]] = []
    for part in parts {
      switch part {
      case .prose: break
      case .block(let block): own += block.steps.map { _ in [] }
      case .rules(let block) where own.isEmpty: ofFile += block.rules
      case .rules(let block): own[step(above: own.count, for: block)] += block.rules
      }
    }
    return own.map { Rules($0, ofFile: ofFile) }
  }

  /// The same by the lines of the steps.
  var rulesByLine: [Int: Rules] {
    guard parts.contains(where: { if case .rules = $0 { true } else { false } }) else { return [:] }
    return Dictionary(zip(steps.map(\.place.number), rulesOfSteps)) { first, _ in first }
  }
}

extension Rules {
  /// Those that are about a step: what is promised of every answer is about those that ask.
  func about(askingStep asks: Bool) -> Rules { asks ? self : Rules(own) }

  /// Those that compare with nothing.
  var standingAlone: Rules {
    Rules(own.filter { !$0.needsEarlierAnswer }, ofFile: ofFile.filter { !$0.needsEarlierAnswer })
  }
}

extension SessionDocument {
  /// Whether nothing of it asks, as all that would was left out when it was imported.
  var isAllLeftOut: Bool {
    guard !steps.isEmpty, steps.allSatisfy({ $0.command.firstWord.lowercased() == "let" }) else {
      return false
    }
    return parts.contains { part in
      guard case .prose(let text) = part else { return false }
      return text.split(separator: "\n").contains { $0.hasPrefix("left out: ") }
    }
  }
}

extension SessionDocument {
  /// The line that opens a code block of Markdown: three or more backticks or tildes, and what the block holds.
  struct Fence {
    let marks: String
    let language: String
    let isIndented: Bool
    private let attributes: String

    /// `nil` for a line that opens no block.
    init?(_ line: Substring) {
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      guard indent <= 3, let mark = rest.first, mark == "`" || mark == "~" else { return nil }
      marks = String(rest.prefix { $0 == mark })
      let info = rest.dropFirst(marks.count)
      guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
      let word = String(info.trimmingBlanks.prefix { $0 != " " && $0 != "{" })
      isIndented = indent > 0
      language = word
      attributes = String(info.trimmingBlanks.dropFirst(word.count)).trimmingBlanks
    }

    /// Whether the block is run. Others have their ways to write a block; a session has one.
    var opensSteps: Bool { role != nil && !isIndented && marks.hasPrefix("`") }

    /// Whether the block holds rules, and is written as a session has it.
    var opensRules: Bool { language == RuleBlock.language && !isIndented && marks.hasPrefix("`") }

    /// Whether the language is one of a session's own.
    var isKnown: Bool { role != nil || language == RuleBlock.language }

    /// `nil` for a block in another language.
    var role: ConsoleBlock.Role? { ConsoleBlock.Role(rawValue: language) }

    /// `nil` for attributes that are not known.
    var mode: ConsoleBlock.Mode? {
      if attributes.isEmpty { return .usual }
      return Self.modes.first { attributes == "{mode=\($0)}" }
    }

    private static let modes = [ConsoleBlock.Mode.exact, .json, .shape]
    static let expectedAttributes = "`{mode=exact}`, `{mode=json}` or `{mode=shape}`"

    var attributesColumn: Int { marks.count + language.count + 2 }

    func isClosed(by line: Substring) -> Bool {
      let indent = line.prefix { $0 == " " }.count
      let closing = line.dropFirst(indent).trimmingBlanks
      return indent <= 3 && !line.dropFirst(indent).hasPrefix("\t") && closing.count >= marks.count
        && closing.allSatisfy { $0 == marks.first }
    }
  }
}

extension SessionDocument {
  /// A comment of HTML that begins a line of prose, as Markdown has it: what stands in it is not run, and no step either.
  enum Comment {
    static let end = "-->"

    static func begins(_ line: Substring) -> Bool {
      let indent = line.prefix { $0 == " " }.count
      return indent <= 3 && line.dropFirst(indent).hasPrefix("<!--")
    }

    static func ends(_ line: Substring) -> Bool { line.contains(end) }
  }
}
