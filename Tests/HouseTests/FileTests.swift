import Testing

@Suite("Files of the house")
struct FileTests {
  @Test("no file has more than 250 lines")
  func lengths() throws {
    let long = (House.sources + House.tests).filter { $0.lineCount > 250 }
    try Exceptions("long-files").expect(long.map(\.path), "a long file holds two ideas")
  }

  @Test("a type that is used outside its file has a file of its name")
  func typeNames() throws {
    var declared: [(type: String, file: SourceFile)] = []
    for file in House.sources {
      for line in file.lines {
        if let type = Self.type(declaredIn: line), type != file.subject { declared.append((type, file)) }
      }
    }
    let words = House.sources.map { ($0.path, $0.target, Self.capitalisedWords(of: $0)) }
    let astray = declared.filter { type, file in
      words.contains { path, _, words in path != file.path && words.contains(type) }
    }
    try Exceptions("types-astray").expect(
      astray.map { "\($0.file.path) \($0.type)" }, "a type is found by the name of its file")
  }

  @Test("no type is called by an old name, which said less than the one it has now")
  func oldNames() {
    let old: Set<Substring> = [
      "Sight", "Scene", "Rehearsal", "ReplayStage", "Performance", "Life", "LifeLine", "Elider", "WhenAsked",
      "TypedLine", "GetCommand", "Showing",
    ]
    let called = House.sources.flatMap { file in
      file.lines.compactMap(Self.type(declaredIn:)).filter { old.contains(Substring($0)) }
    }
    #expect(called.isEmpty)
  }

  @Test("every file of 60 lines or more, imports aside, has tests of its name in a folder of the same name")
  func mirrors() throws {
    let tests = Set(House.tests.map { "\($0.target)/\($0.name)" })
    let untested = House.sources.filter { file in
      file.ownLineCount >= 60 && file.target != "bench"
        && !tests.contains("\(file.target)Tests/\(file.name)Tests")
    }
    try Exceptions("untested").expect(untested.map(\.path), "a test is found by the name of what it tests")
  }

  @Test("every folder of tests mirrors a folder of sources")
  func testFolders() throws {
    var sources: Set<String> = []
    for file in House.sources { sources.formUnion(Self.folders(of: file.path)) }
    let tests = Set(House.tests.flatMap { Self.folders(of: $0.path) })
    let strange = tests.filter { folder in
      let parts = folder.split(separator: "/")
      guard let target = parts.first, target.hasSuffix("Tests"), parts.count > 1 else { return false }
      guard !parts.contains("Support") else { return false }
      return !sources.contains(([target.dropLast(5)] + parts.dropFirst()).joined(separator: "/"))
    }
    try Exceptions("test-folders").expect(strange, "a test stands where what it tests stands")
  }

  /// The folders a file stands in, from the target on.
  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The name of the type that a line declares, unless it is private or stands within another.
  private static func type(declaredIn line: Substring) -> String? {
    // Almost every line stands within something, or is a comment.
    guard let start = line.utf8.first, !" /".utf8.contains(start) else { return nil }
    let words = line.split(separator: " ", maxSplits: 7)
    guard let first = words.first, first != "private", first != "fileprivate" else {
      return nil
    }
    let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
    let before: Set<Substring> = ["public", "package", "final", "indirect", "nonisolated"]
    guard words[..<kind].allSatisfy({ before.contains($0) || $0.hasPrefix("@") }) else { return nil }
    return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
  }

  private static func capitalisedWords(of file: SourceFile) -> Set<String> {
    var words: Set<String> = []
    for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for word in line.utf8.split(whereSeparator: { !isWord($0) }) where word.first.map(isCapital) ?? false {
        words.insert(String(Substring(word)))
      }
    }
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isCapital(byte) || (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte == 95
  }
}
