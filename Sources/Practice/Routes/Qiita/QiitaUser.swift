/// A Qiita account with the fields of the public API.
struct QiitaUser: Sendable {
  let id: String
  let number: Int
  let name: String
  let description: String?
  var location: String?
  var organization: String?

  static let all = [
    QiitaUser(
      id: "apus", number: 1, name: "アマツバメ", description: "飛びながらAPIを読んでいます。",
      location: "空", organization: "練習用API"),
    QiitaUser(id: "tsubame", number: 2, name: "つばめ", description: "Swiftが好きです。", location: "東京"),
    QiitaUser(id: "nanashi", number: 3, name: "", description: nil),
  ]

  static func named(_ id: String) -> QiitaUser? { all.first { $0.id == id } ?? QiitaReader.account(id) }

  /// Whether it is one of the many who write nothing.
  var isReader: Bool { number > 100 }

  /// Whoever has a token is this one.
  static let authenticated = all[0]

  var json: JSONText {
    [
      "description": .optional(description), "facebook_id": "", "followees_count": 12,
      "followers_count": .int(100 * number), "github_login_name": .string(id), "id": .string(id),
      "items_count": .int(QiitaItem.seeds.filter { $0.author.id == id }.count), "linkedin_id": "",
      "location": .optional(location), "name": .string(name), "organization": .optional(organization),
      "permanent_id": .int(number),
      "profile_image_url": .string("https://example.com/qiita/\(id).png"), "team_only": false,
      "twitter_screen_name": nil, "website_url": "",
    ]
  }

  /// What an account sees of itself.
  var ownJSON: JSONText {
    json.adding([
      ("image_monthly_upload_limit", 104_857_600), ("image_monthly_upload_remaining", 104_857_600),
    ])
  }
}
