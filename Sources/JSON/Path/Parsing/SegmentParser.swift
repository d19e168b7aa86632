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
