/// `/github/search/repositories`, and GitHub's word on everything it has not got.
enum GitHubSearchRoutes: RouteGroup {
  static let title = "GitHub: search"

  static let routes: [Route] = [
    .get(
      "/github/search/repositories", "Repositories by words and qualifiers (q, sort=stars, order, pages).",
      example: "/github/search/repositories?q=swift+api&per_page=2"
    ) { call in
      GitHub.answer(call) { search(call) }
    }
    .taking(
      .query(
        "q", .text, "Words, and qualifiers: language:swift, user:hubot, topic:json, stars:>100.",
        isRequired: true),
      .query("sort", .oneOf(["stars"]), "By what to sort; by nothing unless given."),
      .query("order", .oneOf(["asc", "desc"], usually: "desc"), "The most or the fewest first.")
    )
    .taking(Page.parameters(size: 30))
    .answering(200, GitHubSchemas.search).failing(401, 422, with: GitHubSchemas.error),
    .fallback("/github") { call in
      GitHub.answer(call) { GitHub.error(404, "Not Found", nearest: NearestRoute.line(for: call)) }
    },
  ]

  private static func search(_ call: Call) -> Response {
    let words = (call.query("q") ?? "").lowercased().split(separator: " ").map(String.init)
    guard !words.isEmpty else { return GitHub.invalid("Search", field: "q", code: "missing") }
    var found = GitHub.repositories(call).filter { $0.matches(words) }
    if call.query("sort") == "stars" {
      let isAscending = call.query("order") == "asc"
      found.sort { isAscending ? $0.starCount < $1.starCount : $0.starCount > $1.starCount }
    }
    let page = Page(call, size: 30)
    let body: JSONText = [
      "total_count": .int(found.count), "incomplete_results": false,
      "items": .array(page.items(of: found).map { $0.json.adding([("score", .raw("1.0"))]) }),
    ]
    return .json(body, page.links(of: found.count, call))
  }
}
