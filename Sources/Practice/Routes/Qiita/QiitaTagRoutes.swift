/// `/qiita/api/v2/tags`: what articles are filed under.
enum QiitaTagRoutes: RouteGroup {
  static let title = "Qiita: tags"

  static let routes: [Route] = [
    .get("/qiita/api/v2/tags", "The tags there are, in pages (sort=count or name).") { call in
      Qiita.tell(call) { world in
        var tags = world.tags
        if call.query("sort") == "count" { tags.sort { ($0.items, $1.name) > ($1.items, $0.name) } }
        if call.query("sort") == "name" { tags.sort { $0.name < $1.name } }
        return Qiita.list(tags, call, \.json)
      }
    }
    .inPages(size: 20).taking(.query("sort", .oneOf(["count", "name"]), "By what to sort."))
    .failing(401, with: QiitaSchemas.error),
    .get(path, "One tag.", example: example) { call in
      Qiita.tell(call) { world in world.tag(call.parameter("id")).map { .json($0.json) } ?? Qiita.notFound }
    }
    .taking(tag).ofQiita(),
    .get(
      "/qiita/api/v2/users/{id}/following_tags", "The tags that a user follows, in pages.",
      example: "/qiita/api/v2/users/apus/following_tags"
    ) { call in
      Qiita.tellOfUser(call) { world, user in
        let isOwn = user.id == QiitaUser.authenticated.id
        let tags = isOwn ? world.followedTags.compactMap(world.tag) : []
        return Qiita.list(tags, call, \.json)
      }
    }
    .taking(.path("id", .text, "The name of an account.")).inPages(size: 20).ofQiita(),
    .get(own, "Whether you follow a tag: 204 or 404; needs a token.", example: example + "/following") {
      call in
      ofTag(call, .read) { world, name in world.followedTags.contains(name) ? .empty(204) : Qiita.notFound }
    }
    .taking(tag).ofQiita(.read),
    .put(own, "Follows a tag; needs a token; answers 204 without a body.", example: example + "/following") {
      call in
      ofTag(call, .write) { world, name in
        if !world.followedTags.contains(name) { world.followedTags.append(name) }
        return .empty(204)
      }
    }
    .taking(tag).ofQiita(.write),
    .delete(
      own, "Follows it no more; needs a token; answers 204 without a body.", example: example + "/following"
    ) { call in
      ofTag(call, .write) { world, name in
        world.followedTags.removeAll { $0 == name }
        return .empty(204)
      }
    }
    .taking(tag).ofQiita(.write),
  ]

  private static let path = "/qiita/api/v2/tags/{id}"
  private static let own = path + "/following"
  private static let example = "/qiita/api/v2/tags/Swift"
  private static let tag = Parameter.path("id", .text, "The name of a tag.")

  private static func ofTag(
    _ call: Call, _ right: Qiita.Right, _ make: (inout QiitaWorld, String) -> Response
  ) -> Response {
    Qiita.tell(call, right) { world in
      guard let tag = world.tag(call.parameter("id")) else { return Qiita.notFound }
      return make(&world, tag.name)
    }
  }
}
