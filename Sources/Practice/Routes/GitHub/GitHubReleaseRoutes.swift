/// `/github/repos/{owner}/{repo}/releases`: what was published.
enum GitHubReleaseRoutes: RouteGroup {
  static let title = "GitHub: releases"

  static let routes: [Route] = [
    .get(root, "The releases of a repository, newest first, in pages.", example: example) { call in
      GitHub.tell(call) {
        GitHub.ofProject(call) { project in
          GitHub.list(project.releases.filter { !$0.isDraft }, call) { $0.json(in: project.repository) }
        }
      }
    }
    .ofRepository().inPages().answering(200, .array(of: GitHubSchemas.release)),
    .post(
      root, "Publishes a release; needs a token.", example: example,
      body: #"{"tag_name": "v2.0.0", "name": "Two"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { create(call) }
    }
    .ofRepository(needingToken: true).answering(201, GitHubSchemas.release)
    .sending(
      .object([
        "tag_name": .text, "name?": .text, "body?": .text, "draft?": .boolean, "prerelease?": .boolean,
      ])),
    .get(root + "/latest", "The newest release.", example: example + "/latest") { call in
      GitHub.tell(call) { ofRelease(call) { !$0.isDraft && !$0.isEarly } }
    }
    .ofRepository().answering(200, GitHubSchemas.release),
    .get(root + "/tags/{tag}", "The release of a tag.", example: example + "/tags/v1.0.0") { call in
      GitHub.tell(call) { ofRelease(call) { $0.tag == call.parameter("tag") } }
    }
    .ofRepository().answering(200, GitHubSchemas.release).taking(.path("tag", .text, "The name of a tag.")),
  ]

  private static let root = GitHubRepositoryRoutes.root + "/releases"
  private static let example = GitHubRepositoryRoutes.example + "/releases"

  private static func ofRelease(_ call: Call, _ isWanted: (GitHubRelease) -> Bool) -> Response {
    GitHub.ofProject(call) { project in
      project.releases.first(where: isWanted).map { .json($0.json(in: project.repository)) }
        ?? GitHub.notFound
    }
  }

  private struct NewRelease: Decodable {
    enum CodingKeys: String, CodingKey {
      case tag = "tag_name"
      case name, body, draft, prerelease
    }

    let tag: String
    let name: String?
    let body: String?
    let draft: Bool?
    let prerelease: Bool?
  }

  private static func create(_ call: Call) -> Response {
    GitHub.reading(NewRelease.self, of: "Release", call) { new in
      GitHub.ofProject(call) { project in
        guard project.isOwn else { return GitHub.error(403, "Must have admin rights to Repository.") }
        guard !new.tag.isEmpty else {
          return GitHub.invalid("Release", field: "tag_name", code: "missing_field")
        }
        guard !project.releases.contains(where: { $0.tag == new.tag }) else {
          return GitHub.invalid("Release", field: "tag_name", code: "already_exists")
        }
        let release = GitHubRelease(
          id: (project.releases.map(\.id).max() ?? 0) + 1, tag: new.tag, name: new.name, body: new.body,
          isDraft: new.draft ?? false, isEarly: new.prerelease ?? false, date: "2025-06-22T11:22:07Z")
        project.releases.insert(release, at: 0)
        if project.releases.count > GitHubProject.capacity { project.releases.removeLast() }
        return .json(
          release.json(in: project.repository), status: 201,
          [Field("Location", "\(call.origin)\(call.request.target.path)/tags/\(release.tag)")])
      }
    }
  }
}
