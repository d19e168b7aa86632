/// The list of everything, for programs and for browsers.
enum DirectoryRoutes: RouteGroup {
  static let title = "The directory"

  static let routes: [Route] = [
    .get("/", "This list: JSON, or a page for browsers.") { .json(directory($0)) }
  ]

  private static func directory(_ call: Call) -> JSONText {
    [
      "name": "The practice API",
      "origin": .string(call.origin),
      "other_origin": .string(call.otherOrigin),
      "groups": .array(AllRoutes.groups.map(describe)),
    ]
  }

  private static func describe(_ group: any RouteGroup.Type) -> JSONText {
    ["title": .string(group.title), "routes": .array(group.routes.filter { !$0.isFallback }.map(describe))]
  }

  private static func describe(_ route: Route) -> JSONText {
    [
      "methods": .strings(route.methods.names), "path": .string(route.pattern.text),
      "summary": .string(route.summary), "try": .string(route.example),
    ]
  }
}
