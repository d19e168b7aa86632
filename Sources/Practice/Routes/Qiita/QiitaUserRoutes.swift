/// `/qiita/api/v2/users`: everybody, and who follows whom.
enum QiitaUserRoutes: RouteGroup {
  static let title = "Qiita: users"

  static let routes: [Route] = [
    .get(
      "/qiita/api/v2/users", "Everybody, newest first, in pages.", example: "/qiita/api/v2/users?per_page=3"
    ) { call in
      Qiita.tell(call) { world in
        let everybody = QiitaUser.all.map(\.id) + QiitaReader.ids(QiitaReader.most)
        return Qiita.list(users: everybody.reversed(), call, in: world)
      }
    }
    .inPages(size: 20).answering(200, .array(of: QiitaSchemas.user)).failing(401, with: QiitaSchemas.error),
    .get(path + "/followers", "Who follows a user, in pages.", example: example + "/followers?per_page=3") {
      call in
      Qiita.tellOfUser(call) { world, user in Qiita.list(users: world.followers(of: user), call, in: world) }
    }
    .taking(id).inPages(size: 20).answering(200, .array(of: QiitaSchemas.user)).ofQiita(),
    .get(path + "/followees", "Whom a user follows, in pages.", example: example + "/followees?per_page=3") {
      call in
      Qiita.tellOfUser(call) { world, user in Qiita.list(users: world.followees(of: user), call, in: world) }
    }
    .taking(id).inPages(size: 20).answering(200, .array(of: QiitaSchemas.user)).ofQiita(),
    .get(
      path + "/following", "Whether you follow a user: 204 or 404; needs a token.",
      example: example + "/following"
    ) { call in
      Qiita.tellOfUser(call, .read) { world, user in
        world.followedUsers.contains(user.id) ? .empty(204) : Qiita.notFound
      }
    }
    .taking(id).ofQiita(.read),
    .put(
      path + "/following", "Follows a user; needs a token; answers 204 without a body.",
      example: example + "/following"
    ) { call in
      Qiita.tellOfUser(call, .write) { world, user in
        guard user.id != QiitaUser.authenticated.id else {
          return Qiita.error(403, "Forbidden", "forbidden")
        }
        if !world.followedUsers.contains(user.id) { world.followedUsers.append(user.id) }
        return .empty(204)
      }
    }
    .taking(id).ofQiita(.write),
    .delete(
      path + "/following", "Follows them no more; needs a token; answers 204 without a body.",
      example: example + "/following"
    ) { call in
      Qiita.tellOfUser(call, .write) { world, user in
        world.followedUsers.removeAll { $0 == user.id }
        return .empty(204)
      }
    }
    .taking(id).ofQiita(.write),
  ]

  private static let path = "/qiita/api/v2/users/{id}"
  private static let example = "/qiita/api/v2/users/tsubame"
  private static let id = Parameter.path("id", .text, "The name of an account.")
}
