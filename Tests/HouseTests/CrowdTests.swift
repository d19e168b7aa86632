import Testing

@Suite("Types of the house")
struct CrowdTests {
  @Test("no type of Repl has more than 25 methods, its extensions included")
  func methods() {
    var counts: [Substring: Int] = [:]
    for file in House.sources where file.target == "Repl" {
      var type: Substring?
      for line in file.lines {
        if let opened = Self.type(openedBy: line) { type = opened }
        if let type, Self.isMethod(line) { counts[type, default: 0] += 1 }
      }
    }
    #expect(counts.count > 100)
    #expect(counts["Context", default: 0] > 5, "methods are counted")
    let crowded = counts.filter { $0.value > 25 }
    #expect(crowded.isEmpty, "a type with so many methods is several")
  }

  @Test("Repl has fewer than 12,000 lines: what needs no session stands below it")
  func lines() {
    let counts = House.sources.filter { $0.target == "Repl" }.map(\.lineCount)
    #expect(counts.count > 100 && counts.reduce(0, +) < 12_000)
  }

  /// The type that a line at the left edge declares or extends.
  private static func type(openedBy line: Substring) -> Substring? {
    guard !line.hasPrefix(" "), line.hasSuffix("{") || line.contains(": ") else { return nil }
    let words = line.split(separator: " ")
    let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      !line.hasPrefix("//")
    else { return nil }
    return words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// Whether a line declares a method of a type that stands at the left edge.
  private static func isMethod(_ line: Substring) -> Bool {
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  //") else { return false }
    return line.split(separator: " ").prefix { !$0.contains("(") || $0.hasPrefix("@") }.contains("func")
  }
}
