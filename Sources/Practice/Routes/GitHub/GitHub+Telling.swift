import Synchronization

extension GitHub {
  /// What a token may be for.
  static let scopes = ["gist", "notifications", "repo", "user", "workflow"]

  /// Answers what anybody may ask: with the scopes of the token, and with a tag for conditions.
  static func tell(_ call: Call, _ make: () -> Response) -> Response {
    answer(call, make).adding(scopeFields(call, needing: "")).conditional(call)
  }

  /// As `tell`, for what a token must have a scope for.
  static func tell(_ call: Call, needing scope: String, _ make: () -> Response) -> Response {
    let has = Scopes(of: Token.text(of: call), all: scopes).names
    return answerToOwner(call) {
      has.contains(scope) ? make() : error(403, "Missing the '\(scope)' scope.")
    }
    .adding(scopeFields(call, needing: scope)).conditional(call)
  }

  private static func scopeFields(_ call: Call, needing scope: String) -> [Field] {
    guard Token(call).isAccepted else { return [] }
    let has = Scopes(of: Token.text(of: call), all: scopes)
    return [Field("X-OAuth-Scopes", has.text), Field("X-Accepted-OAuth-Scopes", scope)]
  }

  // MARK: The world

  /// There is no such repository, but another.
  static func noRepository(_ call: Call) -> Response {
    let name = call.parameter("repo").lowercased()
    let owned = GitHubRepository.all.filter { $0.owner.login.equalsIgnoringCase(call.parameter("owner")) }
    let near = (owned + GitHubRepository.all).first { $0.name.lowercased().contains(name) }
    return error(
      404, "Not Found",
      nearest: "GET " + (near.map { "/github/repos/\($0.fullName)" } ?? GitHubRepositoryRoutes.example))
  }

  /// Answers of the repository that the path names; what becomes of it is kept.
  static func ofProject(
    _ call: Call, _ make: (inout GitHubProject, inout GitHubWorld) -> Response
  ) -> Response {
    call.site.state.github.withLock { world in
      guard let repository = world.repository(call.parameter("owner"), call.parameter("repo")) else {
        return noRepository(call)
      }
      var project = world.project(of: repository)
      let response = make(&project, &world)
      world.keep(project)
      return response
    }
  }

  static func ofProject(_ call: Call, _ make: (inout GitHubProject) -> Response) -> Response {
    ofProject(call) { project, _ in make(&project) }
  }

  static func ofWorld(_ call: Call, _ make: (inout GitHubWorld) -> Response) -> Response {
    call.site.state.github.withLock { make(&$0) }
  }

  /// All repositories, with their counts as they are now.
  static func repositories(_ call: Call) -> [GitHubRepository] {
    call.site.state.github.withLock { $0.repositories }
  }

  /// Reads a body, and says in GitHub's words what is wrong with it.
  static func reading<Value: Decodable>(
    _ type: Value.Type, of resource: String, _ call: Call, _ make: (Value) -> Response
  ) -> Response {
    switch BodyReader.read(type, from: call.request.body.bytes) {
    case .failure(.syntax): error(400, "Problems parsing JSON")
    case .failure(.missing(let field)): invalid(resource, field: field, code: "missing_field")
    case .failure(.wrongType(let field)): invalid(resource, field: field, code: "invalid")
    case .success(let value): make(value)
    }
  }

  /// A page of a list.
  static func list<Item>(_ all: [Item], _ call: Call, _ json: (Item) -> JSONText) -> Response {
    let page = Page(call, size: 30)
    return .json(.array(page.items(of: all).map(json)), page.links(of: all.count, call))
  }

  /// A page of accounts.
  static func list(_ logins: LoginList, _ call: Call) -> Response {
    let page = Page(call, size: 30)
    let accounts = logins.logins(on: page).compactMap { GitHubUser.named($0)?.summary }
    return .json(.array(accounts), page.links(of: logins.count, call))
  }
}

extension Route {
  /// What every route below a repository takes and can fail with.
  func ofRepository(needingToken: Bool = false) -> Route {
    let route = taking(
      .path("owner", .text, "Whose repository it is."), .path("repo", .text, "What it is called.")
    ).failing(401, 404, with: GitHubSchemas.error)
    return needingToken ? route.needingToken().failing(403, 422, with: GitHubSchemas.error) : route
  }

  /// For lists that come in pages.
  func inPages(size: Int = 30) -> Route { taking(Page.parameters(size: size)) }
}
