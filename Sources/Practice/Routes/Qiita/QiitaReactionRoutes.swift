/// The emoji under articles, comments and projects of a team.
enum QiitaReactionRoutes: RouteGroup {
  static let title = "Qiita: reactions"

  static let routes: [Route] =
    under("items", "an article", example: QiitaItem.id(3)) { id, world in world.item(id).map { .item($0.id) }
    }
    + under("comments", "a comment", example: QiitaComment.id(1)) { id, world in
      world.comments.all.contains { $0.id == id } ? .comment(id) : nil
    }
    + under("projects", "a project", example: "1") { id, world in
      world.projects.all.first { String($0.id) == id }.map { .project($0.id) }
    }

  private static func under(
    _ kind: String, _ what: String, example id: String,
    _ find: @escaping @Sendable (String, QiitaWorld) -> QiitaPlace?
  ) -> [Route] {
    let path = "/qiita/api/v2/\(kind)/{id}/reactions"
    let example = "/qiita/api/v2/\(kind)/\(id)/reactions"
    @Sendable func tell(
      _ call: Call, _ right: Qiita.Right, _ make: (inout QiitaWorld, QiitaPlace) -> Response
    ) -> Response {
      Qiita.tell(call, right) { world in
        guard let place = find(call.parameter("id"), world) else { return Qiita.notFound }
        return make(&world, place)
      }
    }
    let routes: [Route] = [
      .post(path, "Puts an emoji under \(what); needs a token.", example: example, body: #"{"name": "+1"}"#) {
        call in
        tell(call, .writeTeam) { world, place in react(to: place, call, &world) }
      }
      .sending(.object(["name": .text])),
      .get(path, "The emoji under \(what); needs a token.", example: example) { call in
        tell(call, .readTeam) { world, place in
          .json(.array(world.reactions.all.filter { $0.place == place }.map { $0.json(in: world) }))
        }
      },
      .delete(path + "/{name}", "Takes an emoji of yours away; needs a token.", example: example + "/heart") {
        call in
        tell(call, .writeTeam) { world, place in
          world.reactions.remove { $0.isOwn(call.parameter("name"), at: place) }
            ? .empty(204) : Qiita.notFound
        }
      },
    ]
    return routes.map { $0.ofQiita(.writeTeam) }
  }

  private struct New: Decodable {
    let name: String
  }

  private static func react(to place: QiitaPlace, _ call: Call, _ world: inout QiitaWorld) -> Response {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes), !new.name.isEmpty
    else { return Qiita.badRequest }
    guard !world.reactions.all.contains(where: { $0.isOwn(new.name, at: place) }) else {
      return Qiita.error(403, "Already reacted", "already_reacted")
    }
    let reaction = world.reactions.add { _ in
      QiitaReaction(place: place, name: new.name, user: .authenticated)
    }
    return .json(reaction.json(in: world), status: 201)
  }
}

extension QiitaReaction {
  fileprivate func isOwn(_ name: String, at place: QiitaPlace) -> Bool {
    self.place == place && self.name == name && user.id == QiitaUser.authenticated.id
  }
}
