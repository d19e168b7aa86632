import Testing

@Suite("Auth schemes")
struct SchemeTests {
  /// Words of schemes that mean nothing else here.
  private static let names: Set<String> = ["basic", "bearer", "digest"]

  /// Where schemes are spoken of, and nothing is decided by it: what HTTP is, what the program's help tells, what an API
  /// takes, what lessons are about, what the server for practice asks for.
  private static let speaking = [
    "Teaching/Reference/", "Teaching/Lessons/", "Words/ja/", "Explorer/Help/", "Repl/Teaching/", "Services/",
    "Practice/",
  ]

  @Test("only their own files know which there are")
  func onlyThere() {
    let files = House.sources.filter { file in
      !file.path.hasPrefix("Client/Credentials/") && !Self.speaking.contains { file.path.hasPrefix($0) }
    }
    // With a small letter or a capital at the beginning.
    let words = Self.names.map { String($0.dropFirst()) }
    for file in files where words.contains(where: file.mentions) {
      for (number, line) in file.lines.enumerated() where Self.knowsScheme(line) {
        Issue.record("\(file.path):\(number + 1) names a scheme; ask `AuthScheme` for its words instead")
      }
    }
    #expect(files.count > 500)
  }

  @Test("a line that knows one is told from a line that somebody types, and from the digest of a file")
  func tells() {
    for line in [
      #"if type == "bearer" {"#, #"["Basic ", "Token "]"#, "case .basic: return", ".bearer(token)",
      #"let known = "basic bearer""#, "AuthScheme.digest", #"(person.isDigest ? "Digest" : "")"#,
      "Login.digest(",
      "request.options.digest",
    ] {
      #expect(Self.knowsScheme(line[...]), "\(line)")
    }
    for line in [
      "  /// `Bearer x` of a header", #"try: "auth bearer env:TOKEN""#, "let digest = files.digest(file)",
      "MD5.digest(bytes)", "ContentDigest()", "try basicCondition()",
    ] {
      #expect(!Self.knowsScheme(line[...]), "\(line)")
    }
  }

  /// Remarks do not count, nor do lines to type such as `auth bearer`.
  private static func knowsScheme(_ line: Substring) -> Bool {
    // Few lines of all have such a word, and to look closely at each takes seconds.
    let lowered = line.lowercased()
    guard names.contains(where: { lowered.contains($0) }), !line.drop(while: { $0 == " " }).hasPrefix("//"),
      line.contains(where: { $0 == "." || $0 == "\"" })
    else { return false }
    let code = names.reduce(String(line)) { $0.replacing("auth \($1)", with: "auth") }
    let owners = ["AuthScheme", "Login", "options", "Authentication", "Secret"]
    if owners.contains(where: { code.contains("\($0).digest") }) { return true }
    let texts = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    return texts.contains { number, part in
      let words = part.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let isText = number % 2 == 1
      return words.contains { names.contains($0) && (isText || $0 != "digest") }
    }
  }
}
