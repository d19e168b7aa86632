import Synchronization

/// Being asked to come back later.
enum LimitedRoutes: RouteGroup {
  static let title = "Limits and retries"

  static let routes: [Route] = [
    .get("/limited", "Always one request too many: 429, and when to come back.") { _ in
      .json(
        ["message": "Too many requests. Come back in 2 seconds."], status: 429,
        [
          Field("Retry-After", "2"), Field("RateLimit-Limit", "100"), Field("RateLimit-Remaining", "0"),
          Field("RateLimit-Reset", "2"),
        ])
    },
    .get("/limited/github", "The same in GitHub's words: 403, and X-RateLimit-Remaining: 0.") { _ in
      GitHub.error(403, "API rate limit exceeded for 127.0.0.1.").adding([
        Field("X-RateLimit-Limit", "60"), Field("X-RateLimit-Remaining", "0"),
        Field("X-RateLimit-Used", "60"),
        Field("X-RateLimit-Reset", String(GitHub.rateLimitReset)),
      ])
    }
    .answering(403, GitHubSchemas.error),
    .any("/flaky/{n}", "Fails with 503 n times, then answers, and begins again.", example: "/flaky/0") {
      call in
      guard let failures = call.number("n", in: 0...100) else {
        return .problem(400, "The number of failures is one from 0 to 100.")
      }
      let tries = call.site.state.flakyTries.withLock { tries in
        let count = tries[failures, default: 0] + 1
        tries[failures] = count > failures ? 0 : count
        return count
      }
      guard tries > failures else {
        return .problem(503, "Failure \(tries) of \(failures). Try again.", [Field("Retry-After", "0")])
      }
      return .json(["message": "It works now.", "tries": .int(tries)])
    }
    .taking(.path("n", .integer(0...100), "How many failures."))
    .failing(400, 503, with: Response.problemSchema),
  ]
}
