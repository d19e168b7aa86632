internal import ApusClient

/// A function that shows an endpoint in use.
struct UsageSource {
  let usage: UsageStyle
  /// As the code that uses it names it: `GitHub.User`.
  let endpoint: String
  let service: Expression
  let arguments: [Expression.Argument]
  /// Whether the response is nothing that could be shown.
  var hasNoResponse = false
  /// Who asks, where no header says it; a user that is a secret reads `{{secret:NAME}}`.
  var login: (scheme: AuthScheme, user: String, variable: String)?
  /// What else one that signs takes, and the variable that holds a second secret.
  var loginSettings: [AuthScheme.Setting.Name: String] = [:]
  var loginToken: String?
  /// Whether it opens a WebSocket.
  var isConversation = false
  /// What is said in it, and the protocols that may be spoken.
  var said: [Expression] = []
  var protocols: [String] = []
  /// What is told of a subscription in GraphQL, where it opens one.
  var subscription: [Expression.Argument]?
  /// What comes one after the other, where that is what the endpoint answers.
  var stream: Stream?

  struct Stream {
    let form: EndpointModel.StreamForm
    /// The type of each, as the code that uses it names it; `nil` for text.
    let item: String?
    /// Whether there are times in it.
    let hasMoments: Bool
  }

  private static let width = 100

  var lines: [String] {
    switch usage {
    case .async:
      function("func sample() async", client + (isConversation ? listening : stream.map(reading) ?? awaiting))
    case .callback: function("func sample()", client + callback)
    case .combine: function("func sample() -> AnyCancellable", client + combine)
    case .rx: function("func sample() -> any Disposable", client + rx)
    case .urlsession: function("func sample() async", [], made + session)
    }
  }

  private func function(_ head: String, _ parts: [String]...) -> [String] {
    SourceText.block(head, parts.flatMap { $0 })
  }

  /// The endpoint's value.
  private var made: [String] {
    Expression.call(endpoint, arguments).lines("let endpoint = ", room: Self.width - 2)
  }

  private var client: [String] {
    let transport = Expression.Argument("transport", .plain("URLSessionTransport()"))
    guard let login, let middleware = login.scheme.words.middleware else {
      let client = Expression.call("APIClient", [.init("service", service), transport])
      return client.lines("let client = ", room: Self.width - 2) + made
    }
    let prover = Expression.call(
      middleware, proof(login) + [.init("for", .plain("service.baseURL.origin"))])
    let client = Expression.call(
      "APIClient",
      [.init("service", .plain("service")), transport, .init("middleware", .array([.plain("login")]))])
    return service.lines("let service = ", room: Self.width - 2)
      + prover.lines("let login = ", room: Self.width - 2)
      + client.lines("let client = ", room: Self.width - 2) + made
  }

  /// What the middleware is made of besides the origin.
  private func proof(
    _ login: (scheme: AuthScheme, user: String, variable: String)
  ) -> [Expression.Argument] {
    func secret(_ variable: String) -> Expression { .call("Secret", [.init("", .environment(variable))]) }
    let user = Expression.text(redacted: login.user)
    guard let (call, owner, key) = login.scheme.words.signing else {
      return [.init("user", user), .init("password", secret(login.variable))]
    }
    let settings = login.scheme.settings.compactMap { setting -> Expression.Argument? in
      if setting.isSecret { return loginToken.map { .init(setting.name.rawValue, secret($0)) } }
      return loginSettings[setting.name].map {
        .init(setting.name.rawValue, .plain(SourceText.literal($0)))
      }
    }
    return [.init("", .call(call, [.init(owner, user), .init(key, secret(login.variable))] + settings))]
  }

  private var awaiting: [String] {
    [
      "do throws(APIError<\(endpoint).ErrorResponse>) {",
      "  let response = try await client.send(endpoint)",
      "  print(response)",
      "} catch {",
      "  print(error)",
      "}",
    ]
  }

  private var listening: [String] {
    if let subscription { return answering(subscription) }
    let names = protocols.map { Expression.plain(SourceText.literal($0)) }
    let settings = Expression.call("WebSocketSettings", [.init("protocols", .array(names))])
    let opening = Expression.call(
      "client.webSocket",
      [.init("", .plain("endpoint"))] + (protocols.isEmpty ? [] : [.init("", settings)]))
    let sending = said.flatMap {
      Expression.call("socket.send", [.init("", $0)]).lines("try await ", room: room)
    }
    return attempting(
      ["let socket = try await \(opening.text)"] + sending + [
        "for try await message in socket {",
        "  print(message)",
        "}",
      ])
  }

  private func reading(_ stream: Stream) -> [String] {
    let isEvent = stream.form == .events
    let (name, text) = isEvent ? ("event", "event.data") : ("line", "line")
    let kind = isEvent ? "event.type, " : ""
    let start = "for try await \(name) in client.\(name)s(of: endpoint)"
    guard let item = stream.item else {
      return attempting([start + " {", "  print(\(kind)\(text))", "}"])
    }
    return attempting([
      "let decoder = DocumentDecoder(\(stream.hasMoments ? "dates: .iso8601" : ""))",
      start + " where !\(text).isEmpty {",
      "  let item = try decoder.decode(\(item).self, from: Array(\(text).utf8))",
      "  print(\(kind)item)",
      "}",
    ])
  }

  private func answering(_ subscription: [Expression.Argument]) -> [String] {
    let call = Expression.call("client.graphQLSubscription", [.init("", .plain("endpoint"))] + subscription)
    return attempting(
      call.lines("let answers = try await ", room: room) + [
        "for try await answer in answers {",
        "  print(String(decoding: answer, as: UTF8.self))",
        "}",
      ])
  }

  /// What a line has where two braces are around it.
  private var room: Int { Self.width - 4 }

  /// What may fail, and what is said where it does.
  private func attempting(_ lines: [String]) -> [String] {
    ["do {"] + SourceText.indented(lines) + ["} catch {", "  print(error)", "}"]
  }

  private var callback: [String] {
    [
      "client.send(endpoint) { result in",
      "  switch result {",
      "  case .success(let response): print(response)",
      "  case .failure(let error): print(error)",
      "  }",
      "}",
    ]
  }

  private var combine: [String] {
    [
      "return client.publisher(for: endpoint).sink { completion in",
      "  if case .failure(let error) = completion { print(error) }",
      "} receiveValue: { response in",
      "  print(response)",
      "}",
    ]
  }

  private var rx: [String] {
    [
      "return client.single(for: endpoint).subscribe { response in",
      "  print(response)",
      "} onFailure: { error in",
      "  print(error)",
      "}",
    ]
  }

  private var session: [String] {
    [
      "do {",
      "  \(hasNoResponse ? "" : "let response = ")try await endpoint.send()",
      "  print(\(hasNoResponse ? "\"done\"" : "response"))",
      "} catch let failure as \(endpoint).Failure {",
      "  print(failure.status, String(decoding: failure.body, as: UTF8.self))",
      "} catch {",
      "  print(error)",
      "}",
    ]
  }
}
