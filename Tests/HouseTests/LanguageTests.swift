import Testing

@Suite("What the program says")
struct LanguageTests {
  /// Rooms that say nothing to who sits at the prompt, or not in words of their own.
  private static let silent: Set<Substring> = [
    "bench", "Services", "SwiftSource", "URLSession", "Practice", "OpenAPI", "Testing", "Words",
  ]

  private static let tables = House.sources.filter { $0.path.hasPrefix("Words/ja/") }

  /// The English of all sentences that there is Japanese for.
  private static let keys: Set<String> = {
    var keys: Set<String> = []
    for line in tables.flatMap(\.lines) where line.hasPrefix("    ") && !line.hasPrefix("      ") {
      keys.insert(String(line.dropFirst(4)).replacing("\\\\", with: "\\").replacing("\\\"", with: "\""))
    }
    return keys
  }()

  @Test("lacks no Japanese")
  func complete() {
    #expect(Self.keys.count > 4000)
    var count = 0
    for file in House.sources
    where !Self.silent.contains(file.target) && !file.path.hasPrefix("Teaching/Reference") {
      for text in TextLiteral.all(in: file.lines) where Self.isSaid(text) && Self.isSentence(text.key) {
        count += 1
        let own = text.key.drop { $0 == " " }
        if !Self.keys.contains(text.key), !Self.keys.contains(String(own)) {
          Issue.record("\(file.path):\(text.line) has no Japanese in Words/ja: \(text.key)")
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("is told from what is typed, and from what is for nobody")
  func telling() {
    let source = #"""
      throw LineProblem(.requestURL, "no \(name("x")) there " + "at \(1)", at: range, try: "get / x")
      // said("nobody says this")
      output.note(Line("two words", .dim))
      """#
    let found = TextLiteral.all(in: source.split(separator: "\n")).filter(Self.isSaid)
    #expect(found.map(\.key) == ["no {0} there at {1}", "two words"])
    #expect(found.map(\.line) == [1, 3])
    #expect(Self.isSentence("two words") && !Self.isSentence("one") && !Self.isSentence("{0}: {1}"))
  }

  private static let openings = [
    "LineProblem(", "CommandFailure(", "InvocationProblem(", "FileProblem(", "RequestProblem(",
    "TransferProblem(", "TransportError(", "FailureReport(", "URLProblem(", "said(", "confirm(", "askHidden(",
    "note(Line(", "noteLater(Line(", "summary:",
  ]

  /// Whether a text stands where the program says something: behind the name of an error, and perhaps a code.
  private static func isSaid(_ text: TextLiteral) -> Bool {
    var before = text.before
    if before.last == ",", let open = before.lastIndex(of: "(") {
      let first = before[before.index(after: open)...].dropLast().drop { $0 == " " || $0 == "\n" }
      if first.first == ".", first.allSatisfy({ $0 == "." || $0.isLetter }) {
        before = before[...open]
      } else if first.first == "\"",
        before[..<open].hasSuffix("Example") || before[..<open].hasSuffix("CommandOption")
      {
        return true
      }
    }
    return openings.contains { before.hasSuffix($0) }
  }

  /// Two words at least: a name is no sentence.
  private static func isSentence(_ key: String) -> Bool {
    let words = key.split(separator: " ").filter { word in
      word.contains { $0.isLetter } && word.allSatisfy { $0.isLetter || ",.:;'`?!-".contains($0) }
    }
    return words.count > 1 && words.contains { $0.first?.isLowercase == true }
  }
}
