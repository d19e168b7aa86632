extension KnownType {
  /// Every type that an endpoint of this module answers with, and every service's errors. This is the one place
  /// that lists them; each is there once.
  package static let all: [KnownType] = {
    var seen: Set<String> = []
    return [
      answer(of: GitHub.User(login: "{login}"), in: .github),
      element(of: GitHub.UserRepositories(login: "{login}"), in: .github),
      answer(of: GitHub.SearchRepositories(q: ""), in: .github),
      answer(of: GitHub.GetGist(id: "{id}"), in: .github),
      answer(of: GitHub.CreateGist(files: [:]), in: .github),
      answer(of: GitHub.RateLimit(), in: .github),
      failure(of: GitHub()),
      answer(of: Qiita.User(id: "{id}"), in: .qiita),
      answer(of: Qiita.AuthenticatedUser(), in: .qiita),
      answer(of: Qiita.GetItem(id: "{id}"), in: .qiita),
      element(of: Qiita.ListItems(), in: .qiita),
      answer(of: Qiita.PostItem(title: "", markdown: "", tags: []), in: .qiita),
      failure(of: Qiita()),
      answer(of: GreenStore.SaveFruit(name: "", price: 0), in: .greenStore),
      failure(of: GreenStore()),
      answer(of: Mamari.Suggest(query: ""), in: .mamari),
      failure(of: Mamari()),
    ].filter { seen.insert($0.name).inserted }
  }()
}
