/// More of `/qiita/api/v2/items`: one's own, those of a user, those under a tag, and changes.
enum QiitaItemRoutes: RouteGroup {
  static let title = "Qiita: articles"

  static let routes: [Route] = [
    .get(
      "/qiita/api/v2/authenticated_user/items", "Your own articles, newest first, in pages; needs a token."
    ) { call in
      Qiita.tell(call, .read) { world in
        let own = world.items.all.reversed().filter { $0.author.id == QiitaUser.authenticated.id }
        return Qiita.list(own, call, world.json)
      }
    }
    .inPages(size: 20).answering(200, .array(of: QiitaSchemas.item)).ofQiita(.read),
    .patch(
      "/qiita/api/v2/items/{id}", "Changes an article; needs a token.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(5))", body: #"{"title": "はじめまして"}"#
    ) { call in
      Qiita.tellOfItem(call, .write, { change(call, &$0, $1) })
    }
    .taking(id).answering(200, QiitaSchemas.item).ofQiita(.write)
    .sending(
      .object([
        "title?": .text, "body?": .text, "private?": .boolean,
        "tags?": .array(of: .object(["name": .text, "versions?": .array(of: .text)])),
      ])),
    .post(
      "/qiita/api/v2/imported_items", "Publishes an article of another in a team; needs a token.",
      body:
        #"{"title": "はじめまして", "body": "本文", "tags": [{"name": "Swift", "versions": []}], "user_id": "tsubame"}"#
    ) { call in
      Qiita.tell(call, .writeTeam) { create(call, &$0) }
    }
    .answering(201, QiitaSchemas.item).ofQiita(.writeTeam)
    .sending(
      .object([
        "title": .text, "body": .text, "user_id": .text("tsubame"),
        "tags": .array(of: .object(["name": .text, "versions?": .array(of: .text)])),
        "created_at?": .text("2025-01-01T00:00:00+09:00"), "updated_at?": .text("2025-01-01T00:00:00+09:00"),
      ])),
    .get(
      "/qiita/api/v2/users/{id}/items", "The articles of a user, newest first, in pages.",
      example: "/qiita/api/v2/users/apus/items?per_page=2"
    ) { call in
      Qiita.tellOfUser(call) { world, user in
        Qiita.list(world.listedItems.filter { $0.author.id == user.id }, call, world.json)
      }
    }
    .taking(.path("id", .text, "The name of an account.")).inPages(size: 20)
    .answering(200, .array(of: QiitaSchemas.item)).ofQiita(),
    .get(
      "/qiita/api/v2/tags/{id}/items", "The articles under a tag, newest first, in pages.",
      example: "/qiita/api/v2/tags/Swift/items?per_page=2"
    ) { call in
      Qiita.tell(call) { world in
        guard let tag = world.tag(call.parameter("id")) else { return Qiita.notFound }
        let found = world.listedItems.filter { item in item.tags.contains { $0.name == tag.name } }
        return Qiita.list(found, call, world.json)
      }
    }
    .taking(.path("id", .text, "The name of a tag.")).inPages(size: 20)
    .answering(200, .array(of: QiitaSchemas.item)).ofQiita(),
    .get(
      "/qiita/api/v2/items/reactions", "What was done about the articles of a team; needs a token."
    ) { call in
      Qiita.tell(call, .readTeam) { world in Qiita.list(world.listedItems, call) { world.actions(on: $0) } }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .post(
      "/qiita/api/v2/items/{id}/taggings", "Puts a tag on an article of a team; needs a token.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(5))/taggings", body: #"{"name": "API", "versions": []}"#
    ) { call in
      Qiita.reading(QiitaItem.Tag.self, call) { tag in
        Qiita.tellOfItem(call, .writeTeam) { world, item in
          let isThere = item.tags.contains { $0.name.equalsIgnoringCase(tag.name) }
          guard !tag.name.isEmpty, !isThere, item.tags.count < 5 else { return Qiita.badRequest }
          _ = world.items.update {
            $0.id == item.id
          } with: {
            $0.tags.append(tag)
          }
          return .json(tag.json, status: 201)
        }
      }
    }
    .taking(id).ofQiita(.writeTeam).sending(.object(["name": .text, "versions?": .array(of: .text)])),
    .delete(
      "/qiita/api/v2/items/{id}/taggings/{name}", "Takes a tag from an article of a team; needs a token.",
      example: "/qiita/api/v2/items/\(QiitaItem.id(5))/taggings/%E7%B7%B4%E7%BF%92"
    ) { call in
      Qiita.tellOfItem(call, .writeTeam) { world, item in
        let name = call.parameter("name")
        guard item.tags.contains(where: { $0.name.equalsIgnoringCase(name) }) else { return Qiita.notFound }
        _ = world.items.update {
          $0.id == item.id
        } with: { item in
          item.tags.removeAll { $0.name.equalsIgnoringCase(name) }
        }
        return .empty(204)
      }
    }
    .taking(id).ofQiita(.writeTeam),
  ]

  static let id = Parameter.path("id", .text, "The twenty digits that an article has in a list.")

  private struct Imported: Decodable {
    enum CodingKeys: String, CodingKey {
      case title, body, tags
      case author = "user_id"
    }

    let title: String
    let body: String
    let tags: [QiitaItem.Tag]
    let author: String
  }

  private static func create(_ call: Call, _ world: inout QiitaWorld) -> Response {
    guard case .success(let new) = BodyReader.read(Imported.self, from: call.request.body.bytes),
      !new.title.isEmpty, !new.body.isEmpty, (1...5).contains(new.tags.count),
      let author = QiitaUser.named(new.author)
    else { return Qiita.badRequest }
    let item = world.items.add { number in
      QiitaItem(
        id: QiitaItem.id(number), title: new.title, body: new.body, tags: new.tags, isPrivate: false,
        author: author, likes: 0)
    }
    return .json(world.json(of: item), status: 201)
  }

  private struct Change: Decodable {
    let title: String?
    let body: String?
    let tags: [QiitaItem.Tag]?
    let `private`: Bool?
  }

  private static func change(_ call: Call, _ world: inout QiitaWorld, _ item: QiitaItem) -> Response {
    guard item.author.id == QiitaUser.authenticated.id else {
      return Qiita.error(403, "Forbidden", "forbidden")
    }
    guard case .success(let change) = BodyReader.read(Change.self, from: call.request.body.bytes),
      change.title?.isEmpty != true, change.body?.isEmpty != true,
      (1...5).contains(change.tags?.count ?? item.tags.count)
    else { return Qiita.badRequest }
    let changed = world.items.update {
      $0.id == item.id
    } with: { item in
      item.title = change.title ?? item.title
      item.body = change.body ?? item.body
      item.tags = change.tags ?? item.tags
      item.isPrivate = change.private ?? item.isPrivate
    }
    return .json(world.json(of: changed ?? item))
  }
}

extension QiitaWorld {
  fileprivate func actions(on item: QiitaItem) -> JSONText {
    let comments = comments.all.filter { $0.place == .item(item.id) }
    let reactions = reactions.all.filter { $0.place == .item(item.id) }
    return [
      "comments": .array(
        comments.map {
          ["created_at": .string($0.created), "id": .string($0.id), "user": json(of: $0.author)]
        }),
      "created_at": "2020-12-31T23:59:59+09:00", "id": .string(item.id), "page_views_count": nil,
      "reactions": .array(reactions.map { $0.json(in: self) }), "title": .string(item.title),
      "url": .string("https://qiita.com/\(item.author.id)/items/\(item.id)"),
      "updated_at": .string(Self.now), "user": json(of: item.author),
    ]
  }
}
