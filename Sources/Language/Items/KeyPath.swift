internal import ApusEncodings

/// Reads an item's name as HTTPie does: `a[b][0][]`, `[0]`, with `\` before brackets that are none.
struct KeyPath {
  /// One step of an item's name into a JSON body.
  struct Step: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case key(String)
      case index(Int)
      /// `[]`: behind the last element.
      case append
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// What a name can be made of at most; every step nests the body one deeper.
  static let depthLimit = 500
  /// The largest index: an array is filled with nulls up to it.
  static let indexLimit = 100_000

  private enum Token: Equatable {
    case open, close
    case text(String)
    case number(Int?, spelled: String)
  }

  private let end: Int
  private var tokens: [(token: Token, range: Range<Int>)] = []
  private var next = 0

  /// - Parameter name: filled, or with holes, which count as text.
  static func steps(of name: Template) throws(LineProblem) -> [Step] {
    var path = KeyPath(name)
    return try path.parse()
  }

  private init(_ name: Template) {
    end = name.range.upperBound
    tokenize(name.glyphs)
  }

  private mutating func tokenize(_ glyphs: [Template.Glyph]) {
    var run: [Template.Glyph] = []
    var hasEscape = false
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.isTyped("["), glyph.isTyped { flush(&run, &hasEscape) }
      if glyph.isTyped("]") { flush(&run, &hasEscape) }
      if glyph.isTyped("[") {
        tokens.append((.open, glyph.range))
      } else if glyph.isTyped("]") {
        tokens.append((.close, glyph.range))
      } else if glyph.isTyped("\\"), index + 1 < glyphs.count {
        index += 1
        let isEscape = ["[", "]", "\\"].contains { glyphs[index].isTyped($0) }
        if isEscape { hasEscape = true } else { run.append(glyph) }
        run.append(glyphs[index])
      } else {
        run.append(glyph)
      }
      index += 1
    }
    flush(&run, &hasEscape)
  }

  private mutating func flush(_ run: inout [Template.Glyph], _ hasEscape: inout Bool) {
    defer {
      run = []
      hasEscape = false
    }
    guard let first = run.first, let last = run.last else { return }
    let text = String(String.UnicodeScalarView(run.map { $0.scalar ?? "\u{fffc}" }))
    let range = first.range.lowerBound..<last.range.upperBound
    if !hasEscape, let number = WholeNumber(text) {
      tokens.append((.number(number.value, spelled: text), range))
    } else if !hasEscape, text.first == "\\", WholeNumber(text.dropFirst()) != nil {
      tokens.append((.text(String(text.dropFirst())), range))
    } else {
      tokens.append((.text(text), range))
    }
  }

  private mutating func parse() throws(LineProblem) -> [Step] {
    var steps = [try root()]
    while next < tokens.count {
      steps.append(try bracketed(allowsText: true, expectsBracket: "expected `[` or the end of the name"))
      guard steps.count <= Self.depthLimit else {
        throw LineProblem("a name nests at most \(Self.depthLimit) deep", at: tokens[next - 1].range)
      }
    }
    return steps
  }

  private mutating func root() throws(LineProblem) -> Step {
    guard let first = tokens.first else { return Step(kind: .key(""), range: end..<end) }
    switch first.token {
    case .text(let text), .number(_, let text):
      next = 1
      return Step(kind: .key(text), range: first.range)
    case .open:
      return try bracketed(allowsText: false, expectsBracket: "")
    case .close:
      throw LineProblem("expected a key or `[` before `]`", at: first.range, tryInstead: "\\]")
    }
  }

  private mutating func bracketed(
    allowsText: Bool, expectsBracket message: String
  ) throws(LineProblem) -> Step {
    let open = tokens[next]
    guard open.token == .open else { throw LineProblem(message, at: open.range) }
    let expected = allowsText ? "expected a key, an index or `]`" : "expected an index or `]`"
    let inside = try take(expected)
    switch inside.token {
    case .close:
      return Step(kind: .append, range: open.range.lowerBound..<inside.range.upperBound)
    case .text(let text) where allowsText:
      return Step(kind: .key(text), range: open.range.lowerBound..<(try close()))
    case .number(let number, let text):
      let range = open.range.lowerBound..<(try close())
      return Step(kind: .index(try Self.index(number, text, at: inside.range)), range: range)
    case .text, .open:
      throw LineProblem(expected, at: inside.range)
    }
  }

  /// Takes the token after the current one.
  private mutating func take(_ expected: String) throws(LineProblem) -> (token: Token, range: Range<Int>) {
    guard next + 1 < tokens.count else { throw LineProblem(expected, at: end..<end) }
    next += 2
    return tokens[next - 1]
  }

  private mutating func close() throws(LineProblem) -> Int {
    guard next < tokens.count else { throw LineProblem("expected `]`", at: end..<end) }
    guard tokens[next].token == .close else { throw LineProblem("expected `]`", at: tokens[next].range) }
    next += 1
    return tokens[next - 1].range.upperBound
  }

  private static func index(_ number: Int?, _ text: String, at range: Range<Int>) throws(LineProblem) -> Int {
    guard let number, number <= indexLimit else {
      throw LineProblem("an index is at most \(indexLimit)", at: range)
    }
    guard number >= 0 else {
      throw LineProblem("an index counts from 0; it cannot be negative", at: range, tryInstead: "0")
    }
    return number
  }
}

/// A whole number as HTTPie takes them in names: a sign, digits of any script, single `_` between them, blanks around.
private struct WholeNumber {
  /// `nil` when it is too large to count with.
  let value: Int?

  init?(_ text: some StringProtocol) {
    var digits = String(text).trimmed.unicodeScalars[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    guard digits.first != "_", digits.last != "_", !digits.isEmpty else { return nil }
    var value: Int? = 0
    var previous: Unicode.Scalar?
    for scalar in digits {
      defer { previous = scalar }
      if scalar == "_", previous != "_" { continue }
      guard scalar.properties.generalCategory == .decimalNumber,
        let digit = scalar.properties.numericValue
      else { return nil }
      value = value.flatMap { $0 < 1_000_000_000 ? $0 * 10 + Int(digit) : nil }
    }
    self.value = isNegative ? value.map { -$0 } : value
  }
}
