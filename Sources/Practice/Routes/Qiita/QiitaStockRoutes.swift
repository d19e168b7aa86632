/// Who keeps an article, and who likes it.
enum QiitaStockRoutes: RouteGroup {
  static let title = "Qiita: stocks and likes"

  static let routes: [Route] =
    [
      .get(
        "/qiita/api/v2/users/{id}/stocks", "What a user keeps, in pages.",
        example: "/qiita/api/v2/users/reader-1/stocks?per_page=2"
      ) { call in
        Qiita.tellOfUser(call) { world, user in Qiita.list(world.stocks(of: user), call, world.json) }
      }
      .taking(.path("id", .text, "The name of an account.")).inPages(size: 20)
      .answering(200, .array(of: QiitaSchemas.item)).ofQiita(),
      .get(
        "/qiita/api/v2/items/{id}/stockers", "Who keeps an article, in pages.",
        example: "/qiita/api/v2/items/\(QiitaItem.id(2))/stockers?per_page=2"
      ) { call in
        Qiita.tellOfItem(call) { world, item in
          let own = world.stocks.contains(item.id) ? [QiitaUser.authenticated.id] : []
          return Qiita.list(users: own + QiitaReader.ids(item.stocks), call, in: world)
        }
      }
      .taking(QiitaItemRoutes.id).inPages(size: 20).answering(200, .array(of: QiitaSchemas.user)).ofQiita(),
      .get(
        "/qiita/api/v2/items/{id}/likes", "Who likes an article, in pages.",
        example: "/qiita/api/v2/items/\(QiitaItem.id(2))/likes?per_page=2"
      ) { call in
        Qiita.tellOfItem(call) { world, item in
          let own = world.likes.contains(item.id) ? [QiitaUser.authenticated.id] : []
          return Qiita.list(own + QiitaReader.ids(item.likes), call) { id in
            ["created_at": .string(QiitaWorld.now), "user": QiitaUser.named(id).map(world.json) ?? .null]
          }
        }
      }
      .taking(QiitaItemRoutes.id).inPages(size: 20).ofQiita(),
    ] + own("stock", "keep", \.stocks) + own("like", "like", \.likes)

  /// Whether something is so for whom the token belongs to, and how it becomes so or not so.
  private static func own(
    _ name: String, _ verb: String, _ list: any WritableKeyPath<QiitaWorld, [String]> & Sendable
  ) -> [Route] {
    let path = "/qiita/api/v2/items/{id}/\(name)"
    let example = "/qiita/api/v2/items/\(QiitaItem.id(2))/\(name)"
    let routes: [Route] = [
      .get(path, "Whether you \(verb) an article: 204 or 404; needs a token.", example: example) { call in
        Qiita.tellOfItem(call, .read) { world, item in
          world[keyPath: list].contains(item.id) ? .empty(204) : Qiita.notFound
        }
      },
      .put(path, "Makes you \(verb) an article; needs a token; answers 204 without a body.", example: example)
      { call in
        Qiita.tellOfItem(call, .write) { world, item in
          if !world[keyPath: list].contains(item.id) { world[keyPath: list].append(item.id) }
          return .empty(204)
        }
      },
      .delete(
        path, "Makes you \(verb) it no more; needs a token; answers 204 without a body.", example: example
      ) { call in
        Qiita.tellOfItem(call, .write) { world, item in
          world[keyPath: list].removeAll { $0 == item.id }
          return .empty(204)
        }
      },
    ]
    return routes.map { $0.taking(QiitaItemRoutes.id).ofQiita(.write) }
  }
}

extension QiitaWorld {
  fileprivate func stocks(of user: QiitaUser) -> [QiitaItem] {
    if user.id == QiitaUser.authenticated.id { return stocks.reversed().compactMap(item) }
    guard let reader = QiitaReader.number(in: user.id) else { return [] }
    return listedItems.filter { $0.stocks >= reader }
  }
}
