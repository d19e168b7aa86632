internal import ApusClient
internal import ApusGraphQL
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
package import ApusSystem
internal import ApusText

/// What a line asks in GraphQL, compared with the schema that is known.
package struct GraphQLAsking {
  private let line: GraphQLLine
  /// The schema that holds where it is asked.
  package let known: KnownGraphQL?
  private let place: String
  /// The text of the query, with holes.
  private let document: Template
  /// The name of the file it is from.
  private let file: String?
  /// Whether there is a query; without one the schema is asked for.
  package let hasQuery: Bool
  private let variables: Variables

  /// Reads the query where it is; a line without one asks for the schema.
  ///
  /// - Parameter input: what standard input has for it, which goes before what the line names; nothing by default.
  package init(
    _ line: GraphQLLine, in scope: EndpointScope, _ variables: Variables, _ files: FileReader,
    input: [UInt8]? = nil
  ) throws(LineProblem) {
    (self.line, known, self.variables) = (line, scope.schema(askedAt: line.url?.template), variables)
    place = KnownGraphQL.place(scope.graphQLPlace, below: scope.base)
    hasQuery = input != nil || line.source != nil
    if let input {
      let end = line.text.utf8.count
      document = Template(String(decoding: input, as: UTF8.self), standingFor: end..<end)
      file = "standard input"
      return
    }
    switch line.source {
    case .typed(let word): (document, file) = (word.template, nil)
    case .file(let name, let range):
      let path = try name.filled(from: variables).visible(in: "a file's name")
      let bytes = try files.contents(ofFile: path, at: range)
      (document, file) = (Template(String(decoding: bytes, as: UTF8.self), standingFor: range), path)
    case nil: (document, file) = (Template(GraphQLIntrospection.query), nil)
    }
  }

  /// The line that asks for it.
  ///
  /// - Parameter isAnyway: whether it is sent though a server would refuse it.
  /// - Throws: what is wrong with the query or its variables, at its place.
  package func request(isAnyway: Bool) throws -> RequestLine {
    let filled = try document.filled(from: variables)
    var parsed: GraphQLDocument?
    do throws(GraphQLSyntaxError) {
      parsed = try GraphQLDocument(filled.shown)
    } catch {
      guard isAnyway else {
        let bracket = error.loneBracket(in: filled.shown)
        throw problem(
          bracket?.message ?? "expected \(error.expected), found \(error.found)",
          at: bracket?.range ?? error.range, in: filled)
      }
    }
    if let parsed, !isAnyway { try check(parsed, filled) }
    return try line.request(
      document, at: place, parsed, known?.schema, variables: variables)
  }

  /// Whether what it asks for comes again and again.
  package func isSubscription() throws -> Bool {
    let parsed = try? GraphQLDocument(document.filled(from: variables).shown)
    return parsed?.operation(named: line.operation?.text)?.kind == .subscription
  }

  private func check(_ parsed: GraphQLDocument, _ filled: Template) throws {
    let operation = try operation(of: parsed, filled)
    guard let schema = known?.schema, hasQuery else { return }
    let problems = GraphQLValidation(parsed, schema: schema).problems
    if let first = problems.first {
      throw problem(
        first.message, at: first.range, in: filled, instead: first.suggestion,
        details: details(of: problems.dropFirst(), in: filled))
    }
    // What has a hole or comes from a file is not known before it is sent.
    let values = line.values(operation, schema)
    let unknown = line.items.filter { item in
      (item.separator.isJSONData || item.separator == .upload)
        && !values.contains { $0.0.range == item.range }
    }.map { String($0.name.shown.prefix { $0 != "[" }) }
    let wrong = GraphQLVariableValues(operation, schema: schema).problems(
      values.map { JSONValue.Member($0.0.name.shown, $0.1) }
    ).filter { problem in !unknown.contains { problem.message.hasPrefix("$\($0) needs") } }
      .map { problem in (problem, values.first { Self.isOf($0.0, problem) }?.0) }
    let all = wrong + line.problemsWithin(operation, schema)
    guard let first = all.first else { return }
    throw problem(
      first.0, of: first.1, GraphQLVariableValues(operation, schema: schema), in: filled,
      details: Self.few(all.dropFirst().map(\.0.message)))
  }

  private static func isOf(_ item: Item, _ problem: GraphQLProblem) -> Bool {
    let name = "$" + item.name.shown
    return problem.message.hasSuffix(name)
      || [" ", ".", "[", ":"].contains { problem.message.hasPrefix(name + $0) }
  }

  /// A problem of a variable: marked where its value stands, or else where the query declares it.
  private func problem(
    _ wrong: GraphQLProblem, of item: Item?, _ values: GraphQLVariableValues, in filled: Template,
    details: [String]
  ) -> any Error {
    guard let item else { return problem(wrong.message, at: wrong.range, in: filled, details: details) }
    var problem = LineProblem(
      .requestParameter, wrong.message, at: item.value.range, try: item.helpLine(by: values))
    if let value = item.nearestValue(by: values) {
      problem = LineProblem(.requestParameter, wrong.message, at: item.value.range, tryInstead: value)
    }
    if let name = wrong.suggestion {
      problem = LineProblem(.requestParameter, wrong.message, at: item.name.range, tryInstead: name)
    }
    problem.details = details
    return problem
  }

  /// The operation that is meant.
  private func operation(of parsed: GraphQLDocument, _ filled: Template) throws -> GraphQLOperation {
    if let operation = parsed.operation(named: line.operation?.text) { return operation }
    let names = parsed.operations.compactMap(\.name?.text)
    guard let word = line.operation else {
      guard let first = names.first else {
        throw problem("the document has no operation, only fragments", at: 0..<1, in: filled)
      }
      throw LineProblem(
        .requestParameter, "the document has several operations: \(names.joined(separator: ", "))",
        at: line.text.utf8.count..<line.text.utf8.count, tryInstead: " --operation \(first)")
    }
    let message = "the document has no operation \(word.text)"
    guard let meant = nearest(to: word.text, among: names) ?? (names.count == 1 ? names.first : nil) else {
      throw LineProblem(.requestParameter, message, at: word.range)
    }
    throw LineProblem(.requestParameter, message, at: word.range, tryInstead: meant)
  }

  /// The next problems, each with its place in the query, as a server says it.
  private func details(of problems: ArraySlice<GraphQLProblem>, in filled: Template) -> [String] {
    let bytes = Array(filled.shown.utf8)
    return Self.few(problems.map { "\(Position(of: $0.range.lowerBound, in: bytes[...])): \($0.message)" })
  }

  /// Some of what else is wrong, and how much more there is.
  private static func few(_ lines: [String]) -> [String] {
    let most = 4
    return lines.prefix(most) + (lines.count > most ? ["… \(lines.count - most) more"] : [])
  }

  /// A problem in the text of the query: marked in the line, or in the line of several, or of a file, that it is in.
  private func problem(
    _ message: String, at range: Range<Int>, in filled: Template, instead: String? = nil,
    details: [String] = []
  ) -> any Error {
    guard file != nil || filled.shown.contains("\n") else {
      let start = filled.place(ofByte: range.lowerBound).lowerBound
      let end = range.isEmpty ? start : filled.place(ofByte: range.upperBound - 1).upperBound
      let place = start..<max(start, end)
      var problem = LineProblem(.requestBody, message, at: place, try: "help gql")
      if let instead { problem = LineProblem(.requestBody, message, at: place, tryInstead: instead) }
      problem.details = details
      return problem
    }
    let bytes = Array(filled.shown.utf8)
    return CommandFailure(
      .requestBody, file.map { "\($0): \(message)" } ?? message, details: details.map { Line($0) },
      place: SourceExcerpt(bytes[...], range),
      note: instead.map { "did you mean \($0)?" }, try: ["help gql"])
  }
}
