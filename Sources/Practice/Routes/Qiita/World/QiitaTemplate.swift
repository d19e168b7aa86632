/// A beginning that articles of a team can be made of.
struct QiitaTemplate: Sendable {
  let id: Int
  var name: String
  var title: String
  var body: String
  var tags: [QiitaItem.Tag]

  static let seeds = [
    QiitaTemplate(
      id: 1, name: "日報", title: "%{Year}/%{month}/%{day} 日報", body: "# きょう\n\n# あした\n",
      tags: [QiitaItem.Tag(name: "日報/%{Year}", versions: [])])
  ]

  /// The day is always the same, so that sessions replay exactly.
  static func expanded(_ text: String) -> String {
    [("%{Year}", "2021"), ("%{month}", "01"), ("%{day}", "01")].reduce(text) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
  }

  /// What becomes of it.
  var expandedMembers: [(String, JSONText)] {
    [
      ("expanded_body", .string(Self.expanded(body))),
      (
        "expanded_tags",
        .array(tags.map { QiitaItem.Tag(name: Self.expanded($0.name), versions: $0.versions).json })
      ),
      ("expanded_title", .string(Self.expanded(title))),
    ]
  }

  var json: JSONText {
    let own: JSONText = ["body": .string(body), "id": .int(id), "name": .string(name)]
    return own.adding(expandedMembers + [("tags", .array(tags.map(\.json))), ("title", .string(title))])
  }
}
