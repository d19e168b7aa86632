/// `/qiita/api/v2/templates`: what articles of a team begin with.
enum QiitaTemplateRoutes: RouteGroup {
  static let title = "Qiita: templates"

  static let routes: [Route] = [
    .get(root, "The templates of a team, in pages; needs a token.") { call in
      Qiita.tell(call, .readTeam) { world in Qiita.list(world.templates.all, call, \.json) }
    }
    .inPages(size: 20).ofQiita(.readTeam),
    .post(root, "Makes a template; needs a token.", example: root, body: example) { call in
      Qiita.tell(call, .writeTeam) { world in
        guard let new = new(call), let name = new.name, !name.isEmpty else { return Qiita.badRequest }
        return .json(world.templates.add { new.template($0, name) }.json, status: 201)
      }
    }
    .sending(schema).ofQiita(.writeTeam),
    .get(path, "One template; needs a token.", example: root + "/1") { call in
      ofTemplate(call, .readTeam) { _, template in .json(template.json) }
    }
    .ofQiita(.readTeam),
    .patch(path, "Changes a template; needs a token.", example: root + "/1", body: #"{"name": "週報"}"#) {
      call in
      ofTemplate(call, .writeTeam) { change(call, &$0, $1) }
    }
    .ofQiita(.writeTeam),
    .post(
      "/qiita/api/v2/expanded_templates", "What would become of a template; needs a token.",
      example: "/qiita/api/v2/expanded_templates",
      body: ##"{"title": "%{Year}の目標", "body": "# %{month}", "tags": [{"name": "%{Year}"}]}"##
    ) { call in
      Qiita.tell(call, .readTeam) { _ in
        new(call).map { .json(.object($0.template(0, "").expandedMembers), status: 201) } ?? Qiita.badRequest
      }
    }
    .ofQiita(.readTeam),
    .delete(path, "Removes a template; needs a token; answers 204 without a body.", example: root + "/1") {
      call in
      ofTemplate(call, .writeTeam) { world, template in
        world.templates.remove { $0.id == template.id } ? .empty(204) : Qiita.notFound
      }
    }
    .ofQiita(.writeTeam),
  ]

  private static let root = "/qiita/api/v2/templates"
  private static let path = root + "/{id}"
  private static let example =
    ##"{"name": "議事録", "title": "議事録", "body": "# 決まったこと", "tags": [{"name": "議事録"}]}"##
  private static let schema = Schema.object([
    "name": .text, "title": .text, "body": .text,
    "tags": .array(of: .object(["name": .text, "versions?": .array(of: .text)])),
  ])

  private struct New: Decodable {
    let name: String?
    let title: String
    let body: String
    let tags: [QiitaItem.Tag]

    func template(_ number: Int, _ name: String) -> QiitaTemplate {
      QiitaTemplate(id: number, name: name, title: title, body: body, tags: tags)
    }
  }

  private static func new(_ call: Call) -> New? {
    guard case .success(let new) = BodyReader.read(New.self, from: call.request.body.bytes),
      !new.title.isEmpty, !new.body.isEmpty
    else { return nil }
    return new
  }

  private struct Change: Decodable {
    let name: String?
    let title: String?
    let body: String?
    let tags: [QiitaItem.Tag]?
  }

  private static func change(
    _ call: Call, _ world: inout QiitaWorld, _ template: QiitaTemplate
  ) -> Response {
    guard case .success(let change) = BodyReader.read(Change.self, from: call.request.body.bytes) else {
      return Qiita.badRequest
    }
    let changed = world.templates.update {
      $0.id == template.id
    } with: { template in
      template.name = change.name ?? template.name
      template.title = change.title ?? template.title
      template.body = change.body ?? template.body
      template.tags = change.tags ?? template.tags
    }
    return .json((changed ?? template).json)
  }

  private static func ofTemplate(
    _ call: Call, _ right: Qiita.Right, _ make: (inout QiitaWorld, QiitaTemplate) -> Response
  ) -> Response {
    Qiita.tell(call, right) { world in
      guard let template = world.templates.all.first(where: { String($0.id) == call.parameter("id") }) else {
        return Qiita.notFound
      }
      return make(&world, template)
    }
  }
}
