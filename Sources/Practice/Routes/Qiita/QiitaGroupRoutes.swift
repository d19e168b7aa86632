/// `/qiita/api/v2/groups`: the groups of a team, and who is in them.
enum QiitaGroupRoutes: RouteGroup {
  static let title = "Qiita: groups"

  static let routes: [Route] = [
    .get(root, "The groups of a team, newest first, in pages; needs a token.") { call in
      Qiita.tell(call, .readTeam) { world in Qiita.list(world.groups.all.reversed(), call, \.json) }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .post(
      root, "Makes a group; needs a token.", example: root,
      body: #"{"url_name": "design", "name": "デザイン", "description": "描く人たち", "private": false}"#
    ) { call in
      Qiita.tell(call, .writeTeam) { create(call, &$0) }
    }
    .sending(.object(["url_name": .text, "name": .text, "description?": .text, "private?": .boolean]))
    .ofQiita(.writeTeam),
    .get(path, "One group; needs a token.", example: example) { call in
      ofGroup(call, .readTeam) { .json($1.json) }
    }
    .ofQiita(.readTeam),
    .patch(path, "Changes a group; needs a token.", example: example, body: #"{"name": "開発部"}"#) { call in
      ofGroup(call, .writeTeam) { change(call, &$0, $1) }
    }
    .sending(.object(["name?": .text, "description?": .text, "private?": .boolean])).ofQiita(.writeTeam),
    .get(members, "Who is in a group, in pages; needs a token.", example: example + "/members") { call in
      ofGroup(call, .readTeam) { _, group in
        Qiita.list(group.members.compactMap(QiitaUser.named), call, QiitaGroup.member)
      }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .get(members + "/{user_id}", "One member; needs a token.", example: example + "/members/apus") { call in
      ofGroup(call, .readTeam) { _, group in
        let id = call.parameter("user_id")
        guard group.members.contains(id), let user = QiitaUser.named(id) else { return Qiita.notFound }
        return .json(QiitaGroup.member(user))
      }
    }
    .ofQiita(.readTeam),
    .post(
      members, "Brings members into a group; needs a token; answers 204 without a body.",
      example: example + "/members", body: #"{"identities": ["nanashi"]}"#
    ) { call in
      changeMembers(call) { members, users in members += users.filter { !members.contains($0) } }
    }
    .sending(identities).ofQiita(.writeTeam),
    .delete(
      members, "Takes members out of a group; needs a token; answers 204 without a body.",
      example: example + "/members", body: #"{"identities": ["tsubame"]}"#
    ) { call in
      changeMembers(call) { members, users in members.removeAll(where: users.contains) }
    }
    .sending(identities).ofQiita(.writeTeam),
    .delete(path, "Removes a group; needs a token; answers 204 without a body.", example: example) { call in
      ofGroup(call, .writeTeam) { world, group in
        world.groups.remove { $0.urlName == group.urlName } ? .empty(204) : Qiita.notFound
      }
    }
    .ofQiita(.writeTeam),
  ]

  private static let root = "/qiita/api/v2/groups"
  private static let path = root + "/{url_name}"
  private static let members = path + "/members"
  private static let example = root + "/dev"
  private static let identities = Schema.object(["identities": .array(of: .text("tsubame"))])

  private static func ofGroup(
    _ call: Call, _ right: Qiita.Right, _ make: (inout QiitaWorld, QiitaGroup) -> Response
  ) -> Response {
    Qiita.tell(call, right) { world in
      guard let group = world.groups.all.first(where: { $0.urlName == call.parameter("url_name") }) else {
        return Qiita.notFound
      }
      return make(&world, group)
    }
  }

  private struct New: Decodable {
    enum CodingKeys: String, CodingKey {
      case urlName = "url_name"
      case name, description, `private`
    }

    let urlName: String
    let name: String
    let description: String?
    let `private`: Bool?
  }

  private static func create(_ call: Call, _ world: inout QiitaWorld) -> Response {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes),
      !new.urlName.isEmpty, !new.name.isEmpty,
      !world.groups.all.contains(where: { $0.urlName == new.urlName })
    else { return Qiita.badRequest }
    let group = world.groups.add { _ in
      QiitaGroup(
        urlName: new.urlName, name: new.name, description: new.description ?? "",
        isPrivate: new.private ?? false, members: [QiitaUser.authenticated.id])
    }
    return .json(group.json, status: 201)
  }

  private struct Change: Decodable {
    let name: String?
    let description: String?
    let `private`: Bool?
  }

  private static func change(_ call: Call, _ world: inout QiitaWorld, _ group: QiitaGroup) -> Response {
    guard case .success(let change) = BodyReader.read(Change.self, from: call.request.body.bytes),
      change.name?.isEmpty != true
    else { return Qiita.badRequest }
    let changed = world.groups.update {
      $0.urlName == group.urlName
    } with: { group in
      group.name = change.name ?? group.name
      group.description = change.description ?? group.description
      group.isPrivate = change.private ?? group.isPrivate
    }
    return .json((changed ?? group).json)
  }

  private struct Identities: Decodable {
    let identities: [String]
  }

  /// Members are named by their names or their addresses.
  private static func changeMembers(_ call: Call, _ change: (inout [String], [String]) -> Void) -> Response {
    Qiita.reading(Identities.self, call) { new in
      let users = new.identities.compactMap { identity in
        QiitaUser.named(identity.split(separator: "@").first.map(String.init) ?? "")?.id
      }
      return ofGroup(call, .writeTeam) { world, group in
        guard users.count == new.identities.count, !users.isEmpty else { return Qiita.badRequest }
        _ = world.groups.update {
          $0.urlName == group.urlName
        } with: {
          change(&$0.members, users)
        }
        return .empty(204)
      }
    }
  }
}
