/// Where a field stands in the text of a query, found by the names that the answer has on the way to it. Only brackets,
/// names and strings are looked at: whether the rest is GraphQL is for the server to say.
struct GraphQLFieldPlace {
  /// The end of its name, behind which its arguments begin.
  let nameEnd: Int
  /// What stands between its parentheses; `nil` where it has none.
  let arguments: Range<Int>?

  /// `nil` where the query says nothing of it outright, as behind the name of a fragment.
  init?(of path: [String], in query: [UInt8]) {
    var scanner = Scanner(bytes: query, wanted: path)
    guard let found = scanner.found() else { return nil }
    self = found
  }

  private init(nameEnd: Int, arguments: Range<Int>?) { (self.nameEnd, self.arguments) = (nameEnd, arguments) }

  /// The value that an argument has in its parentheses; `nil` where it is not given.
  func value(of name: String, in query: [UInt8]) -> Range<Int>? {
    guard let arguments else { return nil }
    var scanner = Scanner(bytes: Array(query[..<arguments.upperBound]), wanted: [])
    scanner.at = arguments.lowerBound
    while let word = scanner.name() ?? scanner.other() {
      scanner.skipBlanks()
      guard scanner.take(UInt8(ascii: ":")) else { continue }
      scanner.skipBlanks()
      let start = scanner.at
      scanner.skipValue()
      if query[word].elementsEqual(name.utf8) { return start..<scanner.at }
    }
    return nil
  }

  private struct Scanner {
    let bytes: [UInt8]
    let wanted: [String]
    var at = 0

    private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

    /// Goes into each selection; a fragment on a type stands for the fields in it.
    mutating func found() -> GraphQLFieldPlace? {
      guard let open = start() else { return nil }
      at = open + 1
      var path: [String?] = []
      skipBlanks()
      while let byte {
        if byte == UInt8(ascii: "}") {
          at += 1
          guard !path.isEmpty else { return nil }
          path.removeLast()
        } else if let name = name() {
          if let place = field(named: name, &path) { return place }
        } else if byte == UInt8(ascii: ".") {
          skipSpread(&path)
        } else {
          _ = other()
        }
        skipBlanks()
        if path.count > 500 { return nil }
      }
      return nil
    }

    /// The brace of the first operation.
    private mutating func start() -> Int? {
      skipBlanks()
      while let byte {
        if byte == UInt8(ascii: "{") { return at }
        if name() == nil { _ = other() }
        skipBlanks()
      }
      return nil
    }

    private mutating func field(named key: Range<Int>, _ path: inout [String?]) -> GraphQLFieldPlace? {
      skipBlanks()
      var end = key.upperBound
      if take(UInt8(ascii: ":")) {
        skipBlanks()
        end = name()?.upperBound ?? at
      }
      skipBlanks()
      var arguments: Range<Int>?
      if byte == UInt8(ascii: "(") {
        let start = at + 1
        skipBrackets()
        arguments = start..<max(start, at - 1)
      }
      path.append(String(decoding: bytes[key], as: UTF8.self))
      if path.compactMap(\.self) == wanted { return GraphQLFieldPlace(nameEnd: end, arguments: arguments) }
      skipDirectives()
      if !take(UInt8(ascii: "{")) { path.removeLast() }
      return nil
    }

    /// `...Name`, or `... on Type @directive {`.
    private mutating func skipSpread(_ path: inout [String?]) {
      while byte == UInt8(ascii: ".") { at += 1 }
      skipBlanks()
      if let word = name(), bytes[word].elementsEqual("on".utf8) {
        skipBlanks()
        _ = name()
      }
      skipDirectives()
      if take(UInt8(ascii: "{")) { path.append(nil) }
    }

    private mutating func skipDirectives() {
      skipBlanks()
      while take(UInt8(ascii: "@")) {
        _ = name()
        skipBlanks()
        if byte == UInt8(ascii: "(") { skipBrackets() }
        skipBlanks()
      }
    }

    mutating func name() -> Range<Int>? {
      let start = at
      while let byte, byte == UInt8(ascii: "_") || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 { at += 1 }
      return at > start ? start..<at : nil
    }

    /// A string, all that brackets have between them, or one sign; `nil` at the end.
    mutating func other() -> Range<Int>? {
      let start = at
      switch byte {
      case nil: return nil
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
      default: at += 1
      }
      return start..<at
    }

    mutating func take(_ sign: UInt8) -> Bool {
      guard byte == sign else { return false }
      at += 1
      return true
    }

    mutating func skipValue() {
      if take(UInt8(ascii: "$")) { _ = name() } else if name() == nil { _ = other() }
    }

    mutating func skipBlanks() {
      while let byte {
        if byte == UInt8(ascii: "#") {
          while at < bytes.count, bytes[at] != 0x0a { at += 1 }
        } else if " \t\r\n,".utf8.contains(byte) {
          at += 1
        } else {
          return
        }
      }
    }

    private mutating func skipBrackets() {
      var depth = 0
      while let byte {
        if byte == UInt8(ascii: "\"") {
          skipString()
          continue
        }
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        at += 1
        if depth == 0 { return }
      }
    }

    private mutating func skipString() {
      let quotes = bytes[at...].starts(with: "\"\"\"".utf8) ? 3 : 1
      at += quotes
      while at < bytes.count {
        if bytes[at] == UInt8(ascii: "\\") {
          at += 2
        } else if bytes[at...].starts(with: repeatElement(UInt8(ascii: "\""), count: quotes)) {
          at += quotes
          return
        } else {
          at += 1
        }
      }
      at = min(at, bytes.count)
    }
  }
}
