internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusTalking
internal import ApusText

/// `follow`, `next`, `prev`
package struct FollowCommand: Asks {
  private static let link = Operand("N", .number, "the number of a link").optional

  package static let spec = CommandSpec(
    section: .sending,
    summary: "go where the last response points: its Location, or a page its Link names",
    forms: [[.operand(link)]] + ["next", "prev", "first", "last"].map { LineForm($0) },
    examples: [
      CommandSpec.Example("get /redirect-to url==/github/users/octocat", "a response that redirects"),
      CommandSpec.Example("follow", "go there"),
      CommandSpec.Example("get /github/users/octocat/repos per_page==2", "the first of some pages"),
      CommandSpec.Example("next", "the second"),
      CommandSpec.Example("follow 1", "or the first link that `links` lists"),
    ],
    details: [
      "Without a Link, they go by the body (`next`, `links.next`, `_links.next.href`, `next_cursor` and the like), or by the "
        + "number of a page, where a description has that.",
      "For what none of them finds, `--page-by NAME==PATH` beside `--all-pages` says it, and `--items PATH` where the list is. "
        + "`next` goes on by what the line before it says.",
      "Headers go along only within their origin. A body goes along where the redirect says so: `follow` after 307 sends it.",
    ])

  private let relation: String
  private let range: Range<Int>
  private let link: NumberedLink?

  package init(_ line: LineArguments) throws(LineProblem) {
    relation = line.name.text.lowercased()
    range = line.name.range
    let number = line[Self.link]
    if relation != "follow", let number { try line.refuse([number]) }
    link = try number.map { word throws(LineProblem) in try NumberedLink(word) }
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    if let link { return try await follow(link, sender, output) }
    let record = try sender.answers.lastRecord(at: range)
    guard let head = record.exchange.response else {
      throw LineProblem(
        .usageCommand, "the last request got no response to follow", at: range, try: "history")
    }
    let target =
      relation == "follow"
      ? head.headers["Location"].map(PageTarget.Place.reference)
      : sender.session.page(relation, of: record)?.place
    guard let target else { throw nothing(in: record, sender.session) }
    if relation == "next", let refusal = PagedAnswer(record, in: sender.session)?.refusedNext {
      throw LineProblem(.usageCommand, refusal, at: range, try: "first")
    }
    var following = try PreparedRequest(following: target, of: record, at: range)
    following.paging.wish = record.pageWish
    let origin = following.request.url.origin
    if origin != record.exchange.request.url.origin {
      following.request.options.tls = sender.session.tlsOptions(for: origin)
    }
    if relation == "follow", let talk = try WebSocketCommand(of: record, at: following.request.url) {
      return try await talk.follow(following, sender, output)
    }
    // The line that asks for the same again, wherever the last response points by then. One with a body cannot be
    // written as a line.
    let line = following.request.body == nil ? "get \(following.request.url)" : relation
    return try await sender.send(following, line: line)
  }

  /// Headers go along only within their origin, and a link that leads elsewhere is shown first.
  private func follow(_ wanted: NumberedLink, _ sender: Sender, _ output: Output) async throws -> Outcome {
    let records = sender.session.records
    let link = try wanted.link(in: records)
    guard let record = records.focusedRecord else {
      throw LineProblem(
        .usageCommand, "a file has no address from which a link could be followed", at: wanted.range,
        try: link.place.map { "get \($0)" } ?? "history")
    }
    let reference = PageTarget.Place.reference(try wanted.target(of: link))
    var following = try PreparedRequest(following: reference, of: record, at: wanted.range)
    let (home, origin) = (record.exchange.request.url.origin, following.request.url.origin)
    if origin != home {
      following.request.options.tls = sender.session.tlsOptions(for: origin)
      output.note(Line("asking \(following.request.url.withoutUser), which is not \(home)", .dim))
    }
    return try await sender.send(following, line: "get \(following.request.url)")
  }

  private func nothing(in record: Record, _ session: Session) -> LineProblem {
    if relation == "next", let path = record.pageWish?.next?.path {
      return LineProblem(
        .usageCommand,
        "the last response has nothing at \(path.text), where its line says that the next page is",
        at: range, try: "keys .")
    }
    let answer = relation == "next" ? PagedAnswer(record, in: session) : nil
    if let end = answer?.ceilingSentence { return LineProblem(.usageCommand, end, at: range, try: "first") }
    if let unknown = answer?.unknownNext {
      return LineProblem(
        .usageCommand, "there is a next page, by \(unknown), and how to ask for it is not known", at: range,
        try: "help next")
    }
    if let last = answer?.lastPageSign {
      return LineProblem(
        .usageCommand, "this was the last page: \(last) is false", at: range, try: "help next")
    }
    let what =
      relation == "follow" ? "no Location" : "no Link to a \(relation) page, and names none in its body"
    return LineProblem(.usageCommand, "the last response has \(what)", at: range, try: "headers")
  }
}
