package import ApusClient
internal import ApusGraphQL
package import ApusLanguage
internal import ApusSystem
internal import ApusText

extension EndpointScope {
  /// The schema that holds here: where a line in GraphQL asks that has no URL.
  package var graphQL: KnownGraphQL? { schema(askedAt: nil) }

  /// The schema that holds where a line in GraphQL asks; `nil` where none is known of that place.
  ///
  /// - Parameter typed: the line's URL; `nil` for where GraphQL is asked here.
  package func schema(askedAt typed: Template?) -> KnownGraphQL? {
    guard !schemas.isEmpty else { return nil }
    // What is no URL, whoever sends it says; until then that of a file is about it.
    guard let url = url(of: typed) else { return schemas.first { $0.url == nil } }
    return schema(at: url)
  }

  /// The schema that says what can be asked at a URL.
  package func schema(at url: WebURL) -> KnownGraphQL? { schemas.first { $0.holds(at: url, below: base) } }

  /// Whose schema is known: where it was asked for, or the file that has it.
  package var schemaName: String? {
    schemas.first.flatMap { known in known.url.map { "\($0.withoutUser)" } ?? specification?.name }
  }

  /// What `ls` lists of the schema that holds here: the operations of a kind.
  package var graphQLKinds: [(name: String, meaning: String)] {
    guard directory.isEmpty, let schema = graphQL?.schema else { return [] }
    return GraphQLOperation.Kind.allCases.filter { schema.root($0)?.fields.isEmpty == false }.map {
      ($0.plural, "of the GraphQL schema")
    }
  }

  private func url(of typed: Template?) -> WebURL? {
    let place = KnownGraphQL.place(graphQLPlace, below: base)
    let line = RequestLine(
      text: "", dialect: .native, method: .get, url: typed ?? (place.isEmpty ? nil : Template(place)),
      items: [], json: nil, options: [], tail: nil)
    var context = RequestContext(base: base, files: .fixed([:]))
    (context.path, context.variables, context.urlOfAnswer) = ("/" + directory, variables, urlOfAnswer)
    return try? line.prepare(in: context).request.url
  }
}

// Where the schema that is known is that of another place.
extension EndpointScope {
  /// That no schema is known of where a line asks, and what asks for it.
  ///
  /// - Parameters:
  ///   - range: what wanted a schema.
  ///   - typed: the line's URL; `nil` for where GraphQL is asked here.
  func withoutSchema(at range: Range<Int>, askedAt typed: Template? = nil) -> LineProblem {
    LineProblem(withoutSchema, at: range, try: typed.map { "gql \($0.shown)" } ?? lineForSchema)
  }

  /// The same of a name that only the schema of another place has; `nil` for any other name.
  package func withoutSchema(of name: String, at range: Range<Int>) -> LineProblem? {
    guard graphQL == nil, schemas.contains(where: { GraphQLHelp(name, in: $0) != nil }) else { return nil }
    return withoutSchema(at: range)
  }

  /// The same as a line of its own; `nil` where a schema holds here, or none is known at all.
  var withoutSchemaLine: Line? {
    guard !schemas.isEmpty, graphQL == nil else { return nil }
    return Line("\(withoutSchema); try: ", .dim).retold + Line(lineForSchema, .command)
  }

  private var withoutSchema: String {
    schemaName.map { "the GraphQL schema of this place is not known, only that of \($0)" }
      ?? "no GraphQL schema is known; a URL alone asks for it"
  }

  private var lineForSchema: String {
    let place = KnownGraphQL.place(graphQLPlace, below: base)
    return place.isEmpty ? "gql" : "gql \(place)"
  }
}
