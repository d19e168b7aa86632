/// The description of this API in OpenAPI 3.1, made from the routes.
enum OpenAPIDocument {
  /// `origin` is where the API is to be found.
  static func json(origin: String) -> JSONText {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "The practice API", "version": "1.0.0",
        "description":
          "GitHub, Qiita, GreenStore and Mamari in miniature, the usual bench of an HTTP client, and failures.",
      ],
      "servers": [["url": .string(origin)]],
      "tags": .array(AllRoutes.groups.map { ["name": .string($0.title)] }),
      "paths": paths.json,
      "components": [
        "schemas": .object(paths.components),
        "securitySchemes": [
          "token": [
            "type": "http", "scheme": "bearer",
            "description": "Any token will do, but `bad` and `expired`; `norights` may not.",
          ]
        ],
      ],
    ]
  }

  private static let paths: (json: JSONText, components: [(String, JSONText)]) = {
    var paths: [(path: String, operations: [(String, JSONText)])] = []
    var components: [(String, JSONText)] = []
    for group in AllRoutes.groups {
      for route in group.routes where !route.isFallback {
        let description = RouteOperation(route, tag: group.title)
        let path = route.pattern.template
        let place = paths.firstIndex { $0.path == path } ?? paths.count
        if place == paths.count { paths.append((path, [])) }
        paths[place].operations += description.operations
        for (name, schema) in description.components where !components.contains(where: { $0.0 == name }) {
          components.append((name, schema))
        }
      }
    }
    return (.object(paths.map { ($0.path, .object($0.operations)) }), components)
  }()
}
