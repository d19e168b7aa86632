/// `/qiita/api/v2/projects`: the projects of a team.
enum QiitaProjectRoutes: RouteGroup {
  static let title = "Qiita: projects"

  static let routes: [Route] = [
    .get(root, "The projects of a team, newest first, in pages; needs a token.") { call in
      Qiita.tell(call, .readTeam) { world in
        Qiita.list(world.projects.all.reversed(), call) { $0.json(in: world) }
      }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .post(root, "Begins a project; needs a token.", example: root, body: #"{"name": "あたらしい", "body": "本文"}"#)
    { call in
      Qiita.tell(call, .writeTeam) { create(call, &$0) }
    }
    .sending(.object(["name": .text, "body": .text, "archived?": .boolean])).ofQiita(.writeTeam),
    .post(
      "/qiita/api/v2/imported_projects", "Begins a project of another; needs a token.",
      body: #"{"name": "あたらしい", "body": "本文", "user_id": "tsubame"}"#
    ) { call in
      Qiita.tell(call, .writeTeam) { create(call, &$0, isImported: true) }
    }
    .sending(
      .object([
        "name": .text, "body": .text, "user_id": .text("tsubame"), "archived?": .boolean,
        "created_at?": .text("2025-01-01T00:00:00+09:00"), "updated_at?": .text("2025-01-01T00:00:00+09:00"),
      ])
    ).ofQiita(.writeTeam),
    .get(path, "One project; needs a token.", example: example) { call in
      ofProject(call, .readTeam) { world, project in .json(project.json(in: world)) }
    }
    .ofQiita(.readTeam),
    .patch(path, "Changes a project; needs a token.", example: example, body: #"{"archived": true}"#) {
      call in
      ofProject(call, .writeTeam) { change(call, &$0, $1) }
    }
    .sending(.object(["name?": .text, "body?": .text, "archived?": .boolean])).ofQiita(.writeTeam),
    .get(path + "/comments", "What was said about a project; needs a token.", example: example + "/comments")
    { call in
      ofProject(call, .readTeam) { world, project in
        let found = world.comments.all.filter { $0.place == .project(project.id) }
        return Qiita.list(found, call) { $0.json(in: world) }
      }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .post(
      path + "/comments", "Says something about a project; needs a token.", example: example + "/comments",
      body: #"{"body": "なるほど"}"#
    ) { call in
      ofProject(call, .writeTeam) { QiitaComment.add(to: .project($1.id), call, &$0) }
    }
    .sending(.object(["body": .text])).ofQiita(.writeTeam),
    .post(
      path + "/imported_comments", "Brings what another has said on a project; needs a token.",
      example: example + "/imported_comments", body: #"{"body": "なるほど", "user_id": "tsubame"}"#
    ) { call in
      ofProject(call, .writeTeam) { QiitaComment.imported(to: .project($1.id), call, &$0) }
    }
    .sending(QiitaComment.importSchema).ofQiita(.writeTeam),
    .delete(path, "Removes a project; needs a token; answers 204 without a body.", example: "\(root)/2") {
      call in
      ofProject(call, .writeTeam) { world, project in
        world.comments.remove { $0.place == .project(project.id) }
        world.reactions.remove { $0.place == .project(project.id) }
        world.projects.remove { $0.id == project.id }
        return .empty(204)
      }
    }
    .ofQiita(.writeTeam),
  ]

  private static let root = "/qiita/api/v2/projects"
  private static let path = root + "/{id}"
  private static let example = root + "/1"

  private static func ofProject(
    _ call: Call, _ right: Qiita.Right, _ make: (inout QiitaWorld, QiitaProject) -> Response
  ) -> Response {
    Qiita.tell(call, right) { world in
      guard let project = world.projects.all.first(where: { String($0.id) == call.parameter("id") }) else {
        return Qiita.notFound
      }
      return make(&world, project)
    }
  }

  private struct New: Decodable {
    enum CodingKeys: String, CodingKey {
      case name, body, archived
      case author = "user_id"
    }

    let name: String
    let body: String
    let archived: Bool?
    let author: String?
  }

  /// - Parameter isImported: whether somebody else has begun it, who has to be named.
  private static func create(
    _ call: Call, _ world: inout QiitaWorld, isImported: Bool = false
  ) -> Response {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes),
      !new.name.isEmpty, !new.body.isEmpty, !isImported || new.author.flatMap(QiitaUser.named) != nil
    else { return Qiita.badRequest }
    let project = world.projects.add { number in
      QiitaProject(id: number, name: new.name, body: new.body, isArchived: new.archived ?? false)
    }
    return .json(project.json(in: world), status: 201)
  }

  private struct Change: Decodable {
    let name: String?
    let body: String?
    let archived: Bool?
  }

  private static func change(
    _ call: Call, _ world: inout QiitaWorld, _ project: QiitaProject
  ) -> Response {
    guard case .success(let change) = BodyReader.read(Change.self, from: call.request.body.bytes),
      change.name?.isEmpty != true, change.body?.isEmpty != true
    else { return Qiita.badRequest }
    let changed = world.projects.update {
      $0.id == project.id
    } with: { project in
      project.name = change.name ?? project.name
      project.body = change.body ?? project.body
      project.isArchived = change.archived ?? project.isArchived
    }
    return .json((changed ?? project).json(in: world))
  }
}
