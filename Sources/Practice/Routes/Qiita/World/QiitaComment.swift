internal import ApusEncodings

/// A comment on an article or a project.
struct QiitaComment: Sendable {
  let id: String
  let place: QiitaPlace
  let author: QiitaUser
  var body: String
  var created = "2020-12-31T23:59:59+09:00"
  var updated = "2020-12-31T23:59:59+09:00"
  var isThanked = false

  static let seeds: [QiitaComment] = [
    (QiitaPlace.item(QiitaItem.id(3)), "参考になりました。"), (.item(QiitaItem.id(3)), "続きが楽しみです。"),
    (.project(1), "進んでいます。"),
  ].enumerated().map { index, comment in
    QiitaComment(id: id(index + 1), place: comment.0, author: QiitaUser.all[(index + 1) % 3], body: comment.1)
  }

  /// Twenty hexadecimal digits, the same in every run.
  static func id(_ number: Int) -> String { String(MD5.hex("comment \(number)").prefix(20)) }

  func json(in world: QiitaWorld) -> JSONText {
    [
      "body": .string(body), "created_at": .string(created), "id": .string(id),
      "rendered_body": .string("<p>\(HTMLQuoting.escaped(body))</p>\n"), "updated_at": .string(updated),
      "user": world.json(of: author),
    ]
  }
}
