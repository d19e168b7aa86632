internal import ApusAnswers
internal import ApusClient
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// Hands a part of what came to the programs of this machine's desktop: a URL to its browser, a body to whatever opens
/// files of its kind.
package struct OutsideOpening {
  private let answers: any AnswerBook
  private let opener: SystemOpener
  private let output: Output

  package init(_ answers: any AnswerBook, in environment: Environment, _ output: Output) {
    self.answers = answers
    self.output = output
    opener = SystemOpener(environment)
  }

  /// Shows the URL that a path names, or that the last answer came from, and hands it to the browser.
  ///
  /// - Parameter evenSecret: whether it may hold a secret, which a browser keeps and shows.
  package func browse(_ path: PathArgument, evenSecret: Bool) throws -> Outcome {
    let browsed = try BrowsedURL(at: path, in: answers)
    guard evenSecret || !browsed.isSecret(output) else {
      throw CommandFailure(
        .requestParameter, "there is a secret in it, and a browser keeps what it was given",
        details: [Line("with --secret it gets it all the same").retold])
    }
    output.note(Line(browsed.url.text))
    let program = try opener.open(browsed.url.text)
    output.note(Line("opened with \(program)", .dim))
    return .ok
  }

  /// Puts a body into a private file, and hands that to what opens files of its kind.
  package func open(_ target: RecordTarget) throws -> Outcome {
    let record = try target.record(in: answers)
    let body = record.exchange.body
    if let file = body.file {
      throw CommandFailure(
        .requestParameter, "the body of response \(record.number) is in \(file), not here")
    }
    guard !body.bytes.isEmpty else {
      throw CommandFailure(
        .bodyEmpty, "response \(record.number) has no body", try: ["headers", "history"])
    }
    // The server's own name for it would say what runs it.
    let type = record.exchange.response?.headers["Content-Type"]
    let ending = FileEnding(body.bytes, contentType: type).text
    let (program, path) = try opener.open(body.bytes, ending: ending)
    let size = Units.size(body.bytes.count)
    output.note(Line("\(size) opened with \(program), in \(path), which only you can read", .dim))
    return .ok
  }
}
