internal import ApusEncodings

/// An article as it is kept, with the fields of Qiita's public API.
struct QiitaItem: Sendable {
  struct Tag: Sendable, Decodable {
    let name: String
    let versions: [String]?

    var json: JSONText { ["name": .string(name), "versions": .strings(versions ?? [])] }
  }

  let id: String
  var title: String
  var body: String
  var tags: [Tag]
  var isPrivate: Bool
  let author: QiitaUser
  /// How many readers like it, and how many keep it.
  let likes: Int
  var stocks: Int { likes / 3 }

  private static let subjects = [
    ("SwiftでAPIクライアントを作る", "Swift"), ("URLSessionとCombine", "Combine"),
    ("JSONを速く読む", "JSON"), ("HTTPの状態コードを読む", "HTTP"), ("ターミナルで遊ぶ", "Terminal"),
    ("エラーの設計", "設計"), ("はじめてのREST", "REST"), ("ページングの話", "HTTP"),
    ("リダイレクトと認証", "セキュリティ"), ("絵文字🍎と文字幅", "Unicode"),
  ]

  static let seeds: [QiitaItem] = (0..<45).map { index in
    let (title, tag) = subjects[index % subjects.count]
    let author = QiitaUser.all[index % 2]
    return QiitaItem(
      id: id(index + 1), title: "\(title) その\(index / subjects.count + 1)",
      body: "# \(title)\n\nこれは練習用の記事です。\n\n```swift\nlet answer = 42\n```\n",
      tags: [Tag(name: tag, versions: []), Tag(name: "練習", versions: ["1.0"])], isPrivate: false,
      author: author, likes: (index * 37 + 5) % 200)
  }

  /// Twenty hexadecimal digits, the same in every run.
  static func id(_ number: Int) -> String {
    String(Hex.digits(of: MD5.digest(Array("item \(number)".utf8))).prefix(20))
  }

  var json: JSONText {
    [
      "rendered_body": .string("<p>\(HTMLQuoting.escaped(body))</p>\n"), "body": .string(body),
      "coediting": false,
      "comments_count": 0, "created_at": "2020-12-31T23:59:59+09:00", "group": nil, "id": .string(id),
      "likes_count": .int(likes), "private": .bool(isPrivate), "reactions_count": 0,
      "stocks_count": .int(stocks), "tags": .array(tags.map(\.json)),
      "title": .string(title), "updated_at": "2021-01-01T00:00:00+09:00",
      "url": .string("https://qiita.com/\(author.id)/items/\(id)"), "user": author.json,
      "page_views_count": nil, "team_membership": nil, "organization_url_name": nil, "slide": false,
    ]
  }
}
