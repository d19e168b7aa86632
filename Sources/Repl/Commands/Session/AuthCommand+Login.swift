internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings

// Logins with OAuth 2.
extension AuthCommand {
  /// Leads through a login, over what requests go over.
  func login(
    _ session: Session, _ surroundings: Surroundings, _ output: Output
  ) throws(LineProblem) -> LoginDialogue {
    guard let transport = surroundings.transport else {
      throw LineProblem(.usageCommand, "nothing can be asked here", at: range)
    }
    let environment = surroundings.environment
    return LoginDialogue(
      environment, over: transport, userAgent: userAgent(session, environment),
      deadlines: session.settings.requestOptions.deadlines, output, with: session.variables,
      given: { surroundings.given($0, $1) },
      leftOut: { surroundings.leaveOut(GivenSecret(Secret($0, name: $1), source: nil)) })
  }

  /// What requests that no line makes say of the program: what the session's header says, or else the usual; `nil` says
  /// nothing.
  private func userAgent(_ session: Session, _ environment: Environment) -> String? {
    if case .text(let text)? = session.headers.first("User-Agent")?.value { return text }
    return session.omitsUserAgent ? nil : environment.userAgent
  }

  /// What a login comes to.
  func credential(
    _ wish: LoginWish, _ session: Session, _ surroundings: Surroundings, _ output: Output
  ) async throws -> Credential {
    let given = try wish.secretWord.map { word throws(LineProblem) in
      try surroundings.secret(
        from: word, named: "client_secret", asking: "", at: range, with: session.variables
      ).0
    }
    let place = LoginDialogue.Place(
      base: session.base, practice: session.practice, last: session.records.last?.exchange,
      described: session.specification?.index.securitySchemes ?? [])
    let login = try await login(session, surroundings, output).logIn(wish, at: place) { client in
      guard wish.asksForSecret else { return given }
      return try surroundings.secret(
        from: nil, named: "client_secret", asking: "client_secret for \(client): ", at: range,
        with: session.variables,
        try: "auth oauth2 --client \(ItemPrinter().quoted(client)) --secret env:CLIENT_SECRET"
      ).0
    }
    return Credential(
      .field(login.field), for: login.origin, summary: "oauth2 \(login.client.id)",
      line: "auth oauth2 --client \(ItemPrinter().quoted(login.client.id))", login: login)
  }
}
