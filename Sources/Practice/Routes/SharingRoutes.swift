/// Something that pages of two origins may read and change, and pages of others may not: CORS with named origins. A
/// browser is told so and keeps to it; here nobody is refused, and nothing is kept.
enum SharingRoutes: RouteGroup {
  static let title = "Sharing with pages of other origins (CORS)"

  /// Nobody's page is there: the ending `.example` belongs to nobody (RFC 2606).
  private static let origins = ["https://shop.example", "https://app.shop.example"]

  static let routes: [Route] = [
    .get(path, "A profile that pages of https://shop.example and https://app.shop.example may read.") {
      .json(profile("Ada"), shared(with: $0))
    }
    .taking(origin).answering(200, schema),
    .put(
      path, "Answers as if its name were changed; a browser asks by OPTIONS before.",
      body: #"{"name": "Grace"}"#, answer: change
    )
    .taking(origin).sending(.object(["name": .text])).answering(200, schema)
    .failing(422, with: Response.problemSchema),
    preflight,
  ]

  private static let path = "/cors/profile"
  private static let methods = "GET, HEAD, PUT"
  private static let origin = Parameter.header("Origin", "The origin of the page that asks.")
  private static let schema = Schema.named("Profile", .object(["name": .text]))

  private static let preflight: Route = {
    var route = Route(.only("OPTIONS"), path, "What a page may send: the answer to a preflight.") { call in
      guard call.header("Access-Control-Request-Method") != nil else {
        return .empty(204, [Field("Allow", methods + ", OPTIONS")])
      }
      let vary = Field(
        "Vary", "Origin, Access-Control-Request-Method, Access-Control-Request-Headers")
      guard let allowed = allowedOrigin(of: call) else { return .empty(204, [vary]) }
      return .empty(
        204,
        allowed + [
          Field("Access-Control-Allow-Methods", methods),
          Field("Access-Control-Allow-Headers", "authorization, content-type"),
          Field("Access-Control-Max-Age", "600"), vary,
        ])
    }
    route.exampleFields = [
      Field("Origin", "https://shop.example"), Field("Access-Control-Request-Method", "PUT"),
    ]
    return route.taking(
      origin, .header("Access-Control-Request-Method", "The method that is to come."),
      .header("Access-Control-Request-Headers", "The headers that are to come, in small letters.")
    ).answering(204)
  }()

  private struct Change: Decodable {
    let name: String
  }

  private static func change(_ call: Call) -> Response {
    guard case .success(let new) = BodyReader.read(Change.self, from: call.request.body.bytes),
      (1...100).contains(new.name.count)
    else { return .problem(422, "A profile has a name of 1 to 100 letters.", shared(with: call)) }
    return .json(profile(new.name), shared(with: call))
  }

  private static func profile(_ name: String) -> JSONText { ["name": .string(name)] }

  /// What an answer says of who may read it. It depends on who asks, so caches keep one for each.
  private static func shared(with call: Call) -> [Field] {
    (allowedOrigin(of: call) ?? []) + [Field("Vary", "Origin")]
  }

  private static func allowedOrigin(of call: Call) -> [Field]? {
    guard let origin = call.header("Origin"), origins.contains(origin) else { return nil }
    return [
      Field("Access-Control-Allow-Origin", origin), Field("Access-Control-Allow-Credentials", "true"),
    ]
  }
}

extension Admission {
  /// The same for the practice API.
  var ofPractice: Admission {
    var admission = self
    admission.folderForAll = "cors"
    return admission
  }
}
