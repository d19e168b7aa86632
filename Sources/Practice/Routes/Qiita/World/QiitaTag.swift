/// A tag, with how much there is under it.
struct QiitaTag: Sendable {
  let name: String
  let items: Int
  let followers: Int

  var json: JSONText {
    [
      "followers_count": .int(followers), "icon_url": "https://example.com/qiita/tag.png",
      "id": .string(name),
      "items_count": .int(items),
    ]
  }
}
