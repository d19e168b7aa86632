/// `/github/gists`: the part of GitHub that can be written to.
enum GitHubGistRoutes: RouteGroup {
  static let title = "GitHub: gists"

  static let routes: [Route] = [
    .get("/github/gists", "The gists, newest first, in pages.") { call in
      GitHub.answer(call) {
        let page = Page(call, size: 30)
        let all = Array(call.site.state.gists.all.filter(\.isPublic).reversed())
        return .json(.array(page.items(of: all).map(\.json)), page.links(of: all.count, call))
      }
    }
    .taking(Page.parameters(size: 30))
    .answering(200, .array(of: GitHubSchemas.gist)).failing(401, with: GitHubSchemas.error),
    .post(
      "/github/gists", "Makes a gist; needs a token.",
      body: #"{"description": "Hello", "public": false, "files": {"hello.txt": {"content": "Hi"}}}"#
    ) { call in
      GitHub.answerToOwner(call) { create(call) }
    }
    .needingToken().sending(GitHubSchemas.newGist).answering(201, GitHubSchemas.gist)
    .failing(400, 401, 403, 422, with: GitHubSchemas.error),
    .get("/github/gists/{id}", "One gist.", example: "/github/gists/aa5a315d61ae9438b18d") { call in
      GitHub.answer(call) {
        let id = call.parameter("id")
        return call.site.state.gists.first { $0.id == id }.map { .json($0.json) } ?? GitHub.notFound
      }
    }
    .taking(id).answering(200, GitHubSchemas.gist).failing(401, 404, with: GitHubSchemas.error),
    .delete(
      "/github/gists/{id}", "Removes a gist; needs a token; answers 204 without a body.",
      example: "/github/gists/aa5a315d61ae9438b18d"
    ) { call in
      GitHub.answerToOwner(call) {
        let id = call.parameter("id")
        return call.site.state.gists.remove { $0.id == id } ? .empty(204) : GitHub.notFound
      }
    }
    .needingToken().taking(id).failing(401, 403, 404, with: GitHubSchemas.error),
  ]

  private static let id = Parameter.path("id", .text, "The id that a gist has in a list.")

  private struct NewGist: Decodable {
    struct File: Decodable {
      let content: String
    }
    let description: String?
    let `public`: Bool?
    let files: [String: File]
  }

  private static func create(_ call: Call) -> Response {
    switch BodyReader.read(NewGist.self, from: call.request.body.bytes) {
    case .failure(.syntax): return GitHub.error(400, "Problems parsing JSON")
    case .failure(.missing(let field)): return GitHub.invalid("Gist", field: field, code: "missing_field")
    case .failure(.wrongType(let field)): return GitHub.invalid("Gist", field: field, code: "invalid")
    case .success(let new):
      guard !new.files.isEmpty, new.files.values.allSatisfy({ !$0.content.isEmpty }) else {
        return GitHub.invalid("Gist", field: "files", code: "missing_field")
      }
      let files = new.files.sorted { $0.key < $1.key }
        .map { Gist.File(name: $0.key, content: $0.value.content) }
      let gist = call.site.state.gists.add { number in
        Gist(
          id: Gist.id(number), description: new.description, isPublic: new.public ?? false, files: files)
      }
      return .json(gist.json, status: 201, [Field("Location", "\(call.origin)/github/gists/\(gist.id)")])
    }
  }
}
