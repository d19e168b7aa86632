internal import ApusJSON
internal import ApusLanguage

// What is promised of a path, a header or a body.

extension RuleReader {
  /// Promises of one word.
  static let plain: [String: Promise] = [
    "absent": .absent, "ignore": .ignore, "optional": .optional, "map": .map, "exact": .exact,
    "present": .present,
  ]

  mutating func promise() throws(LineProblem) -> Promise {
    guard !isAtEnd else { throw problem("expected what it should be, such as == 1, 0..10 or type") }
    if let sign = takeOperator() {
      return .compared(Comparison(sign: sign, value: try value(inList: false)))
    }
    let word = peekWord()
    if let promise = Self.plain[word.text] {
      take(word)
      return promise
    }
    if let amount = try range(word) {
      take(word)
      return .within(amount)
    }
    if take(words: "one", "of") { return .oneOf(try list()) }
    if take(words: "same", "as") { return .same(try reference()) }
    guard Self.openings.contains(word.text) else { throw Self.unknown(word) }
    take(word)
    switch word.text {
    case "in": return try within()
    case "type": return .type(try kinds())
    case "len": return .length(try amount())
    case "sorted": return try sorted()
    case "unique": return .unique(startsPath ? try innerPath() : nil)
    case "re": return .matching(try pattern())
    case "contains": return .containing(try value(inList: false))
    case "every": return try every()
    case "schema": return try described()
    default: return .shape(isAtEnd || isAtComma ? nil : shapeText(untilComma: true))
    }
  }

  /// Words that begin a promise of several.
  private static let openings = [
    "in", "type", "len", "sorted", "unique", "re", "contains", "every", "schema", "shape",
  ]

  /// The words that may stand behind a subject.
  static let words = openings + plain.keys.sorted() + ["one", "same"]

  private static func unknown(_ word: (text: String, range: Range<Int>)) -> LineProblem {
    LineProblem(
      "expected what it should be, such as == 1, 0..10 or type, found \(word.text)", at: word.range,
      try: "help rules")
  }

  private var isAtComma: Bool { at < bytes.count && bytes[at] == UInt8(ascii: ",") }

  // MARK: One promise

  private mutating func within() throws(LineProblem) -> Promise {
    let word = peekWord()
    guard let amount = try range(word) else { return .oneOf(try list()) }
    take(word)
    return .within(amount)
  }

  /// Values with commas between them, up to what begins another promise.
  private mutating func list() throws(LineProblem) -> [RuleValue] {
    var values = [try value(inList: true)]
    while isAtComma {
      let before = at
      _ = takeComma()
      let next = peekWord()
      let isRange = try range(next) != nil
      if isRange || Self.words.contains(next.text) {
        at = before
        break
      }
      values.append(try value(inList: true))
    }
    return values
  }

  private mutating func reference() throws(LineProblem) -> RuleReference {
    startsPath ? .path(try rulePath()) : .value(try value(inList: false))
  }

  /// `string or null`, `string|null`, `string?`
  private mutating func kinds() throws(LineProblem) -> [ValueKind] {
    var kinds: [ValueKind] = []
    guard !isAtEnd, !isAtComma else { return kinds }
    repeat {
      let word = peekWord()
      for name in word.text.split(separator: "|", omittingEmptySubsequences: false) {
        let isNullable = name.hasSuffix("?")
        guard let kind = ValueKind(rawValue: String(isNullable ? name.dropLast() : name)) else {
          let names = ValueKind.allCases.map(\.rawValue).joined(separator: " ")
          throw LineProblem("expected one of \(names), found \(name)", at: word.range, try: "help rules")
        }
        kinds += isNullable ? [kind, .null] : [kind]
      }
      take(word)
    } while take(word: "or")
    return kinds
  }

  private mutating func sorted() throws(LineProblem) -> Promise {
    let path = take(word: "by") ? try requiredPath() : nil
    return .sorted(by: path, isDescending: take(word: "desc"))
  }

  private mutating func requiredPath() throws(LineProblem) -> JSONPath {
    guard startsPath else { throw problem("expected a path such as .id") }
    return try innerPath()
  }

  /// `re /^[a-z]+$/`, or the same in quotes.
  private mutating func pattern() throws(LineProblem) -> RulePattern {
    let first = at
    guard !isAtEnd, bytes[at] == UInt8(ascii: "/") else {
      let value = try value(inList: false)
      return try Self.pattern(value.word.template.plain ?? "", at: value.word.range)
    }
    var place = at + 1
    var source: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "/") {
      // A slash that is escaped is itself; what else is escaped is the pattern's own.
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        if bytes[place + 1] != UInt8(ascii: "/") { source.append(bytes[place]) }
        place += 1
      }
      source.append(bytes[place])
      place += 1
    }
    guard place < bytes.count else {
      throw LineProblem("the `/` that opens here is never closed", at: first..<first + 1, try: "help rules")
    }
    let pattern = try Self.pattern(String(decoding: source, as: UTF8.self), at: first..<place + 1)
    move(to: place + 1)
    return pattern
  }

  private static func pattern(_ text: String, at range: Range<Int>) throws(LineProblem) -> RulePattern {
    guard !text.isEmpty, let pattern = RulePattern(text) else {
      throw LineProblem(
        "expected a regular expression as RFC 9485 has it, such as /^[a-z]+$/", at: range, try: "help rules")
    }
    return pattern
  }

  /// `every .price > 0`, `every > 0`, `every @.price > @.cost`
  private mutating func every() throws(LineProblem) -> Promise {
    guard !isAtEnd else { throw problem("expected what holds for every element, such as .price > 0") }
    if "@!?(".utf8.contains(bytes[at]) { return .everyHolds(try filter()) }
    guard startsPath else { return .every(nil, [try promise()]) }
    let path = try innerPath()
    return .every(path, [isAtEnd || isAtComma ? .present : try promise()])
  }

  /// A filter takes the rest of the line: it may have commas in it.
  private mutating func filter() throws(LineProblem) -> Filter {
    let range = at..<bytes.count
    do throws(PathSyntaxError) {
      let filter = try Filter(String(text(range).drop { $0 == "?" }))
      move(to: bytes.count)
      return filter
    } catch {
      let place = min(range.lowerBound + error.offset, range.upperBound)
      throw LineProblem(
        "expected \(error.expected), found \(error.found)", at: place..<min(place + 1, bytes.count),
        try: "help paths")
    }
  }

  /// `schema GET /orders/{id}`; without an operation it is the one that was asked for.
  mutating func described() throws(LineProblem) -> Promise {
    guard !isAtEnd, !isAtComma else { return .described(nil) }
    let method = peekWord()
    take(method)
    let path = peekWord()
    guard !isAtEnd, path.text.hasPrefix("/") else {
      throw LineProblem(
        "expected a method and a path, such as GET /users", at: method.range, try: "expect schema GET /users")
    }
    take(path)
    return .described(
      RuleText(
        text: "\(method.text.uppercased()) \(path.text)",
        range: method.range.lowerBound..<path.range.upperBound))
  }
}
