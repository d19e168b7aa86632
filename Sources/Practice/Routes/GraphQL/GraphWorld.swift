internal import ApusEncodings
internal import ApusJSON
internal import Synchronization

/// What the practice API's graph has: people of GitHub, articles of Qiita, fruits of GreenStore.
struct GraphWorld: Sendable {
  private let state: ServiceState

  init(_ state: ServiceState) { self.state = state }

  var query: GraphNode {
    .object("Query") { field, arguments in
      switch field {
      case "viewer": person(GitHubUser.all[0])
      case "person": GitHubUser.named(arguments.text("login") ?? "").map(person) ?? .null
      case "people": page("PersonConnection", GitHubUser.all, arguments, person)
      case "article": articles.first { $0.id == arguments.text("id") }.map(article) ?? .null
      case "articles": page("ArticleConnection", listed(arguments), arguments, article)
      case "fruits": .list(state.fruits.all.map(fruit))
      case "search": .list(found(arguments.text("text") ?? "", arguments.number("first") ?? 10))
      case "broken": .failure("this field is broken on purpose")
      default: .null
      }
    }
  }

  var mutation: GraphNode {
    .object("Mutation") { field, arguments in
      switch field {
      case "saveFruit": save(arguments["input"] ?? .null)
      case "upload": uploaded(arguments["file"] ?? .null)
      default: .null
      }
    }
  }

  /// One event of the subscription.
  func event(_ number: Int) -> GraphNode {
    let published = articles
    return .object("Subscription") { _, _ in
      published.isEmpty ? .failure("there is no article") : article(published[number % published.count])
    }
  }

  // MARK: Things

  private var articles: [QiitaItem] { state.qiita.withLock { $0.listedItems } }

  private func listed(_ arguments: [String: JSONValue]) -> [QiitaItem] {
    let tag = arguments.text("tag")
    let all = articles.filter { item in tag.map { tag in item.tags.contains { $0.name == tag } } ?? true }
    return arguments.text("order") == "LIKED" ? all.sorted { ($1.likes, $0.id) < ($0.likes, $1.id) } : all
  }

  private func person(_ user: GitHubUser) -> GraphNode {
    .object("Person") { field, arguments in
      switch field {
      case "id": .text("\(user.id)")
      case "login": .text(user.login)
      case "name": .text(user.name)
      case "company": .text(user.company)
      case "location": .text(user.location)
      case "bio": .text(user.bio)
      case "followers": .number(user.followers)
      case "createdAt": .text(user.created)
      case "articles":
        page("ArticleConnection", articles.filter { $0.likes % 4 == user.id % 4 }, arguments, article)
      default: .null
      }
    }
  }

  private func article(_ item: QiitaItem) -> GraphNode {
    .object("Article") { field, _ in
      switch field {
      case "id": .text(item.id)
      case "title": .text(item.title)
      case "body": .text(item.body)
      case "tags": .list(item.tags.map { .text($0.name) })
      case "likes": .number(item.likes)
      case "author": author(item.author)
      default: .null
      }
    }
  }

  private func author(_ user: QiitaUser) -> GraphNode {
    .object("Author") { field, _ in
      switch field {
      case "id": .text(user.id)
      case "name": .text(user.name)
      case "location": .text(user.location)
      default: .null
      }
    }
  }

  private func fruit(_ fruit: GreenStoreRoutes.Fruit) -> GraphNode {
    .object("Fruit") { field, _ in
      switch field {
      case "id": .text("\(fruit.id)")
      case "name": .text(fruit.name)
      case "price": .number(fruit.price)
      default: .null
      }
    }
  }

  private func found(_ text: String, _ most: Int) -> [GraphNode] {
    let word = text.lowercased()
    let people = GitHubUser.all.filter { "\($0.login) \($0.name ?? "")".lowercased().contains(word) }
    let written = articles.filter { $0.title.lowercased().contains(word) }
    return Array((people.map(person) + written.map(article)).prefix(max(0, most)))
  }

  // MARK: Changes

  private func save(_ input: JSONValue) -> GraphNode {
    guard case .string(let name)? = input["name"], case .number(let number)? = input["price"],
      let price = Int(number.text), !name.isEmpty, price >= 0
    else { return .failure("a fruit has a name, and a price that is not negative") }
    return fruit(state.fruits.add { GreenStoreRoutes.Fruit(id: $0, name: name, price: price) })
  }

  private func uploaded(_ file: JSONValue) -> GraphNode {
    guard file["bytes"] != nil else { return .failure("the file comes as a part of a form") }
    return .object("UploadedFile") { field, _ in .value(file[field] ?? .null) }
  }

  // MARK: Pages

  private func page<Value: Sendable>(
    _ type: String, _ all: [Value], _ arguments: [String: JSONValue],
    _ node: @escaping @Sendable (Value) -> GraphNode
  ) -> GraphNode {
    let count = arguments.number("first") ?? 10
    guard (1...100).contains(count) else { return .failure("first is a number from 1 to 100") }
    guard let start = Self.start(after: arguments.text("after")) else {
      return .failure("after is no cursor that this list gave out")
    }
    let end = min(all.count, start + count)
    let shown = start < end ? Array(all[start..<end]) : []
    return .object(type) { field, _ in
      switch field {
      case "nodes": .list(shown.map(node))
      case "totalCount": .number(all.count)
      default:
        .object("PageInfo") { field, _ in
          field == "hasNextPage"
            ? .value(.bool(end < all.count)) : .text(shown.isEmpty ? nil : Self.cursor(end))
        }
      }
    }
  }

  private static func cursor(_ place: Int) -> String { Base64.encoded(Array("place:\(place)".utf8)) }

  private static func start(after cursor: String?) -> Int? {
    guard let cursor else { return 0 }
    let text = Base64.strictlyDecoded(cursor).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.hasPrefix("place:"), let place = Int(text.dropFirst(6)), (0...100_000).contains(place) else {
      return nil
    }
    return place
  }
}

extension [String: JSONValue] {
  fileprivate func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }

  fileprivate func number(_ name: String) -> Int? {
    if case .number(let number)? = self[name] { Int(number.text) } else { nil }
  }
}
