internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusSending
package import ApusSurroundings
internal import ApusTalking
internal import ApusText

/// `gql [URL] { viewer { login } }`, `gql FILE --operation NAME id=x`, `gql URL`, `gql --sample FIELD`.
package struct GraphQLCommand: Asks {
  private static let url = Operand("URL", .endpoint).optional
  private static let query = Operand("QUERY", .request).optional
  private static let item = Operand("NAME=VALUE", .request).several.optional
  private static let option = Operand("OPTION", .request).several.optional
  private static let operation = CommandOption(
    "--operation", "says which operation of the document is meant", takes: Operand("NAME"))
  private static let anyway = CommandOption("--anyway", "sends what the schema does not have, too")
  private static let sample = CommandOption(
    "--sample", "writes a query for a field, which can be sent as it is", takes: Operand("FIELD"))
  private static let depth = CommandOption(
    "--depth", "says how many levels of fields a sample has", takes: Operand("N", .number))

  package static let spec = CommandSpec(
    section: .sending,
    summary: "ask in GraphQL, checked against the schema before it is sent",
    forms: [
      LineForm(
        "gql", [.operand(url), .operand(query), .operand(item), .operand(option)], tail: "[| COMMAND]"),
      [.operand(query.shown(as: "FILE")), .option(operation), .option(anyway), .operand(item)],
      [
        .operand(query.shown(as: "SUBSCRIPTION")), .option(SubscriptionOptions.over),
        .option(SubscriptionOptions.most), .option(SubscriptionOptions.duration),
        .option(SubscriptionOptions.opening),
      ],
      [.operand(url.shown(as: "URL"))], [.with(sample), .option(depth)],
    ],
    examples: [
      CommandSpec.Example("gql /graphql", "what can be asked there; `ls` lists it"),
      CommandSpec.Example("gql { viewer { login followers } }", "a query, which may go on over lines"),
      CommandSpec.Example(".viewer.login", "paths look into its data"),
      CommandSpec.Example(
        "gql query Who($login: String!) { person(login: $login) { name } } login=hubot", "with a variable"),
      CommandSpec.Example("gql --sample articles --depth 1", "a query to begin with"),
      CommandSpec.Example(
        "gql subscription { articlePublished { title } } --max 2", "what comes, as it comes"),
    ],
    details: [
      "A URL alone asks for the schema; `spec FILE` reads one from definitions or an introspection. Then Tab completes fields, "
        + "arguments, values and variables, `help Query.person` and `help Person` say what there is, and `shape Person` shows a type.",
      "A file ends in .graphql or .gql, or stands behind an @. Values are typed as the operation declares them: first=3 is a "
        + "number for an Int; name:=json says it itself; file@path sends a file.",
      "A success with errors has the code graphql.errors and exit status 1, and its data are kept; a refusal has the code of "
        + "its status, with its errors below. `next` and --all-pages follow pageInfo { hasNextPage endCursor }.",
      "A subscription comes over a WebSocket where the server speaks graphql-transport-ws, and as events of one answer where "
        + "not. ^C ends it. When it is over, what the server said is one list: `.[1].payload.data`, and of events "
        + "`.[1].data.data`.",
      "Many servers want a token in the first message of the WebSocket: `--init '{\"token\": \"{{token}}\"}'` shows it there.",
    ])

  private let line: GraphQLLine
  private let isAnyway: Bool
  private let sample: (field: Word, url: Template?, depth: Int)?
  private let listening: SubscriptionOptions

  package init(_ line: LineArguments) throws(LineProblem) {
    self.line = try GraphQLLine(line.line, line.words, operation: line.value(Self.operation))
    if let url = self.line.url, WebSocketAddress.isOne(url.text) {
      throw LineProblem(
        .requestURL, "GraphQL is asked over http; a subscription finds the WebSocket there by itself",
        at: url.range, tryInstead: ItemPrinter().quoted(WebSocketAddress.asHTTP(url.text)))
    }
    isAnyway = line.has(Self.anyway)
    listening = try SubscriptionOptions(line)
    sample = try Self.wanted(in: line, at: self.line.url)
  }

  /// The field that a query is written for. The URL may stand before it, where a query has its own.
  private static func wanted(
    in line: LineArguments, at url: Word?
  ) throws(LineProblem) -> (field: Word, url: Template?, depth: Int)? {
    guard let word = line.value(Self.sample) else {
      guard let depth = line.first(of: [Self.depth]) else { return nil }
      throw LineProblem("--depth goes with --sample", at: depth.range, try: "gql --sample FIELD --depth 1")
    }
    let depth = if let word = line.value(Self.depth) { try word.number(atLeast: 0) } else { 2 }
    // No field has a slash in its name.
    guard word.text.contains("/"), let field = url else { return (word, url?.template, depth) }
    return (field, word.template, depth)
  }

  package var text: String { line.text }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    if let sample {
      let view = try GraphQLSampleView(
        sample.field, depth: sample.depth, in: sender.session.scope, askedAt: sample.url)
      try output.show(view)
      if !view.files.isEmpty {
        output.note(Line("what it sends stands behind it: \(view.files.joined(separator: " "))", .dim))
      }
      return .ok
    }
    let asking = try asking(in: sender)
    if asking.hasQuery { return try await ask(asking, sender, output) }
    guard line.url == nil, let known = asking.known else {
      return try await learn(sender, output)
    }
    try output.showFolded(GraphQLListing(known, line: "ls"))
    return .ok
  }

  private func ask(_ asking: GraphQLAsking, _ sender: Sender, _ output: Output) async throws -> Outcome {
    if !isAnyway, asking.known == nil, let other = sender.session.scope.schemaName {
      output.note(Line("not checked: the schema that is known is that of \(other)", .dim))
    }
    let request = try asking.request(isAnyway: isAnyway)
    if try asking.isSubscription() {
      return try await Subscribing(sender, listening, line: line.text).ask(request)
    }
    if let range = listening.range {
      throw LineProblem("only a subscription goes on; this is asked once", at: range)
    }
    let before = sender.session.records.all.last?.number
    let outcome = try await sender.sendAll(request)
    return try GraphQLJudgement.judge(outcome, in: sender.records, after: before, output)
  }

  /// The line that asks for it.
  func request(in sender: Sender) throws -> RequestLine { try asking(in: sender).request(isAnyway: isAnyway) }

  private func asking(in sender: Sender) throws -> GraphQLAsking {
    try GraphQLAsking(
      line, in: sender.session.scope, sender.session.variables, sender.environment.files,
      input: line.source == nil || line.namesInput
        ? SenderInput(sender).query(isNamed: line.namesInput) : nil)
  }

  /// Asks for the schema, which later lines go by.
  private func learn(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var prepared = try sender.prepare(request(in: sender))
    if prepared.showing.isOffline || sender.isOffline { return try sender.preview(prepared) }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.depart(&prepared)
    let record = await sender.exchange(prepared, line: line.text)
    // Who refuses to tell the schema is asked all the same; where nothing is, nobody is.
    let isThere = record.failure == nil && ![404, 405, 410].contains(record.exchange.response?.status)
    if isThere, let url = line.url {
      sender.session.graphQLPlace = url.text
    }
    guard record.code == nil else {
      try sender.display.show(record)
      return sender.conclude(record)
    }
    let known = try KnownGraphQL(record, from: prepared.request.url)
    sender.session.graphQL = known
    output.note(known.summaryLine)
    return .ok
  }
}
