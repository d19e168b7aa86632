internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusServices
internal import ApusSurroundings

/// Makes requests of typed endpoints, where their services are asked and as who asks them.
struct TypedPreparation {
  private let sender: Sender
  private var session: Session { sender.session }

  init(_ sender: Sender) { self.sender = sender }

  func prepare<E: DocumentedEndpoint>(_ line: EndpointLine, _ type: E.Type) throws -> TypedRequest {
    let endpoint = try line.made(type, with: session.variables, sender.environment.files)
    return try prepare(endpoint, of: line.service, line.options, at: line.range)
  }

  /// Makes the request of an endpoint, with what the line's options say around it.
  func prepare<E: Endpoint>(
    _ endpoint: E, of service: ServiceDescription, _ options: RequestLine, at range: Range<Int>
  ) throws -> TypedRequest where E.API: DocumentedService {
    let place = try place(of: service)
    let client = APIClient(
      service: E.API(baseURL: place, token: token(of: service, at: place)), transport: sender.transport,
      options: session.settings.requestOptions)
    let request: Request
    do {
      request = try client.request(for: endpoint)
    } catch {
      throw LineProblem(error.code, error.message, at: range, try: "help \(service.name)")
    }
    var context = session.requestContext(in: sender.environment)
    context.base = session.base ?? place
    let prepared = sender.keepingNetrc(of: try options.prepare(around: request, in: context))
    return TypedRequest(prepared: prepared) { TypedReading(of: $0, for: endpoint, by: client) }
  }

  /// Where a service is asked: at the base when that points at it, in the practice API when that is the base or when
  /// the service is nowhere else, and otherwise where it really is.
  private func place(of service: ServiceDescription) throws -> WebURL {
    if let base = session.base {
      if base.origin == session.practice { return try WebURL(base.origin.description + service.practicePath) }
      if base.origin == service.baseURL.origin { return service.baseURL }
      if base.isOnThisMachine, base.path == service.practicePath { return base }
      if service.isTeam(at: base) || service.isEnterprise(at: base) { return base }
    }
    return service.isMadeUp
      ? try sender.session.practice(service.practicePath, in: sender.environment) : service.baseURL
  }

  /// The token from the environment, unless nobody is to be named. It belongs to the service's own origin, and no copy of the service gets it.
  private func token(of service: ServiceDescription, at place: WebURL) -> Secret? {
    let isOfService = place.origin == service.baseURL.origin || service.isTeam(at: place)
    guard isOfService, !session.isAnonymous else { return nil }
    return sender.surroundings.token(named: service.tokenNames)
  }
}
