internal import ApusEncodings

/// A project of a team.
struct QiitaProject: Sendable {
  let id: Int
  var name: String
  var body: String
  var isArchived = false

  static let seeds = [
    QiitaProject(id: 1, name: "練習", body: "# 練習\n\nAPIを覚えます。\n"),
    QiitaProject(id: 2, name: "おわったこと", body: "もうありません。\n", isArchived: true),
  ]

  func json(in world: QiitaWorld) -> JSONText {
    [
      "rendered_body": .string("<p>\(HTMLQuoting.escaped(body))</p>\n"), "archived": .bool(isArchived),
      "body": .string(body), "created_at": "2020-12-31T23:59:59+09:00", "id": .int(id), "name": .string(name),
      "reactions_count": .int(world.reactions.all.filter { $0.place == .project(id) }.count),
      "updated_at": .string(QiitaWorld.now),
    ]
  }
}
