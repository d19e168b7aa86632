internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// A link of the last answer that is asked for by its number: `follow 3`.
struct NumberedLink: Sendable {
  private let number: Int
  private let range: Range<Int>

  init(_ word: Word) throws(LineProblem) {
    number = try word.number(atLeast: 1)
    range = word.range
  }

  /// Headers go along only within their origin, and a link that leads elsewhere is shown first.
  func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let records = sender.session.records
    let link = try link(in: records)
    guard let record = records.focusedRecord else {
      throw LineProblem(
        .usageCommand, "a file has no address from which a link could be followed", at: range,
        try: link.place.map { "get \($0)" } ?? "history")
    }
    let reference = PageTarget.Place.reference(try target(of: link))
    var following = try PreparedRequest(following: reference, of: record, at: range)
    let (home, origin) = (record.exchange.request.url.origin, following.request.url.origin)
    if origin != home {
      following.request.options.tls = sender.session.tlsOptions(for: origin)
      output.note(Line("asking \(following.request.url.withoutUser), which is not \(home)", .dim))
    }
    return try await sender.send(following, line: "get \(following.request.url)")
  }

  private func link(in records: Records) throws -> AnswerLink {
    var effort = Effort()
    let links = try AnswerLinks(of: records, within: &effort)
    try effort.checkCancellation()
    guard let link = links[number] else {
      let count = links.all.count
      let known =
        count == 0 ? "the last answer has no links" : "the last answer has \(Units.count(count, "link"))"
      throw LineProblem("there is no link \(number); \(known)", at: range, try: "links")
    }
    if let method = link.method {
      throw LineProblem(
        "link \(number) asks for \(method), which is not only looking", at: range,
        try: "\(method.lowercased()) \(ItemPrinter().quoted(link.target))")
    }
    return link
  }

  /// The reference; of a template what it is when nothing is filled in, where that can be.
  private func target(of link: AnswerLink) throws(LineProblem) -> String {
    guard link.isTemplate, let template = URITemplate(link.target) else { return link.target }
    guard let missing = template.requiredNames.first else { return template.filled { _ in nil } }
    throw LineProblem(
      .requestVariable, "{\(missing)} of link \(number), \(link.target), is not filled in", at: range,
      try: link.place.map { "get \($0) \(ItemPrinter().print(.query, name: missing, value: "1"))" })
  }
}
