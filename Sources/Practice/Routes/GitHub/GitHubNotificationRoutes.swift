/// `/github/notifications`: what has happened that somebody wants to know.
enum GitHubNotificationRoutes: RouteGroup {
  static let title = "GitHub: notifications"

  static let routes: [Route] = [
    .get("/github/notifications", "What you have not read yet, newest first, in pages; needs a token.") {
      call in
      GitHub.tell(call, needing: "notifications") { list(call) }
    }
    .needingToken().inPages()
    .taking(.query("all", .boolean, "Those that are read, too."))
    .failing(401, 403, with: GitHubSchemas.error),
    .patch(
      "/github/notifications/threads/{id}", "Marks one as read; needs a token; answers 205 without a body.",
      example: "/github/notifications/threads/102"
    ) { call in
      GitHub.tell(call, needing: "notifications") {
        GitHub.ofWorld(call) { $0.read(notification: call.parameter("id")) ? .empty(205) : GitHub.notFound }
      }
    }
    .needingToken().taking(.path("id", .text, "The id that it has in the list."))
    .failing(401, 403, 404, with: GitHubSchemas.error),
  ]

  private static func list(_ call: Call) -> Response {
    GitHub.ofWorld(call) { world in
      let wanted = world.notifications.filter { $0.isUnread || call.query("all") == "true" }
      let bodies = wanted.compactMap { notification -> JSONText? in
        guard let repository = world.repository(GitHubWorld.owner, notification.repository) else {
          return nil
        }
        let project = world.project(of: repository)
        return project.issue(String(notification.issue)).map {
          notification.json(of: project.issues[$0], in: repository)
        }
      }
      return GitHub.list(bodies, call) { $0 }
    }
  }
}
