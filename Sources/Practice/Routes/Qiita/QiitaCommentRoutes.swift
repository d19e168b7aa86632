/// `/qiita/api/v2/comments`, and those of an article.
enum QiitaCommentRoutes: RouteGroup {
  static let title = "Qiita: comments"

  static let routes: [Route] = [
    .get(
      "/qiita/api/v2/items/{id}/comments", "What was said about an article.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(3))/comments"
    ) { call in
      Qiita.tellOfItem(call) { world, item in
        .json(.array(world.comments.all.filter { $0.place == .item(item.id) }.map { $0.json(in: world) }))
      }
    }
    .taking(QiitaItemRoutes.id).ofQiita(),
    .post(
      "/qiita/api/v2/items/{id}/comments", "Says something about an article; needs a token.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(3))/comments", body: #"{"body": "なるほど"}"#
    ) { call in
      Qiita.tellOfItem(call, .write) { world, item in QiitaComment.add(to: .item(item.id), call, &world) }
    }
    .taking(QiitaItemRoutes.id).sending(.object(["body": .text])).ofQiita(.write),
    .post(
      "/qiita/api/v2/items/{id}/imported_comments",
      "Brings what another has said on an article of a team; needs a token.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(3))/imported_comments",
      body: #"{"body": "なるほど", "user_id": "tsubame"}"#
    ) { call in
      Qiita.tellOfItem(call, .writeTeam) { world, item in
        QiitaComment.imported(to: .item(item.id), call, &world)
      }
    }
    .taking(QiitaItemRoutes.id).sending(QiitaComment.importSchema).ofQiita(.writeTeam),
    .get(path, "One comment.", example: example(1)) { call in
      Qiita.tell(call) { world in ofComment(call, &world) { .json($0.json(in: $1)) } }
    }
    .taking(id).ofQiita(),
    .patch(
      path, "Changes a comment of yours; needs a token.", example: example(3), body: #"{"body": "進みました。"}"#
    ) {
      call in
      Qiita.tell(call, .write) { world in ofComment(call, &world) { change($0, call, &$1) } }
    }
    .taking(id).sending(.object(["body": .text])).ofQiita(.write),
    .put(
      path + "/thank", "Thanks for a comment; needs a token; answers 204 without a body.",
      example: example(1) + "/thank"
    ) {
      call in
      Qiita.tell(call, .write) { world in thank(call, &world, true) }
    }
    .taking(id).ofQiita(.write),
    .delete(
      path + "/thank", "Takes the thanks back; needs a token; answers 204 without a body.",
      example: example(1) + "/thank"
    ) {
      call in
      Qiita.tell(call, .write) { world in thank(call, &world, false) }
    }
    .taking(id).ofQiita(.write),
    .delete(
      path, "Removes a comment of yours; needs a token; answers 204 without a body.", example: example(3)
    ) { call in
      Qiita.tell(call, .write) { world in
        ofComment(call, &world) { comment, world in
          guard comment.author.id == QiitaUser.authenticated.id else {
            return Qiita.error(403, "Forbidden", "forbidden")
          }
          world.reactions.remove { $0.place == .comment(comment.id) }
          world.comments.remove { $0.id == comment.id }
          return .empty(204)
        }
      }
    }
    .taking(id).ofQiita(.write),
  ]

  static let path = "/qiita/api/v2/comments/{id}"
  static let id = Parameter.path("id", .text, "The twenty digits that a comment has in a list.")

  static func example(_ number: Int) -> String { "/qiita/api/v2/comments/\(QiitaComment.id(number))" }

  static func ofComment(
    _ call: Call, _ world: inout QiitaWorld, _ make: (QiitaComment, inout QiitaWorld) -> Response
  ) -> Response {
    let id = call.parameter("id")
    guard let comment = world.comments.all.first(where: { $0.id == id }) else { return Qiita.notFound }
    return make(comment, &world)
  }

  private static func change(
    _ comment: QiitaComment, _ call: Call, _ world: inout QiitaWorld
  ) -> Response {
    guard comment.author.id == QiitaUser.authenticated.id else {
      return Qiita.error(403, "Forbidden", "forbidden")
    }
    guard let body = QiitaComment.body(call) else { return Qiita.badRequest }
    let changed = world.comments.update {
      $0.id == comment.id
    } with: {
      $0.body = body
      $0.updated = QiitaWorld.now
    }
    return .json((changed ?? comment).json(in: world))
  }

  private static func thank(_ call: Call, _ world: inout QiitaWorld, _ isThanked: Bool) -> Response {
    ofComment(call, &world) { comment, world in
      _ = world.comments.update {
        $0.id == comment.id
      } with: {
        $0.isThanked = isThanked
      }
      return .empty(204)
    }
  }
}

extension QiitaComment {
  private struct New: Decodable {
    enum CodingKeys: String, CodingKey {
      case body
      case author = "user_id"
      case created = "created_at"
      case updated = "updated_at"
    }

    let body: String
    let author: String?
    let created: String?
    let updated: String?
  }

  static let importSchema = Schema.object([
    "body": .text, "user_id": .text("tsubame"), "created_at?": .text("2025-01-01T00:00:00+09:00"),
    "updated_at?": .text("2025-01-01T00:00:00+09:00"),
  ])

  /// The text of a new comment; nil when there is none.
  static func body(_ call: Call) -> String? {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes) else {
      return nil
    }
    return new.body.isEmpty ? nil : new.body
  }

  static func add(to place: QiitaPlace, _ call: Call, _ world: inout QiitaWorld) -> Response {
    guard let body = body(call) else { return Qiita.badRequest }
    let comment = world.comments.add { number in
      QiitaComment(
        id: id(number), place: place, author: .authenticated, body: body, created: QiitaWorld.now,
        updated: QiitaWorld.now)
    }
    return .json(comment.json(in: world), status: 201)
  }

  /// What another has said.
  static func imported(to place: QiitaPlace, _ call: Call, _ world: inout QiitaWorld) -> Response {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes),
      !new.body.isEmpty,
      let author = new.author.flatMap(QiitaUser.named)
    else { return Qiita.badRequest }
    let comment = world.comments.add { number in
      QiitaComment(
        id: id(number), place: place, author: author, body: new.body,
        created: new.created ?? QiitaWorld.now, updated: new.updated ?? QiitaWorld.now)
    }
    return .json(comment.json(in: world), status: 201)
  }
}
