/// Reads a pattern by the grammar of RFC 9485.
struct PatternParser {
  static let nestingLimit = 64

  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var nesting = 0

  init(_ utf8: ArraySlice<UInt8>) {
    scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
  }

  mutating func pattern() throws(Pattern.Refusal) -> Pattern.Part {
    let part = try choice()
    guard at == scalars.count else { throw Pattern.Refusal(expected: "`(` before `)`") }
    return part
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    at += 1
    return true
  }

  private mutating func choice() throws(Pattern.Refusal) -> Pattern.Part {
    var branches = [try branch()]
    while take("|") { branches.append(try branch()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func branch() throws(Pattern.Refusal) -> Pattern.Part {
    var pieces: [Pattern.Part] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      pieces.append(try quantified(try atom()))
    }
    return pieces.count == 1 ? pieces[0] : .sequence(pieces)
  }

  private mutating func atom() throws(Pattern.Refusal) -> Pattern.Part {
    guard let scalar = next else { throw Pattern.Refusal(expected: "a character") }
    at += 1
    switch scalar {
    case "(": return try group()
    case "[": return .scalar(try scalarClass())
    case ".": return .scalar(.dot)
    case "\\": return .scalar(try escape())
    case "^": return .start
    case "$": return .end
    case "*", "+", "?", "{": throw Pattern.Refusal(expected: "something to repeat before `\(scalar)`")
    case "]", "}": throw Pattern.Refusal(expected: "`\\` before `\(scalar)`")
    default: return .scalar(ScalarSet(scalar))
    }
  }

  private mutating func group() throws(Pattern.Refusal) -> Pattern.Part {
    guard nesting < Self.nestingLimit else {
      throw Pattern.Refusal(expected: "at most \(Self.nestingLimit) levels of parentheses")
    }
    nesting += 1
    defer { nesting -= 1 }
    if next == "?" { throw Pattern.Refusal(expected: "a plain group; `(?` has no meaning") }
    let part = try choice()
    guard take(")") else { throw Pattern.Refusal(expected: "`)` at the end of a group") }
    return part
  }

  private mutating func quantified(_ part: Pattern.Part) throws(Pattern.Refusal) -> Pattern.Part {
    if take("*") { return .repetition(part, least: 0, most: nil) }
    if take("+") { return .repetition(part, least: 1, most: nil) }
    if take("?") { return .repetition(part, least: 0, most: 1) }
    guard take("{") else { return part }
    let least = try number()
    var most: Int? = least
    if take(",") { most = next == "}" ? nil : try number() }
    guard take("}") else { throw Pattern.Refusal(expected: "`}` at the end of a count") }
    if let most, most < least { throw Pattern.Refusal(expected: "counts in order") }
    return .repetition(part, least: least, most: most)
  }

  private mutating func number() throws(Pattern.Refusal) -> Int {
    let start = at
    while let scalar = next, ("0"..."9").contains(scalar) { at += 1 }
    guard at > start else { throw Pattern.Refusal(expected: "a number after `{` or `,`") }
    var digits = String.UnicodeScalarView()
    digits += scalars[start..<at]
    // A count too large for an `Int` is too large for a pattern.
    return min(Int(String(digits)) ?? .max, Pattern.sizeLimit)
  }

  // MARK: Classes and escapes

  /// Reads a class from behind its `[`. A `-` stands for itself at its start or end only.
  private mutating func scalarClass() throws(Pattern.Refusal) -> ScalarSet {
    var set = ScalarSet()
    let isNegated = take("^")
    if take("-") { set.insert("-" as Unicode.Scalar) }
    while next != "]" || set.isEmpty {
      if take("-") {
        set.insert("-" as Unicode.Scalar)
        guard next == "]" else { throw Pattern.Refusal(expected: "`-` at the start or end of a class") }
      } else {
        try classItem(into: &set)
      }
    }
    at += 1
    if isNegated { set.negate() }
    return set
  }

  private mutating func classItem(into set: inout ScalarSet) throws(Pattern.Refusal) {
    let first = try classScalar()
    guard case .one(let low) = first else {
      if case .many(let escaped) = first { set.formUnion(escaped) }
      return
    }
    let isRange = next == "-" && at + 1 < scalars.count && scalars[at + 1] != "]"
    guard isRange else { return set.insert(low) }
    at += 1
    guard case .one(let high) = try classScalar(), low <= high else {
      throw Pattern.Refusal(expected: "a range from a lower to a higher character")
    }
    set.insert(low...high)
  }

  private enum ClassScalar {
    case one(Unicode.Scalar)
    /// `\p{…}` or `\P{…}`
    case many(ScalarSet)
  }

  private mutating func classScalar() throws(Pattern.Refusal) -> ClassScalar {
    guard let scalar = next else { throw Pattern.Refusal(expected: "`]` at the end of a class") }
    at += 1
    switch scalar {
    case "\\": return next == "p" || next == "P" ? .many(try category()) : .one(try escapedScalar())
    case "[", "]", "-": throw Pattern.Refusal(expected: "`\\` before `\(scalar)` in a class")
    default: return .one(scalar)
    }
  }

  private mutating func escape() throws(Pattern.Refusal) -> ScalarSet {
    next == "p" || next == "P" ? try category() : ScalarSet(try escapedScalar())
  }

  private mutating func escapedScalar() throws(Pattern.Refusal) -> Unicode.Scalar {
    guard let scalar = next else { throw Pattern.Refusal(expected: "a character after `\\`") }
    at += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    // The dollar is not in the grammar, and needs an escape because it has a meaning here.
    case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}", "$": return scalar
    case "d": throw Pattern.Refusal(expected: "`[0-9]` or `\\p{Nd}` instead of `\\d`")
    case "w": throw Pattern.Refusal(expected: "`[0-9A-Za-z_]` or `[\\p{L}\\p{N}_]` instead of `\\w`")
    case "s": throw Pattern.Refusal(expected: "`[ \\t\\n\\r]` or `\\p{Z}` instead of `\\s`")
    default: throw Pattern.Refusal(expected: "another escape than `\\\(scalar)`")
    }
  }

  /// Reads a category of Unicode from `p{` or `P{` on.
  private mutating func category() throws(Pattern.Refusal) -> ScalarSet {
    let isComplement = next == "P"
    at += 1
    let name = scalars[at...].dropFirst().prefix { $0 != "}" }
    guard next == "{", name.endIndex < scalars.count,
      let set = ScalarSet(category: String(String.UnicodeScalarView(name)), isComplement: isComplement)
    else { throw Pattern.Refusal(expected: "a category such as `\\p{L}` or `\\p{Lu}`") }
    at = name.endIndex + 1
    return set
  }
}
