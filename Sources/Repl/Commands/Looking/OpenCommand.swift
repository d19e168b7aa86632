internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusFormats
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
package import ApusSurroundings

/// `open FILE`, `open --browser [PATH]`, `open --with-system [N]`
package struct OpenCommand: Sets {
  private static let file = Operand("FILE", .file, "a file", try: "open data.json")

  private static let browser = CommandOption("--browser", "hands the URL there to the browser")
  private static let withSystem = CommandOption(
    "--with-system", "hands a body to what opens files of its kind")
  private static let secret = CommandOption("--secret", "hands it over though there is a secret in it")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "look at a file of JSON, CSV, XML, HTML or HAR as though it had come as a response",
    forms: [
      [.operand(file)], [.operand(file.shown(as: "-"))],
      [.with(browser), .operand(.path.optional), .option(secret)],
      [.with(withSystem), .operand(.record.optional)],
    ],
    examples: [
      CommandSpec.Example("get /github/users/octocat > octocat.json", "a file to open"),
      CommandSpec.Example("open octocat.json", "its tree"),
      CommandSpec.Example(".login", "a part of it"),
    ],
    details: [
      "Several values that follow one another, one a line or not, are a list of them. `-` reads standard input.",
      "The entries of a HAR file become requests of the history, to look at: nothing is sent.",
      "`open --browser .html_url` shows a URL and hands it to the browser; without a path it is that of the last answer.",
      "`open --with-system` puts the last body into a file that only you can read, in the folder for temporary files, and has "
        + "the system open it.",
    ])

  private enum Wish {
    case file(Word)
    case browser(PathArgument, evenSecret: Bool)
    case system(RecordTarget)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    // What the one word is depends on what is to be done with it.
    let word = line.words.first
    if line.has(Self.browser), line.has(Self.withSystem) {
      throw LineProblem("one of --browser and --with-system at a time", at: line.name.range)
    } else if line.has(Self.browser) {
      wish = .browser(try PathArgument(word, in: line), evenSecret: line.has(Self.secret))
    } else if line.has(Self.withSystem) {
      let record = try RecordTarget(line)
      wish = .system(
        try word.map { word throws(LineProblem) in
          RecordTarget(number: try word.number(atLeast: 1), range: word.range)
        } ?? record)
    } else {
      wish = .file(try line.require(Self.file))
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let outside = OutsideOpening(Answers(session), in: surroundings.environment, output)
    switch wish {
    case .file(let word): return try open(word, &session, surroundings, output)
    case .browser(let path, let evenSecret): return try outside.browse(path, evenSecret: evenSecret)
    case .system(let target): return try outside.open(target)
    }
  }

  private func open(
    _ file: Word, _ session: inout Session, _ surroundings: Surroundings, _ output: Output
  ) throws -> Outcome {
    let path = try file.template.filled(from: session.variables).visible(in: "a file name")
    if path == "-" { surroundings.input?.isTaken() }
    let bytes = try surroundings.environment.files.contents(
      ofFile: path == "-" ? "/dev/stdin" : path, at: file.range)
    if OpenedCapture.isOne(bytes, named: path) {
      return try OpenedCapture(bytes, named: path).open(
        in: &session.records, surroundings.environment, output)
    }
    if GronReader.isOne(bytes, named: path) {
      let document = try OpenedGron.document(bytes)
      session.records.open(document, named: path)
      if output.console.outTraits.isTerminal { try output.showFolded(TreeView(document.root)) }
      return .ok
    }
    let text = BodyText(bytes, contentType: "application/json").bytes
    let reading: BodyReading
    do throws(BodyReading.Problem) {
      reading = try BodyReading(text, ofFile: path, forms: session.settings.look.forms)
    } catch {
      throw CommandFailure(error, in: text, try: ["explain decode.syntax"])
    }
    session.records.open(reading.document, named: path)
    if output.console.outTraits.isTerminal {
      try output.show(firstSightOf: reading, text, as: session.settings.view)
    } else {
      for line in Output.lines(of: reading.flaws) { output.note(line) }
    }
    return .ok
  }
}
