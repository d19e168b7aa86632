/// A word that issues are marked with; every repository has the same.
struct GitHubLabel: Sendable {
  let name: String
  let color: String
  let description: String

  static let all = [
    GitHubLabel(name: "bug", color: "d73a4a", description: "Something is not as it should be"),
    GitHubLabel(name: "documentation", color: "0075ca", description: "About what is written"),
    GitHubLabel(name: "enhancement", color: "a2eeef", description: "Something new"),
    GitHubLabel(name: "question", color: "d876e3", description: "Somebody wants to know"),
  ]

  /// One of them, or a new one.
  static func named(_ name: String) -> GitHubLabel {
    all.first { $0.name.equalsIgnoringCase(name) }
      ?? GitHubLabel(name: name, color: "ededed", description: "")
  }

  func json(in repository: GitHubRepository) -> JSONText {
    [
      "id": .int(1000 + name.utf8.reduce(0) { $0 + Int($1) }),
      "url": .string("https://api.github.com/repos/\(repository.fullName)/labels/\(name)"),
      "name": .string(name), "color": .string(color), "default": .bool(!description.isEmpty),
      "description": description.isEmpty ? .null : .string(description),
    ]
  }
}
