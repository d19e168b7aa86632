import Synchronization

extension Qiita {
  /// What a token may be for.
  static let scopes = ["read_qiita", "write_qiita", "read_qiita_team", "write_qiita_team"]

  /// What is asked for, which decides who may ask.
  enum Right: String {
    case anybody = ""
    case read = "read_qiita"
    case write = "write_qiita"
    case readTeam = "read_qiita_team"
    case writeTeam = "write_qiita_team"
  }

  /// Answers out of the world, to who may ask, and with a tag for conditions.
  static func tell(
    _ call: Call, _ right: Right = .anybody, _ make: (inout QiitaWorld) -> Response
  ) -> Response {
    func told() -> Response { call.site.state.qiita.withLock { make(&$0) } }
    guard right != .anybody else { return answer(call, told).conditional(call) }
    return answerToOwner(call) {
      let has = Scopes(of: Token.text(of: call), all: scopes).names
      return has.contains(right.rawValue) ? told() : error(403, "Forbidden", "forbidden")
    }.conditional(call)
  }

  /// As `tell`, about the article that the path names.
  static func tellOfItem(
    _ call: Call, _ right: Right = .anybody, _ make: (inout QiitaWorld, QiitaItem) -> Response
  ) -> Response {
    tell(call, right) { world in
      guard let item = world.item(call.parameter("id")) else { return notFound }
      return make(&world, item)
    }
  }

  /// As `tell`, about the account that the path names.
  static func tellOfUser(
    _ call: Call, _ right: Right = .anybody, _ make: (inout QiitaWorld, QiitaUser) -> Response
  ) -> Response {
    tell(call, right) { world in
      guard let user = QiitaUser.named(call.parameter("id")) else { return notFound }
      return make(&world, user)
    }
  }

  /// Reads a body, and says in Qiita's words that something is wrong with it.
  static func reading<Value: Decodable>(
    _ type: Value.Type, _ call: Call, _ make: (Value) -> Response
  ) -> Response {
    guard case .success(let value) = BodyReader.read(type, from: call.request.body.bytes) else {
      return badRequest
    }
    return make(value)
  }

  /// A page of a list, and how many there are.
  static func list<Item>(_ all: [Item], _ call: Call, _ json: (Item) -> JSONText) -> Response {
    let page = Page(call, size: 20)
    return .json(
      .array(page.items(of: all).map(json)),
      page.links(of: all.count, call) + [Field("Total-Count", String(all.count))])
  }

  /// A page of accounts.
  static func list(users: [String], _ call: Call, in world: QiitaWorld) -> Response {
    list(users, call) { id in QiitaUser.named(id).map(world.json) ?? .null }
  }
}

extension Route {
  /// What Qiita's routes fail with, beside what is their own.
  func ofQiita(_ right: Qiita.Right = .anybody) -> Route {
    right == .anybody
      ? failing(401, 404, with: QiitaSchemas.error)
      : needingToken().failing(400, 401, 403, 404, with: QiitaSchemas.error)
  }
}
