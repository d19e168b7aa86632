/// A group of a team.
struct QiitaGroup: Sendable {
  let urlName: String
  var name: String
  var description: String
  var isPrivate = false
  var members: [String]

  static let seeds = [
    QiitaGroup(urlName: "dev", name: "開発", description: "作る人たち", members: ["apus", "tsubame"])
  ]

  var json: JSONText {
    [
      "created_at": "2020-12-31T23:59:59+09:00", "description": .string(description), "name": .string(name),
      "private": .bool(isPrivate), "updated_at": .string(QiitaWorld.now), "url_name": .string(urlName),
    ]
  }

  static func member(_ user: QiitaUser) -> JSONText {
    ["email": .string("\(user.id)@example.com"), "id": .string(user.id), "name": .string(user.name)]
  }
}
