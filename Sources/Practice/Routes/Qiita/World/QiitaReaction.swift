/// An emoji that somebody put under something.
struct QiitaReaction: Sendable {
  let place: QiitaPlace
  let name: String
  let user: QiitaUser

  static let seeds = [QiitaPlace.item(QiitaItem.id(3)), .comment(QiitaComment.id(1)), .project(1)].map {
    QiitaReaction(place: $0, name: "heart", user: .authenticated)
  }

  func json(in world: QiitaWorld) -> JSONText {
    [
      "created_at": .string(QiitaWorld.now),
      "image_url": .string("https://example.com/qiita/emoji/\(name).png"),
      "name": .string(name), "user": world.json(of: user),
    ]
  }
}
