/// All that is the case at Qiita and can change.
struct QiitaWorld: Sendable {
  var items = Shelf(QiitaItem.seeds)
  var comments = Shelf(QiitaComment.seeds)
  var reactions = Shelf(QiitaReaction.seeds)
  var projects = Shelf(QiitaProject.seeds)
  var templates = Shelf(QiitaTemplate.seeds)
  var groups = Shelf(QiitaGroup.seeds)
  var invitations = Shelf(["ada@example.com"])
  /// What the owner of the token likes and keeps, the latest last.
  var likes: [String] = []
  var stocks: [String] = []
  var followedTags = ["Swift", "HTTP"]
  var followedUsers = QiitaReader.followees(of: .authenticated)
  /// Who is in the team.
  var members = QiitaUser.all.map(\.id)

  static let now = "2021-01-01T00:00:00+09:00"

  // MARK: Articles

  /// The newest first.
  var listedItems: [QiitaItem] { items.all.filter { !$0.isPrivate }.reversed() }

  func item(_ id: String) -> QiitaItem? { items.all.first { $0.id == id } }

  func json(of item: QiitaItem) -> JSONText {
    item.json
      .replacing("comments_count", with: .int(comments.all.filter { $0.place == .item(item.id) }.count))
      .replacing("likes_count", with: .int(item.likes + (likes.contains(item.id) ? 1 : 0)))
      .replacing("reactions_count", with: .int(reactions.all.filter { $0.place == .item(item.id) }.count))
      .replacing("stocks_count", with: .int(item.stocks + (stocks.contains(item.id) ? 1 : 0)))
      .replacing("user", with: json(of: item.author))
  }

  /// Takes an article away, and what hangs on it.
  mutating func removeItem(_ id: String) -> Bool {
    comments.remove { $0.place == .item(id) }
    reactions.remove { $0.place == .item(id) }
    likes.removeAll { $0 == id }
    stocks.removeAll { $0 == id }
    return items.remove { $0.id == id }
  }

  // MARK: People

  func json(of user: QiitaUser) -> JSONText { counted(user, user.json) }
  var ownJSON: JSONText { counted(.authenticated, QiitaUser.authenticated.ownJSON) }

  private func counted(_ user: QiitaUser, _ json: JSONText) -> JSONText {
    json
      .replacing(
        "items_count", with: .int(items.all.filter { $0.author.id == user.id && !$0.isPrivate }.count)
      )
      .replacing("followees_count", with: .int(followees(of: user).count))
      .replacing(
        "followers_count", with: .int(knownFollowers(of: user).count + QiitaReader.following(user)))
  }

  func followees(of user: QiitaUser) -> [String] {
    user.id == QiitaUser.authenticated.id ? followedUsers : QiitaReader.followees(of: user)
  }

  /// Those who are somebody, then readers.
  func followers(of user: QiitaUser) -> [String] {
    knownFollowers(of: user) + QiitaReader.ids(QiitaReader.following(user))
  }

  private func knownFollowers(of user: QiitaUser) -> [String] {
    QiitaUser.all.filter { $0.id != user.id && followees(of: $0).contains(user.id) }.map(\.id)
  }

  // MARK: Tags

  /// Those of articles, by name.
  var tags: [QiitaTag] {
    var counts: [(name: String, count: Int)] = []
    for tag in listedItems.flatMap(\.tags) {
      if let place = counts.firstIndex(where: { $0.name == tag.name }) {
        counts[place].count += 1
      } else {
        counts.append((tag.name, 1))
      }
    }
    return counts.map { name, count in
      let more = followedTags.contains(name) ? 1 : 0
      return QiitaTag(name: name, items: count, followers: 10 * count + more)
    }
  }

  func tag(_ name: String) -> QiitaTag? { tags.first { $0.name.equalsIgnoringCase(name) } }
}
