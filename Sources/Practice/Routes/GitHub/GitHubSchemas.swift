/// What GitHub's answers are like, told from everything that can be served here.
enum GitHubSchemas {
  static let user = Schema.named("GitHubUser", Schema(covering: GitHubUser.all.map(\.profile)))
  static let ownUser = Schema.named("GitHubOwnUser", Schema(covering: GitHubUser.all.map(\.ownProfile)))
  static let account = Schema.named("GitHubAccount", Schema(covering: GitHubUser.all.map(\.summary)))

  static let repository = Schema.named(
    "GitHubRepository", Schema(covering: GitHubRepository.all.map(\.json), known: ["owner": account]))

  static let search = Schema.named(
    "GitHubSearch",
    .object(["total_count": .integer(), "incomplete_results": .boolean, "items": .array(of: repository)]))

  static let gist: Schema = {
    let bare = Gist(
      id: Gist.id(0), description: nil, isPublic: true, files: [Gist.File(name: "plain", content: "")])
    let files = Schema.named("GitHubGistFile", Schema(covering: (Gist.seeds + [bare]).flatMap(\.filesJSON)))
    return .named(
      "GitHubGist",
      Schema(
        covering: (Gist.seeds + [bare]).map(\.json), known: ["files": .map(of: files), "owner": account]))
  }()

  static let newGist = Schema.named(
    "GitHubNewGist",
    .object(["description?": .text, "public?": .boolean, "files": .map(of: .object(["content": .text]))]))

  static let error = Schema.named(
    "GitHubError",
    .object([
      "message": .text, "documentation_url": .text, "status": .text,
      "errors?": .array(of: .object(["resource": .text, "field": .text, "code": .text])),
    ]))
}
