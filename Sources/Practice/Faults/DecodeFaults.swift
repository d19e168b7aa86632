/// JSON, but not what was promised. The bodies are those of the services, with one thing changed.
enum DecodeFaults: FaultGroup {
  static let faults: [Fault] = [
    changed("decode.missing", "A GitHub user without a `login`.", "login", to: nil),
    changed("decode.missing/null", "A GitHub user whose `login` is null.", "login", to: .null),
    changed("decode.type", "A GitHub user whose `id` is a string.", "id", to: "u-993"),
    changed("decode.type/float", "A GitHub user whose `id` is not whole.", "id", to: .raw("583231.5")),
    Fault("decode.type/deep", "A search result in which `.items[57].owner.id` is a string.") { _ in
      .json(search)
    },
    Fault("decode.type/object", "An object where a list is expected: `{\"items\": …}` around it.") { _ in
      .json(["items": .array(GitHubRepository.all.prefix(2).map(\.json))])
    },
    Fault("decode.value", "A saved fruit whose `created_at` is not in the promised format.") { _ in
      .json(["fruit_id": 1, "created_at": "31/12/2020 23:59"])
    },
    changed(
      "decode.value/range", "A GitHub user whose `id` does not fit into 64 bits.", "id",
      to: .raw("99999999999999999999")),
  ]

  private static func changed(
    _ name: String, _ sentence: String, _ key: String, to value: JSONText?
  ) -> Fault {
    Fault(name, sentence) { _ in
      .json((GitHubUser.named("octocat")?.profile ?? .null).replacing(key, with: value))
    }
  }

  private static let search: JSONText = {
    let repositories = GitHubRepository.all.prefix(60)
    let items = repositories.enumerated().map { index, repository in
      let owner = repository.owner.summary
      return repository.json(owner: index == 57 ? owner.replacing("id", with: "u-993") : owner)
    }
    return ["total_count": .int(items.count), "incomplete_results": false, "items": .array(items)]
  }()
}
