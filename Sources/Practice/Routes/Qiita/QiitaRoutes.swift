/// `/qiita/api/v2`: people and their articles.
enum QiitaRoutes: RouteGroup {
  static let title = "Qiita"

  static let routes: [Route] = [
    .get("/qiita/api/v2/authenticated_user", "Your own profile; needs a token.") { call in
      Qiita.answerToOwner(call) { Qiita.ofWorld(call) { .json($0.ownJSON) } }
    }
    .needingToken().answering(200, QiitaSchemas.ownUser).failing(401, 403, with: QiitaSchemas.error),
    .get("/qiita/api/v2/users/{id}", "A profile.", example: "/qiita/api/v2/users/apus") { call in
      Qiita.answer(call) {
        Qiita.ofWorld(call) { world in
          QiitaUser.named(call.parameter("id")).map { .json(world.json(of: $0)) } ?? Qiita.notFound
        }
      }
    }
    .taking(.path("id", .text, "The name of an account."))
    .answering(200, QiitaSchemas.user).failing(401, 404, with: QiitaSchemas.error),
    .get(
      "/qiita/api/v2/items", "Articles, newest first, in pages (per_page, page, Link, Total-Count).",
      example: "/qiita/api/v2/items?per_page=2"
    ) { call in
      Qiita.answer(call) { list(call) }
    }
    .taking(Page.parameters(size: 20))
    .taking(.query("query", .text, "Words, and qualifiers: tag:Swift, user:apus, title:JSON, stocks:>10."))
    .answering(200, .array(of: QiitaSchemas.item)).failing(401, with: QiitaSchemas.error),
    .post(
      "/qiita/api/v2/items", "Publishes an article; needs a token.",
      body: #"{"title": "はじめまして", "body": "本文", "tags": [{"name": "Swift", "versions": []}]}"#
    ) { call in
      Qiita.answerToOwner(call) { create(call) }
    }
    .needingToken().sending(QiitaSchemas.newItem).answering(201, QiitaSchemas.item)
    .failing(400, 401, 403, with: QiitaSchemas.error),
    .get(
      "/qiita/api/v2/items/{id}", "One article.", example: "/qiita/api/v2/items/\(QiitaItem.id(1))"
    ) { call in
      Qiita.answer(call) {
        Qiita.ofWorld(call) { world in
          world.item(call.parameter("id")).map { .json(world.json(of: $0)) } ?? Qiita.notFound
        }
      }
    }
    .taking(item).answering(200, QiitaSchemas.item).failing(401, 404, with: QiitaSchemas.error),
    .delete(
      "/qiita/api/v2/items/{id}", "Removes an article; needs a token; answers 204 without a body.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(1))"
    ) { call in
      Qiita.answerToOwner(call) {
        Qiita.ofWorld(call) { $0.removeItem(call.parameter("id")) ? .empty(204) : Qiita.notFound }
      }
    }
    .needingToken().taking(item).failing(401, 403, 404, with: QiitaSchemas.error),
    .fallback("/qiita") { call in
      Qiita.answer(call) { Qiita.error(404, "Not found", "not_found", nearest: NearestRoute.line(for: call)) }
    },
  ]

  private static let item = Parameter.path("id", .text, "The twenty digits that an article has in a list.")

  private static func list(_ call: Call) -> Response {
    let query = ItemQuery(call.query("query") ?? "")
    return Qiita.ofWorld(call) { world in
      Qiita.list(world.listedItems.filter(query.matches), call, world.json)
    }
  }

  private struct NewItem: Decodable {
    let title: String
    let body: String
    let tags: [QiitaItem.Tag]
    let `private`: Bool?
  }

  private static func create(_ call: Call) -> Response {
    guard case .success(let new) = BodyReader.read(NewItem.self, from: call.request.body.bytes),
      !new.title.isEmpty, !new.body.isEmpty, (1...5).contains(new.tags.count)
    else { return Qiita.badRequest }
    return Qiita.ofWorld(call) { world in
      let item = world.items.add { number in
        QiitaItem(
          id: QiitaItem.id(number), title: new.title, body: new.body, tags: new.tags,
          isPrivate: new.private ?? false, author: .authenticated, likes: 0)
      }
      return .json(world.json(of: item), status: 201)
    }
  }
}
