internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusServices
internal import ApusSurroundings

/// The request of a typed endpoint, and how its answer is read.
struct TypedRequest {
  let prepared: PreparedRequest
  let reading: (Exchange) -> TypedReading
}

extension Sender {
  /// Makes the request of a line that asks for a typed endpoint, and sends nothing.
  func prepare(_ line: EndpointLine) throws -> TypedRequest { try prepare(line, line.type) }

  private func prepare<E: DocumentedEndpoint>(_ line: EndpointLine, _ type: E.Type) throws -> TypedRequest {
    let endpoint = try line.made(type, with: session.variables, environment.files)
    let place = try place(of: line.service)
    let client = APIClient(
      service: E.Home(baseURL: place, token: token(of: line.service, at: place)), transport: transport,
      options: session.settings.requestOptions)
    let request: Request
    do {
      request = try client.request(for: endpoint)
    } catch {
      throw LineProblem(error.code, error.message, at: line.range, try: "help \(line.service.name)")
    }
    var context = session.requestContext(in: environment)
    context.base = session.base ?? place
    let prepared = keepingNetrc(of: try line.options.prepare(around: request, in: context))
    return TypedRequest(prepared: prepared) { TypedReading(of: $0, for: endpoint, by: client) }
  }

  /// Where a service is asked: at the base when that points at it, in the practice API when that is the base or when
  /// the service is nowhere else, and otherwise where it really is.
  private func place(of service: ServiceDescription) throws -> WebURL {
    if let base = session.base {
      if base.origin == session.practice { return try WebURL(base.origin.description + service.practicePath) }
      if base.origin == service.baseURL.origin { return service.baseURL }
      if base.isOnThisMachine, base.path == service.practicePath { return base }
    }
    return service.isMadeUp ? try session.practice(service.practicePath, in: environment) : service.baseURL
  }

  /// The token from the environment, unless nobody is to be named. It belongs to the service's own origin, and no copy of the service gets it.
  private func token(of service: ServiceDescription, at place: WebURL) -> Secret? {
    guard place.origin == service.baseURL.origin, !session.isAnonymous else { return nil }
    return surroundings.token(named: service.tokenNames)
  }
}
