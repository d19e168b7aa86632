internal import ApusEncodings

extension WordReader {
  /// Reads the word at `at`, which is no blank; `nil` when nothing but a joined line stood there.
  mutating func readWord() -> Word? {
    let start = at
    if syntax == .native {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), let json = readJSONWord() { return json }
      if startsPath, allowsPaths { return readPathWord() }
    }
    var parts = FragmentList(of: bytes)
    var item = ItemPosition(isURL: startsURL(bytes[at...]))
    while let byte, !isBlank(byte) && !(syntax == .shell && endsCommandHere) || at < item.bracketEnd {
      readPart(byte, into: &parts, &item)
    }
    guard !parts.isEmpty || parts.hasQuotes else { return nil }
    return Word(kind: .ordinary, template: parts.template(at: start), range: start..<at)
  }

  /// Requests and items have none: there `.a='b c'` is an item, and `.` a URL.
  private var allowsPaths: Bool {
    guard let first = words.first else { return true }
    return !first.asksForSomething && Item(first) == nil
  }

  /// A word that begins like a path into a response. `./x` and `../x` are URLs.
  private var startsPath: Bool {
    if byte == UInt8(ascii: ".") {
      guard let next = peek(1) else { return true }
      if next == UInt8(ascii: ".") {
        return peek(2).map { $0 != UInt8(ascii: "/") && !isBlank($0) } ?? false
      }
      return next != UInt8(ascii: "/")
    }
    guard byte == UInt8(ascii: "$") else { return false }
    guard let next = peek(1) else { return true }
    return isBlank(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
      || next &- UInt8(ascii: "0") < 10 || startsSelection
  }

  /// Whether `$_` stands here: what was selected last. `$_id` is something else.
  private var startsSelection: Bool {
    guard peek(1) == UInt8(ascii: "_") else { return false }
    return peek(2).map { isBlank($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? true
  }

  private mutating func readPart(_ byte: UInt8, into parts: inout FragmentList, _ item: inout ItemPosition) {
    switch byte {
    case UInt8(ascii: "'") where syntax != .windows:
      readSingleQuoted(into: &parts)
    case UInt8(ascii: "\""):
      readDoubleQuoted(into: &parts)
    case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "'") && syntax != .windows:
      readEscapedQuoted(into: &parts)
    case UInt8(ascii: "\\"):
      readBackslash(into: &parts)
    case UInt8(ascii: "^") where syntax == .windows:
      readCaret(into: &parts)
    case UInt8(ascii: "$") where syntax == .shell && readShellVariable(into: &parts):
      break
    case UInt8(ascii: "`") where syntax == .shell:
      refuseSubstitution(length: 1)
      copy(1, into: &parts)
    case UInt8(ascii: "{") where readVariable(into: &parts):
      break
    case _ where syntax == .native && readStructure(byte, into: &parts, &item):
      break
    default:
      copy(1, into: &parts)
    }
  }

  /// Keeps the next bytes as they are, when there are as many.
  mutating func copy(_ count: Int, into parts: inout FragmentList) {
    let end = min(at + count, bytes.count)
    parts.keep(at..<end)
    at = end
  }

  /// A backslash outside quotes.
  private mutating func readBackslash(into parts: inout FragmentList) {
    guard let next = peek(1) else {
      unfinished = .backslash
      at += 1
      return
    }
    if next == UInt8(ascii: "\n") {
      at += 2
    } else if isNext("\\\r\n") {
      at += 3
    } else if syntax == .windows {
      readWindowsBackslash(into: &parts)
    } else if readEscapedBraces(into: &parts) {
      return
    } else if syntax == .native, belongsToWord(next) {
      copy(2, into: &parts)
    } else if next >= 0x80 {
      at += 1
    } else {
      parts.add(.escaped, String(UnicodeScalar(next)), at: at..<at + 2)
      at += 2
    }
  }

  private func belongsToWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte < 0x20 || ":;=@[]\\".utf8.contains(byte) || byte &- UInt8(ascii: "0") < 10
      || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// In `cmd.exe` a caret makes the next character plain, or joins two lines.
  private mutating func readCaret(into parts: inout FragmentList) {
    at += 1
    if isNext("\r\n") {
      at += 2
    } else if byte == UInt8(ascii: "\n") {
      at += 1
    } else if byte == nil {
      unfinished = .backslash
    } else if byte != UInt8(ascii: "\"") {
      copy(1, into: &parts)
    }
  }
}

/// Where in an item the reader is: only before and right after its separator may blanks stand in brackets.
struct ItemPosition {
  /// A URL has no keys, and a word whose bracket never closes has none that could hold a blank.
  var isURL: Bool
  var hasSeparator = false
  /// Blanks before this place belong to the word.
  var bracketEnd = 0
}

extension WordReader {
  /// Reads the two places of an item where blanks may stand: `key[a b]=…` and `key:=[1, 2]`.
  private mutating func readStructure(
    _ byte: UInt8, into parts: inout FragmentList, _ item: inout ItemPosition
  ) -> Bool {
    guard !item.isURL, !item.hasSeparator, at >= item.bracketEnd else { return false }
    if byte == UInt8(ascii: "[") {
      if let end = keyBracketEnd(at) { item.bracketEnd = end } else { item.isURL = true }
      return false
    }
    guard ":;=@".utf8.contains(byte) else { return false }
    item.hasSeparator = true
    guard isNext(":=[") || (isNext(":={") && variable(at: at + 2) == nil) else { return false }
    copy(2, into: &parts)
    readJSON(into: &parts)
    return true
  }

  /// Where a key's brackets close, when the key goes on after them; `nil` when they never do.
  private func keyBracketEnd(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    guard depth == 0, index < bytes.count, "[:=@".utf8.contains(bytes[index]) else { return nil }
    return index
  }
}

extension WordReader {
  /// Collects a word's fragments while it is read; neighbours that stand in the line as they are become one.
  struct FragmentList {
    private let bytes: [UInt8]
    private var fragments: [Template.Fragment] = []
    private var pending: Range<Int>?
    /// A word of nothing but `''` is a word too.
    var hasQuotes = false

    init(of bytes: [UInt8]) { self.bytes = bytes }

    var isEmpty: Bool { fragments.isEmpty && pending == nil }

    /// Keeps bytes as they stand.
    mutating func keep(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      if let start = pending?.lowerBound, pending?.upperBound == range.lowerBound {
        pending = start..<range.upperBound
      } else {
        flush()
        pending = range
      }
    }

    mutating func add(_ kind: Template.Fragment.Kind, _ text: String, at range: Range<Int>) {
      flush()
      fragments.append(Template.Fragment(kind: kind, text: text, range: range))
    }

    mutating func template(at start: Int) -> Template {
      flush()
      return Template(fragments, at: start)
    }

    private mutating func flush() {
      guard let range = pending else { return }
      pending = nil
      let text = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      fragments.append(Template.Fragment(kind: .verbatim, text: text, range: range))
    }
  }
}
