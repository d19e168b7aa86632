/// Reads a path by the grammar of RFC 9535, from its bytes, left to right.
///
///     PathParser   `$`, blanks, errors        SegmentParser   `.name` `..` `[…]` and what stands in brackets
///     LiteralParser   strings and numbers     FilterParser    what follows `?`, and its functions
struct PathParser {
  /// How deep filters, parentheses and arguments may be nested. What is parsed by recursion is evaluated by
  /// recursion too.
  static let nestingLimit = 64

  let text: [UInt8]
  /// Whether the path begins with a dot, which allows what `$` paths may not have.
  let isShorthand: Bool
  var at = 0
  var nesting = 0
  var queries = 0
  var unusablePatterns: [PathSyntaxError] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
    isShorthand = self.text.first == UInt8(ascii: ".")
  }

  mutating func path() throws(PathSyntaxError) -> [Segment] {
    if text == [UInt8(ascii: ".")] { return [] }
    guard take("$") || isShorthand else { throw failure("`$` or `.`") }
    let segments = try segments()
    guard at == text.count else { throw failure("`.`, `[` or the end of the path") }
    return segments
  }

  // MARK: Looking and taking

  /// The next byte; a zero at the end, which the grammar allows nowhere.
  var next: UInt8 { at < text.count ? text[at] : 0 }

  func isNext(_ scalar: Unicode.Scalar) -> Bool { next == UInt8(ascii: scalar) }

  mutating func take(_ word: StaticString) -> Bool {
    guard text[at...].starts(with: word.description.utf8) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() {
    while next == 0x20 || next == 0x09 || next == 0x0a || next == 0x0d { at += 1 }
  }

  /// Takes a word that may have blanks before it. Without the word, the blanks are not taken either.
  mutating func takeAfterBlanks(_ word: StaticString) -> Bool {
    let start = at
    skipBlanks()
    if take(word) { return true }
    at = start
    return false
  }

  // MARK: Failing

  func failure(_ expected: String, at offset: Int? = nil) -> PathSyntaxError {
    PathSyntaxError(expected: expected, at: offset ?? at, in: text)
  }

  /// Every recursive rule begins with this, and takes one from `nesting` when it ends.
  mutating func nest() throws(PathSyntaxError) {
    guard nesting < Self.nestingLimit else {
      throw failure("at most \(Self.nestingLimit) levels of filters, parentheses and arguments")
    }
    nesting += 1
  }
}

/// Whether a name without quotes may begin with the byte. All of UTF-8 beyond ASCII is fine.
func isNameStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    0x80...:
    true
  default: false
  }
}

/// Whether a name without quotes may go on with the byte.
func isNameByte(_ byte: UInt8, inShorthand isShorthand: Bool) -> Bool {
  isNameStart(byte) || isDigit(byte) || (isShorthand && byte == UInt8(ascii: "-"))
}

func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

extension PathParser {
  mutating func segments() throws(PathSyntaxError) -> [Segment] {
    var segments: [Segment] = []
    while true {
      let end = at
      skipBlanks()
      guard isNext(".") || isNext("[") else {
        at = end
        return segments
      }
      segments.append(try segment())
    }
  }

  private mutating func segment() throws(PathSyntaxError) -> Segment {
    guard take(".") else { return Segment(selectors: try brackets(), isDescendant: false) }
    let isDescendant = take(".")
    if isNext("["), isDescendant || isShorthand {
      return Segment(selectors: try brackets(), isDescendant: isDescendant)
    }
    let selector: Segment.Selector = take("*") ? .wildcard : .name(try name(afterDots: isDescendant ? 2 : 1))
    return Segment(selectors: [selector], isDescendant: isDescendant)
  }

  private mutating func name(afterDots dots: Int) throws(PathSyntaxError) -> [UInt8] {
    guard isNameStart(next) else {
      throw failure(dots == 2 ? "a name, `*` or `[` after `..`" : "a name or `*` after `.`")
    }
    let start = at
    while isNameByte(next, inShorthand: isShorthand) { at += 1 }
    return Array(text[start..<at])
  }

  private mutating func brackets() throws(PathSyntaxError) -> [Segment.Selector] {
    at += 1
    skipBlanks()
    if isShorthand, take("]") { return [.wildcard] }
    var selectors: [Segment.Selector] = []
    while true {
      let isFilter = isNext("?")
      selectors.append(try selector())
      skipBlanks()
      if take("]") { return selectors }
      guard take(",") else { throw failure(isFilter ? "`&&`, `||`, `,` or `]`" : "`,` or `]`") }
      skipBlanks()
    }
  }

  private mutating func selector() throws(PathSyntaxError) -> Segment.Selector {
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try string())
    case UInt8(ascii: "*"):
      at += 1
      return .wildcard
    case UInt8(ascii: "?"):
      at += 1
      skipBlanks()
      return .filter(try condition())
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try indexOrSlice()
    default:
      if isShorthand, let identity = try identity() { return .filter(identity) }
      throw failure("a name in quotes, an index, a slice, `*` or `?` with a filter")
    }
  }

  /// Reads `id=7`, by which differences name an element: `?@.id == 7`. Nothing is taken where there is none.
  private mutating func identity() throws(PathSyntaxError) -> Condition? {
    let start = at
    while isNameByte(next, inShorthand: true) { at += 1 }
    let name = Array(text[start..<at])
    guard let first = name.first, isNameStart(first), take("="), !isNext("=") else {
      at = start
      return nil
    }
    guard case .literal(let literal) = try term() else { throw failure("a number or a text in quotes") }
    queries += 1
    let field = Segment(selectors: [.name(name)], isDescendant: false)
    return .comparison(
      .query(Query(start: .current, segments: [field], number: queries)), .equal, .literal(literal))
  }

  private mutating func indexOrSlice() throws(PathSyntaxError) -> Segment.Selector {
    let start = try integerIfAny()
    guard takeAfterBlanks(":") else {
      // Without a number there was a colon.
      return .index(start ?? 0)
    }
    skipBlanks()
    var slice = Segment.Slice(start: start, end: try integerIfAny())
    if takeAfterBlanks(":") {
      skipBlanks()
      slice.step = try integerIfAny() ?? 1
    }
    return .slice(slice)
  }

  private mutating func integerIfAny() throws(PathSyntaxError) -> Int? {
    isNext("-") || isDigit(next) ? try integer() : nil
  }
}
