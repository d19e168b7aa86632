internal import ApusEncodings

extension CodeReader {
  /// Reads the arguments of a call from behind its parenthesis to behind the one that closes it.
  mutating func arguments() throws(LineProblem) -> (
    values: [CodeLiteral], named: [(name: String, value: CodeLiteral)]
  ) {
    var values: [CodeLiteral] = []
    var named: [(name: String, value: CodeLiteral)] = []
    while !take(")") {
      if let name = takeNameOfArgument() {
        named.append((name, try value()))
      } else {
        values.append(try value())
      }
      if !take(",") {
        try expect(")")
        break
      }
    }
    return (values, named)
  }

  /// `headers=` of Python's.
  private mutating func takeNameOfArgument() -> String? {
    guard language == .python else { return nil }
    skip()
    let start = at
    let name = takeName()
    if !name.isEmpty, take("="), byte != UInt8(ascii: "=") { return name }
    at = start
    return nil
  }

  /// Whether brackets or quotes are open at the end.
  var isOpen: Bool {
    var reader = self
    var open: [UInt8] = []
    while true {
      reader.skip()
      guard let byte = reader.byte else { return !open.isEmpty }
      if reader.opensText {
        guard reader.passText() else { return true }
        continue
      }
      if "([{".utf8.contains(byte) { open.append(byte) }
      if ")]}".utf8.contains(byte) { _ = open.popLast() }
      reader.at += 1
    }
  }

  /// Passes over the rest of a statement, to where another begins; false where none does.
  mutating func passStatement() -> Bool {
    var depth = 0
    while let byte {
      if opensText {
        guard passText() else { return false }
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      at += 1
      guard depth <= 0, ";\n".utf8.contains(byte) else { continue }
      skip()
      return self.byte != nil
    }
    return false
  }
}
