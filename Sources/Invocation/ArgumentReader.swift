internal import ApusEncodings

/// The program's arguments, taken one after the other.
struct ArgumentReader {
  var rest: ArraySlice<String>
  /// The value that came with a flag, behind `=`, until somebody takes it.
  var attached: String?

  init(rest: ArraySlice<String>) { self.rest = rest }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? { rest.popFirst() }

  /// Whether a word is next; it is taken.
  mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func takeAll() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  mutating func value(of name: String) throws(InvocationProblem) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else { throw InvocationProblem("\(name) needs a value") }
    return value
  }
}

/// An argument as it would be typed in a line: in quotes when it has something in it that a line would read.
func quoted(_ argument: String) -> String {
  let isPlain = argument.utf8.allSatisfy { byte in
    byte >= 0x80 || !" \t\n\r'\"\\|<>#$`".utf8.contains(byte)
  }
  let isJSON = argument.hasPrefix("{") || argument.hasPrefix("[")
  guard !isPlain, !isJSON, !argument.isEmpty else { return argument.isEmpty ? "''" : argument }
  return ShellQuoting.quoted(argument)
}
