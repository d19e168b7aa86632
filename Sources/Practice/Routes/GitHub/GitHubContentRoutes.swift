internal import ApusEncodings

/// `/github/repos/{owner}/{repo}/contents`: the files of a repository.
enum GitHubContentRoutes: RouteGroup {
  static let title = "GitHub: files"

  static let routes: [Route] = [
    .get(
      root, "What the top folder of a repository has.", example: example
    ) { call in
      GitHub.tell(call) { GitHub.ofProject(call) { show("", of: $0, call) } }
    }
    .ofRepository(),
    .get(
      root + "/{path...}",
      "A file, in Base64 or for `Accept: application/vnd.github.raw` as it is; of a folder, what it has.",
      example: example + "/README.md"
    ) { call in
      GitHub.tell(call) { GitHub.ofProject(call) { show(path(call), of: $0, call) } }
    }
    .ofRepository().answering(200, .anything),
    .put(
      root + "/{path...}", "Makes a file or changes it; needs a token, and `sha` for one that is there.",
      example: example + "/notes.md", body: #"{"message": "Add notes", "content": "SGkK"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { save(call) }
    }
    .ofRepository(needingToken: true).failing(409, with: GitHubSchemas.error)
    .sending(.object(["message": .text, "content": .text("SGkK"), "sha?": .text, "branch?": .text])),
    .delete(
      root + "/{path...}", "Removes a file; needs a token, and its `sha`.",
      example: example + "/docs/guide.md",
      body:
        #"{"message": "Remove the guide", "sha": "\#(GitHubProject.sha("# Guide\n\nBegin with the README.\n"))"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { remove(call) }
    }
    .ofRepository(needingToken: true).failing(409, with: GitHubSchemas.error)
    .sending(
      .object([
        "message": .text, "sha": .text(GitHubProject.sha("# Guide\n\nBegin with the README.\n")),
        "branch?": .text,
      ])),
    .get(
      GitHubRepositoryRoutes.root + "/readme", "The README of a repository.",
      example: GitHubRepositoryRoutes.example + "/readme"
    ) { call in
      GitHub.tell(call) { GitHub.ofProject(call) { show("README.md", of: $0, call) } }
    }
    .ofRepository(),
  ]

  private static let root = GitHubRepositoryRoutes.root + "/contents"
  private static let example = GitHubRepositoryRoutes.example + "/contents"

  /// What stands behind `/contents`.
  private static func path(_ call: Call) -> String {
    call.request.target.segments.dropFirst(5).joined(separator: "/")
  }

  private static func show(_ path: String, of project: GitHubProject, _ call: Call) -> Response {
    if let ref = call.query("ref"), !project.has(ref) {
      return GitHub.error(404, "No commit found for the ref \(ref)")
    }
    if let file = project.files.first(where: { $0.path == path }) {
      if GitHub.accepts("raw", call) {
        return .bytes(file.bytes, type: "application/vnd.github.raw; charset=utf-8")
      }
      return .json(file.json(in: project.repository))
    }
    let entries = project.entries(in: path)
    return entries.isEmpty ? GitHub.notFound : .json(.array(entries))
  }

  private struct Save: Decodable {
    let message: String
    let content: String
    let sha: String?
  }

  private static func save(_ call: Call) -> Response {
    let path = path(call)
    return GitHub.reading(Save.self, of: "Content", call) { new in
      guard let bytes = Base64.strictlyDecoded(new.content.filter { !$0.isWhitespace }), !path.isEmpty else {
        return GitHub.error(422, "content is not valid Base64")
      }
      return change(path, new.sha, call) { project, place in
        let file = GitHubFile(path: path, bytes: bytes)
        if let place { project.files[place] = file } else { project.files.append(file) }
        if project.files.count > GitHubProject.capacity { project.files.removeFirst() }
        let commit = project.commit(new.message).json(in: project.repository)
        return .json(
          ["content": file.summary(in: project.repository), "commit": commit.lifted],
          status: place == nil ? 201 : 200)
      }
    }
  }

  private struct Removal: Decodable {
    let message: String
    let sha: String
  }

  private static func remove(_ call: Call) -> Response {
    GitHub.reading(Removal.self, of: "Content", call) { removal in
      change(path(call), removal.sha, call) { project, place in
        guard let place else { return GitHub.notFound }
        project.files.remove(at: place)
        return .json([
          "content": nil, "commit": project.commit(removal.message).json(in: project.repository).lifted,
        ])
      }
    }
  }

  /// Changes a file for somebody who knows what it is now.
  private static func change(
    _ path: String, _ sha: String?, _ call: Call, _ make: (inout GitHubProject, Int?) -> Response
  ) -> Response {
    GitHub.ofProject(call) { project in
      guard project.isOwn else { return GitHub.error(403, "Must have admin rights to Repository.") }
      let place = project.files.firstIndex { $0.path == path }
      if let place, sha == nil {
        return GitHub.error(
          422, "Invalid request.\n\n\"sha\" wasn't supplied for \(project.files[place].path).")
      }
      if let place, sha != project.files[place].sha {
        return GitHub.error(409, "\(path) does not match \(sha ?? "")")
      }
      return make(&project, place)
    }
  }
}

extension GitHub {
  /// Whether a kind such as `raw` is asked for by its media type.
  static func accepts(_ kind: String, _ call: Call) -> Bool {
    let types = ["application/vnd.github.\(kind)", "application/vnd.github.v3.\(kind)"]
    return call.request.fields.members("Accept").contains { member in
      types.contains { member == $0 || member == "\($0)+json" }
    }
  }
}

extension GitHubProject {
  /// Whether there is a branch, a tag or a commit of that name.
  fileprivate func has(_ ref: String) -> Bool {
    Self.branches.contains(ref) || releases.contains { $0.tag == ref } || commits.contains { $0.sha == ref }
  }

  /// What a folder has: its files, and the folders in it.
  fileprivate func entries(in folder: String) -> [JSONText] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var folders: [String] = []
    var entries: [JSONText] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasPrefix(prefix) {
      let rest = file.path.dropFirst(prefix.count).split(separator: "/")
      if rest.count == 1 {
        entries.append(file.summary(in: repository))
      } else if let name = rest.first, !folders.contains(String(name)) {
        folders.append(String(name))
        entries.append(GitHubFile.folder(prefix + name, in: repository))
      }
    }
    return entries
  }
}

extension JSONText {
  /// A commit as it stands beside a file: with its message and its author at the top.
  fileprivate var lifted: JSONText {
    guard case .object(let members) = self,
      case .object(let details)? = members.first(where: { $0.0 == "commit" })?.1
    else { return self }
    return .object(
      members.filter { !["commit", "author", "committer"].contains($0.0) }
        + details.filter { ["message", "author", "committer"].contains($0.0) })
  }
}
