/// One thing that the practice API serves, as data: how it is asked for, what it is, and what it answers.
struct Route: Sendable {
  enum Methods: Sendable {
    case only(String)
    case any

    /// HEAD goes wherever GET does.
    func accept(_ method: String) -> Bool {
      switch self {
      case .only(let name): name == method || (name == "GET" && method == "HEAD")
      case .any: true
      }
    }

    var names: [String] {
      switch self {
      case .only(let name): [name]
      case .any: ["any method"]
      }
    }
  }

  let methods: Methods
  let pattern: PathPattern
  /// One sentence for the directory.
  let summary: String
  /// A path to try, with its query.
  let example: String
  /// A body to try, for those that need one.
  var exampleBody: String?
  /// Headers to try, for those that need some.
  var exampleFields: [Field] = []
  /// False when a body is only counted, however large.
  var keepsBody = true
  /// Left out of the directory: what answers when nothing else does.
  var isFallback = false
  var description = RouteDescription()
  let answer: @Sendable (Call) -> Response

  /// The methods to describe, the one to try first.
  var describedMethods: [String] {
    if case .only(let name) = methods { [name] } else { description.methods }
  }

  var exampleMethod: String { describedMethods.first ?? "GET" }

  static func get(
    _ path: String, _ summary: String, example: String? = nil, answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    Route(.only("GET"), path, summary, example: example, answer: answer)
  }

  static func post(
    _ path: String, _ summary: String, body: String, answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    var route = Route(.only("POST"), path, summary, answer: answer)
    route.exampleBody = body
    return route
  }

  static func put(
    _ path: String, _ summary: String, example: String? = nil, body: String, _ fields: [Field] = [],
    answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    var route = Route(.only("PUT"), path, summary, example: example, answer: answer)
    route.exampleBody = body
    route.exampleFields = fields
    return route
  }

  static func delete(
    _ path: String, _ summary: String, example: String, answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    Route(.only("DELETE"), path, summary, example: example, answer: answer)
  }

  static func any(
    _ path: String, _ summary: String, example: String? = nil, answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    Route(.any, path, summary, example: example, answer: answer)
  }

  /// What answers for every path below `path` that no earlier route took.
  static func fallback(_ path: String, answer: @escaping @Sendable (Call) -> Response) -> Route {
    var route = Route(.any, path + "/{rest...}", "", answer: answer)
    route.isFallback = true
    return route
  }

  init(
    _ methods: Methods, _ path: String, _ summary: String, example: String? = nil,
    answer: @escaping @Sendable (Call) -> Response
  ) {
    self.methods = methods
    pattern = PathPattern(path)
    self.summary = summary
    self.example = example ?? path
    self.answer = answer
  }
}
