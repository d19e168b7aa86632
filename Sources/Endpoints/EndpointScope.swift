package import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusOpenAPI

/// Where a session stands, as far as it tells what can be asked there.
package struct EndpointScope: Sendable {
  package var base: WebURL?
  /// Where `cd` has gone: a path under the base, without a slash at either end.
  package var directory = ""
  /// Where the practice API of this program is, once it runs.
  package var practice: Origin?
  /// What `spec` loaded.
  package var specification: LoadedSpecification?
  /// The GraphQL schemas that are known, the one that was asked for first. Which of them holds, `schema(askedAt:)` says.
  package var schemas: [KnownGraphQL] = []
  /// Where GraphQL was last asked, as it was typed; `nil` for where it usually is.
  package var graphQLPlace: String?
  /// What URLs may have in braces.
  package var variables = Variables()
  /// Where a response came from, the last one where no number is given.
  package var urlOfAnswer: (@Sendable (_ number: Int?) -> WebURL?)?
  /// What was answered, the latest first; looked up when it is asked for.
  package var answered: @Sendable () -> [Exchange] = { [] }

  /// What is sent with every request, and who is to be known by it.
  package var headers: HeaderFields = [:]
  package var query: [QueryItem] = []
  package var proof: Proof?

  package init(base: WebURL? = nil) { self.base = base }

  /// The requests that were answered by something that is there, the latest first.
  var visited: [Request] {
    answered().filter { ![404, 405, 410].contains($0.response?.status) }.map(\.request)
  }

  /// The operations there are, as far as lists and searches need them: of the description that is loaded, or else of
  /// that of the practice API, which is always there.
  package var catalogue: Specification? {
    specification?.index
      ?? (practice != nil && practice == base?.origin ? PracticeEndpoints.description : nil)
  }

  /// Whether there is a description to go by at all.
  package var isDescribed: Bool { specification != nil || practice != nil && base?.origin == practice }

  /// The methods of the description that no word of its own begins a line with: QUERY, and whatever else it has.
  package var describedMethods: [HTTPMethod] {
    var names: Set<String> = Set(RequestLine.verbs.map(\.method.name))
    return specification?.index.operations.compactMap { operation in
      names.insert(operation.method.rawValue).inserted ? HTTPMethod(operation.method.rawValue) : nil
    } ?? []
  }

  /// The operation that a method and a path mean, as they would be typed; `nil` when none is described.
  package func described(_ method: HTTPMethod, _ typed: String) -> OperationMatch? {
    guard let base else { return nil }
    if typed.contains("://") {
      return (try? WebURL(typed)).flatMap { known(method, $0.origin, $0.path) }
    }
    let path = String(typed.prefix { $0 != "?" && $0 != "#" })
    return known(method, base.origin, URLReference.join(base.path, "/" + directory, path, keepsDots: false))
  }

  /// By the description that is loaded, or else by that of the practice API, which is always there.
  private func known(_ method: HTTPMethod, _ origin: Origin, _ path: String) -> OperationMatch? {
    if let match = specification?.match(method, origin, path, at: base) { return match }
    guard origin == practice, let method = ApusOpenAPI.Operation.Method(rawValue: method.name) else {
      return nil
    }
    return PracticeEndpoints.description?.match(method, path)
  }

  /// What is described of a request's query.
  package func query(of request: Request) -> DescribedQuery? {
    described(request).map { match in
      DescribedQuery(
        match.operation.parameters(in: .query).map { ($0.name, $0.schema.defaultValue?.integer) })
    }
  }

  /// The operation that a request means.
  package func described(_ request: Request) -> OperationMatch? {
    specification?.match(request.method, request.url.origin, request.url.path, at: base)
  }

  /// What could stand in place of `{name}` in a URL that was typed.
  package func value(of name: String, in url: String, _ method: HTTPMethod) -> String? {
    guard !url.contains("://") else { return nil }
    let path = String(url.prefix { $0 != "?" && $0 != "#" })
    let place = URLReference.join("", directory, path, keepsDots: false)
    return KnownEndpoints(self).value(of: name, in: place, method)
  }

  /// A body to begin with; `nil` when none is described.
  package func sampleBody(for request: Request, hasAll: Bool) -> DescribedBody? {
    known(request.method, request.url.origin, request.url.path).flatMap {
      DescribedBody($0.operation, hasAll: hasAll)
    }
  }
}
