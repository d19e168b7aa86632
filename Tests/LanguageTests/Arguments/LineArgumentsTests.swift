import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What a line gives to its command", .paced)
struct LineArgumentsTests {
  private static let depth = CommandOption("--depth", "says how deep", takes: Operand("N", .number))
  private static let long = CommandOption("-l", "says more", also: ["-a"])
  private static let deep = CommandOption("-r", "goes below")
  private static let file = Operand("FILE", .file, "a file", try: "save a.txt")
  private static let name = Operand("NAME", .text, "a name")

  private static let listing = LineSyntax(
    [[.operand(.path.optional), .option(depth), .option(long)]], options: [deep])
  private static let kinds = LineSyntax(
    [
      [.word("header"), .operand(name), .operand(file)], [.word("var", also: ["variable"]), .operand(name)],
      [.operand(name), .word("="), .operand(file)],
    ], expected: "what to set", try: "set header a b")

  private func read(_ text: String, by syntax: LineSyntax) throws -> LineArguments {
    try LineArguments(CommandLine(Words(text)), by: syntax)
  }

  private func problem(_ text: String, by syntax: LineSyntax) throws -> LineProblem {
    try #require(throws: LineProblem.self) { try self.read(text, by: syntax).finish() }
  }

  @Test("its options are found wherever they stand, and its operands among the rest")
  func options() throws {
    for text in ["ls --depth 2 .a", "ls .a --depth 2"] {
      let line = try read(text, by: Self.listing)
      #expect(line[.path]?.text == ".a")
      #expect(try line.value(Self.depth)?.number(atLeast: 1) == 2)
      #expect(!line.has(Self.long))
      try line.finish()
    }
    let bare = try read("ls", by: Self.listing)
    #expect(bare[.path] == nil && bare.isEmpty)
    try bare.finish()
  }

  @Test("an option may stand several times where it is declared so, each time with another value")
  func repeated() throws {
    let tag = CommandOption("--tag", "has a tag", takes: Operand("TAG"), isRepeated: true)
    let syntax = LineSyntax([[.operand(Self.file.several), .option(tag), .option(Self.depth)]])
    let line = try read("play --tag a x --tag b y --depth 2", by: syntax)
    #expect(line.values(tag).map(\.text) == ["a", "b"] && line.words(Self.file).map(\.text) == ["x", "y"])
    try line.finish()
    let problem = try problem("play x --depth 1 --depth 2", by: syntax)
    #expect(problem.message == "`play` has no option --depth")
    #expect(
      try #require(throws: LineProblem.self) { try self.read("play x --tag a --tag", by: syntax) }
        .message == "expected a value after --tag")
  }

  @Test("a form with options of its own takes no other's, and Tab offers none")
  func own() throws {
    let forms: [LineForm] = [
      [], [.word("see"), .option(Self.depth)], [.word("tell"), .operand(Self.name), .option(Self.long)],
    ]
    let syntax = LineSyntax(forms.map(\.owningOptions))
    #expect(try read("do see --depth 2", by: syntax).has(Self.depth))
    for (line, message) in [
      ("do tell x --depth 2", "`do tell` has no option --depth"), ("do see -l", "`do see` has no option -l"),
      ("do -l", "`do` has no option -l"),
    ] {
      let problem = try problem(line, by: syntax)
      #expect(problem.message == message && problem.suggestion == "help do", "\(line)")
      #expect(Words(line).words.contains { $0.range == problem.range })
    }
    #expect(try problem("do sea --depth 2", by: syntax).message.hasPrefix("expected see or tell"))
    #expect(syntax.place(after: Words("tell").words).options.map(\.name) == ["-l"])
    #expect(syntax.place(after: []).options.count == 2)
  }

  @Test(
    "the letters of switches may be joined, and other names mean the same",
    arguments: ["-lr", "-rl", "-ar", "-lar"])
  func letters(_ word: String) throws {
    let line = try read("ls \(word)", by: Self.listing)
    #expect(line.has(Self.long) && line.has(Self.deep))
    #expect(line.first(of: [Self.deep, Self.long, Self.depth])?.text == word)
    try line.finish()
  }

  @Test(
    "an option that is not declared is refused where it stands",
    arguments: ["--wide", "-x", "-lx", "--depths"])
  func unknown(_ word: String) throws {
    let problem = try problem("ls . \(word)", by: Self.listing)
    #expect(problem.message == "`ls` has no option \(word)")
    #expect(problem.range == 5..<5 + word.count)
    #expect(problem.suggestion == "help ls")
  }

  @Test("what looks like an option is none of several files, also where none was declared")
  func files() throws {
    let files = LineSyntax([[.operand(Operand("FILE", .file).several)]])
    #expect(try problem("judge --live a", by: files).message == "`judge` has no option --live")
    #expect(try read("judge a -", by: files).words.map(\.text) == ["a", "-"])
  }

  @Test("an option that is there twice is not known a second time")
  func twice() throws {
    #expect(try problem("ls -l -l", by: Self.listing).message == "`ls` has no option -l")
    #expect(try problem("ls -l -a", by: Self.listing).range == 6..<8)
  }

  @Test("an option that waits for its value says so at the end")
  func waiting() throws {
    let problem = try problem("ls . --depth", by: Self.listing)
    #expect(problem.message == "expected a value after --depth")
    #expect(problem.range == 12..<12)
  }

  @Test("without options of its own a command takes dashes as values")
  func dashes() throws {
    let line = try read("save -x", by: LineSyntax([[.operand(Self.file)]]))
    #expect(line[Self.file]?.text == "-x")
    try line.finish()
  }

  @Test("a word that stands for itself is told by its own name, whatever its case")
  func subwords() throws {
    let line = try read("set VARIABLE a", by: Self.kinds)
    #expect(line.subword == "var" && line[Self.name]?.text == "a" && line[Self.file] == nil)
    try line.finish()
    let other = try read("set a = b", by: Self.kinds)
    #expect(other.subword == "=" && other[Self.name]?.text == "a" && other[Self.file]?.text == "b")
  }

  @Test(
    "what is missing is said at the end, with a line that has it",
    arguments: [
      ("set", "expected what to set", "set header a b"), ("set header", "expected a name", "set header a b"),
      ("set header a", "expected a file", "save a.txt"), ("set a", "expected `=`", "set header a b"),
      ("set a =", "expected a file", "save a.txt"),
    ])
  func missing(_ text: String, _ message: String, _ suggestion: String) throws {
    let problem = try problem(text, by: Self.kinds)
    #expect(problem.message == message)
    #expect(problem.suggestion == suggestion)
    #expect(problem.range == text.utf8.count..<text.utf8.count)
  }

  @Test("what is missing can be said better by a command that knows more")
  func better() throws {
    let line = try read("set header a", by: Self.kinds)
    let problem = try #require(throws: LineProblem.self) {
      try line.require(Self.file, "a colour", try: "set x")
    }
    #expect(problem.message == "expected a colour" && problem.suggestion == "set x")
    let early = try #require(throws: LineProblem.self) {
      try self.read("set a", by: Self.kinds).require(Self.file, "a colour", try: "set x")
    }
    #expect(early.message == "expected `=`", "what is missing before it comes first")
  }

  @Test("what stands where something else should is named with what could, and the nearest word is tried")
  func unexpected() throws {
    #expect(try problem("set a b", by: Self.kinds).message == "expected `=`, found b")
    let words = LineSyntax(["save", "use", "list"].map { [.word($0)] })
    let problem = try problem("profile sav", by: words)
    #expect(problem.message == "expected save, use or list, found sav")
    #expect(problem.range == 8..<11 && problem.suggestion == "profile save")
    #expect(try self.problem("profile xyzzy", by: words).suggestion == "help profile")
  }

  @Test("what is too much is refused whole, behind what is wrong before it")
  func tooMuch() throws {
    let none = try problem("pwd a b", by: LineSyntax([[]]))
    #expect(none.message == "`pwd` takes no arguments" && none.range == 4..<7)
    #expect(try problem("ls -l . b", by: Self.listing).message == "`ls` takes nothing more")
    let line = try read("save a b", by: LineSyntax([[.operand(Self.file)]]))
    #expect(try line.require(Self.file).text == "a", "the first value is read before the second is refused")
    #expect(throws: LineProblem.self) { try line.finish() }
  }

  @Test("several words are one value as they were typed, and a line in a line keeps its places")
  func several() throws {
    let text = Operand("TEXT").upTo(.max)
    let line = try read("find 'a  b' c", by: LineSyntax([[.operand(text)]]))
    #expect(line.text(text) == "'a  b' c")
    #expect(try read("find 'a  b'", by: LineSyntax([[.operand(text)]])).text(text) == "a  b")
    let inner = Operand("LINE", .line)
    let outer = try read("watch get /x", by: LineSyntax([[.operand(inner)]]))
    #expect(try outer.remainder(from: inner).words.map(\.range) == [6..<9, 10..<12])
  }
}
