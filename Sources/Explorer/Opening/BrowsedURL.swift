internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings

/// The URL that a path names, or that an answer came from, as a browser may be given it.
struct BrowsedURL {
  let url: WebURL

  init(at path: PathArgument, in answers: any AnswerBook) throws {
    let source = answers.records.url(ofAnswer: try path.answerPath(in: answers).number)
    let found = path.isWhole ? source : try Self.named(by: path, in: answers, from: source)
    guard let found else {
      throw LineProblem(.usageCommand, "no answer came from a URL yet", at: path.range, try: "get /")
    }
    url = found.withoutUser
  }

  private static func named(
    by path: PathArgument, in answers: any AnswerBook, from source: WebURL?
  ) throws -> WebURL {
    let values = try answers.matches(of: path)
    guard let value = values.first?.node, values.count == 1 else {
      let what = values.isEmpty ? "nothing is" : "several values are"
      throw LineProblem(
        .decodeMissing, "\(what) at that path, and one URL is needed", at: path.range, try: "links")
    }
    // A browser knows other schemes, and what they do is not known here.
    guard let text = value.string, let url = source.map({ try? $0.resolving(text) }) ?? (try? WebURL(text))
    else {
      throw LineProblem(.decodeType, "the value there is no http URL", at: path.range, try: "links")
    }
    return url
  }

  /// Whether there is something in it that a browser should not keep.
  func isSecret(_ output: Output) -> Bool {
    var redactor = Redactor()
    return output.mask.hides(in: url.text) || redactor.redact(url) != url.text
  }
}
