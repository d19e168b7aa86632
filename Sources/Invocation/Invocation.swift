internal import ApusLanguage
package import ApusServing
package import ApusWords

/// What the program was started to do, and the flags it was given.
package struct Invocation: Sendable, Hashable {
  package enum Task: Sendable, Hashable {
    /// Lines from the terminal, or from standard input when that is none.
    case interact
    /// One request, or one line of any kind, and out.
    case line(String)
    /// The lines of `-e`, and out.
    case lines([String])
    /// A file of lines; `-` is standard input.
    case run(String)
    case servePractice(PracticeArguments)
    case serve(ServeArguments)
    case tap(TapArguments)
    case help
    /// What one of the services prints of itself.
    case manual(String)
    case version
  }

  package enum Colour: String, Sendable, Hashable, CaseIterable {
    case auto, always, never
  }

  package var task = Task.interact
  package var base: String?
  package var usesPractice = false
  package var readsConfiguration = true
  package var colour = Colour.auto
  package var isStrict = false
  package var isOffline = false
  /// Whether standard input is no body, even for a line that has none.
  package var ignoresInput = false
  package var timeout: String?
  package var print: String?
  /// The desk that is kept from one run to the next.
  package enum Desk: Sendable, Hashable {
    case named(String)
    /// One that is there; the one used last where it has no name.
    case resumed(String?)
  }

  package var desk: Desk?
  /// Whether nothing is to be kept.
  package var isPrivate = false
  /// What is said is said in it; `nil` leaves it to the surroundings.
  package var language: SpokenLanguage?
  /// A place in a class, whose server is the base.
  package var classAddress: ClassAddress?
  /// Where the session is to be recorded.
  package var record: String?
  /// Whether the file that is run may do everything without being asked about.
  package var trusts = false

  package init() {}
}

extension Invocation {
  /// Reads the arguments after the program's name.
  ///
  /// Flags of the program come before the first word that is none; everything from a verb on belongs to its line.
  package init(arguments: [String]) throws(InvocationProblem) {
    self.init()
    var reader = ArgumentReader(rest: arguments[...])
    var lines: [String] = []
    while let argument = reader.next() {
      if argument == "-e" {
        lines.append(try reader.value(of: "-e"))
      } else if argument.hasPrefix("-"), argument != "-" {
        try read(flag: argument, &reader)
      } else {
        try read(word: argument, &reader)
      }
    }
    if record != nil, isOffline || print != nil {
      // What these show cannot be asked for in a line, so a recording would not replay.
      throw InvocationProblem("--record cannot be combined with \(isOffline ? "--offline" : "--print")")
    }
    if trusts, !runsFile {
      throw InvocationProblem("--trust goes with a file to run", try: "apus run --trust FILE")
    }
    if classAddress != nil, usesPractice || base != nil {
      throw InvocationProblem("--class is a base itself; leave the other one out")
    }
    try checkBaseOfSession()
    if desk != nil, isPrivate || !readsConfiguration {
      throw InvocationProblem(
        "--workspace cannot be combined with \(isPrivate ? "--private" : "--no-config"), which keeps nothing")
    }
    guard !lines.isEmpty else { return }
    guard task == .interact else { throw InvocationProblem("-e cannot be combined with another command") }
    task = .lines(replaying(in: lines))
  }

  private var runsFile: Bool {
    switch task {
    case .run: true
    case .line(let line): line.hasPrefix("run ")
    default: false
    }
  }

  private mutating func read(flag: String, _ reader: inout ArgumentReader) throws(InvocationProblem) {
    let (name, attached) = Self.split(flag)
    reader.attached = attached
    switch name {
    case "--help", "-h": task = .help
    case "--version", "-V": task = .version
    case "--practice": usesPractice = true
    case "--base": base = try reader.value(of: name)
    case "--lang": language = try Self.language(reader.value(of: name), given: "--lang")
    case "--class": classAddress = try Self.classAddress(reader.value(of: name))
    case "--record": record = try reader.value(of: name)
    case "--no-config": readsConfiguration = false
    case "--private": isPrivate = true
    case "--workspace": desk = .named(try reader.value(of: name))
    case "--strict": isStrict = true
    case "--offline", "--dry-run": isOffline = true
    case "--ignore-stdin": ignoresInput = true
    case "--trust": trusts = true
    case "--timeout": timeout = try reader.value(of: name)
    case "--print": print = try Self.parts(reader.value(of: name))
    case "--color", "--colour":
      let value = try reader.value(of: name)
      guard let colour = Colour(rawValue: value) else {
        throw InvocationProblem("--color takes auto, always or never, not \(value)", try: "--color auto")
      }
      self.colour = colour
    default:
      let likely = nearest(to: name, among: Self.flags)
      throw InvocationProblem("there is no flag \(name)", try: likely ?? "apus --help")
    }
    if reader.attached != nil { throw InvocationProblem("\(name) takes no value") }
  }

  private static func parts(_ text: String) throws(InvocationProblem) -> String {
    guard !text.isEmpty, text.allSatisfy({ "HBhbm".contains($0) }) else {
      throw InvocationProblem("--print takes some of the letters HBhbm, not \(text)", try: "--print hb")
    }
    return text
  }

  private static func classAddress(_ text: String) throws(InvocationProblem) -> ClassAddress {
    guard let address = ClassAddress(text) else {
      throw InvocationProblem(
        "--class takes the address that the teacher gives, not \(text)",
        try: "--class http://192.168.1.5:8080/class/TOKEN")
    }
    return address
  }

  static let flags = [
    "--help", "--version", "--practice", "--base", "--no-config", "--strict", "--offline", "--dry-run",
    "--timeout", "--print", "--color", "--class", "--record", "--trust", "--ignore-stdin", "--workspace",
    "--private", "--lang",
  ]

  /// `--base=URL` is `--base` with a value attached.
  static func split(_ flag: String) -> (name: String, attached: String?) {
    guard flag.hasPrefix("--"), let sign = flag.firstIndex(of: "=") else { return (flag, nil) }
    return (String(flag[..<sign]), String(flag[flag.index(after: sign)...]))
  }

  /// Whether one argument is a whole line, as somebody pastes it in quotes: a word of letters, and more behind a blank.
  private static func isLine(_ argument: String) -> Bool {
    let first = argument.firstWord
    return first.endIndex < argument.endIndex && !first.isEmpty
      && first.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
  }

  /// Reads the first word that is no flag. All that follows belongs to it.
  private mutating func read(word: String, _ reader: inout ArgumentReader) throws(InvocationProblem) {
    if reader.rest == ["--help"], reader.take("--help") {
      task = ServiceManual.text(of: word).map { .manual($0) } ?? .line("help \(quoted(word))")
      return
    }
    switch word {
    case "run":
      task = try RunArguments(&reader, trusts: &trusts).task
    case "resume" where desk == nil:
      desk = .resumed(reader.next())
    case "practice":
      task = try reader.practiceService()
    case "serve":
      task = try reader.served()
    case "tap":
      task = try reader.tapped()
    case "replay":
      task = .line(try replayLine(reader.takeAll()))
    case _ where reader.isAtEnd && (ForeignCall.isOne(word) || Self.isLine(word)):
      // In quotes it would be neither, and nobody would be told what it is.
      task = .line(word)
    case _ where word.contains("://") && reader.isAtEnd:
      base = word
    default:
      task = .line(([word] + reader.takeAll()).map(quoted).joined(separator: " "))
    }
  }
}
