extension Route {
  /// Takes a body at a path with holes; `body` is one to try, for those that need one.
  static func post(
    _ path: String, _ summary: String, example: String, body: String? = nil,
    answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    writing("POST", path, summary, example, body, answer)
  }

  static func patch(
    _ path: String, _ summary: String, example: String, body: String? = nil,
    answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    writing("PATCH", path, summary, example, body, answer)
  }

  /// Without a body: what is put is said by the path.
  static func put(
    _ path: String, _ summary: String, example: String, answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    writing("PUT", path, summary, example, nil, answer)
  }

  /// Removes what a body names.
  static func delete(
    _ path: String, _ summary: String, example: String, body: String,
    answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    writing("DELETE", path, summary, example, body, answer)
  }

  private static func writing(
    _ method: String, _ path: String, _ summary: String, _ example: String, _ body: String?,
    _ answer: @escaping @Sendable (Call) -> Response
  ) -> Route {
    var route = Route(.only(method), path, summary, example: example, answer: answer)
    route.exampleBody = body
    return route
  }
}
