internal import ApusEncodings

/// The list of everything, for programs and for browsers.
enum DirectoryRoutes: RouteGroup {
  static let title = "The directory"

  static let routes: [Route] = [
    .get("/", "This list: JSON, or a page for browsers.") { call in
      let prefersPage = call.request.fields.members("Accept").contains { $0.hasPrefix("text/html") }
      let vary = Field("Vary", "Accept")
      return prefersPage ? .html(DirectoryPage(call).text, [vary]) : .json(directory(call), [vary])
    }
    .varying("it names the origins and their ports"),
    .get("/openapi.json", "This API described in OpenAPI 3.1.") { call in
      .json(OpenAPIDocument.json(origin: call.origin))
    }
    .answering(200, .object(["openapi": .text, "info": .map(of: .text), "paths": .object([:])]))
    .withoutExample().varying("it names the origin"),
  ]

  private static func directory(_ call: Call) -> JSONText {
    [
      "name": "The practice API",
      "origin": .string(call.origin),
      "other_origin": .string(call.otherOrigin),
      "tokens": "Any token will do, but: bad and expired are refused (401), norights may not (403).",
      "groups": .array(AllRoutes.groups.map(describe)),
      "faults": FaultRoutes.list(call.site),
    ]
  }

  private static func describe(_ group: any RouteGroup.Type) -> JSONText {
    ["title": .string(group.title), "routes": .array(group.routes.filter { !$0.isFallback }.map(describe))]
  }

  private static func describe(_ route: Route) -> JSONText {
    [
      "methods": .strings(route.methods.names), "path": .string(route.pattern.text),
      "summary": .string(route.summary), "try": .string(line(route)),
    ]
  }

  /// What to type in Apus.
  private static func line(_ route: Route) -> String {
    let fields = route.exampleFields.map { "\($0.name):\($0.value)" }
    return
      ([route.exampleMethod.lowercased(), route.example] + fields + [route.exampleBody].compactMap(\.self))
      .joined(separator: " ")
  }
}

/// The directory as a page.
private struct DirectoryPage {
  let text: String

  init(_ call: Call) {
    let groups = AllRoutes.groups.map { group in
      let rows = group.routes.filter { !$0.isFallback }.map { route in
        Self.row(
          route.methods.names.joined(separator: " "), route.pattern.text, route.summary,
          link: route.exampleBody == nil && route.methods.accept("GET") ? route.example : nil)
      }
      return Self.table(group.title, rows)
    }
    let faults = AllFaults.faults.map { Self.row($0.code, $0.path, $0.sentence, link: $0.path) }
    let local = LocalFault.all.map { Self.row($0.code, $0.line(at: call.site), $0.sentence, link: nil) }
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>The practice API</title>
      <style>body{font-family:sans-serif;margin:2em}td{padding:.1em 1em .1em 0;vertical-align:top}</style></head>
      <body>
      <h1>The practice API</h1>
      <p>Another origin, for credentials that must stay at home: \(HTMLQuoting.escaped(call.otherOrigin))</p>
      \((groups + [Self.table("Failures, for real", faults)]).joined(separator: "\n"))
      \(Self.table("Failures that need no server: what to type", local))
      </body>
      </html>

      """
  }

  private static func table(_ title: String, _ rows: [String]) -> String {
    "<h2>\(HTMLQuoting.escaped(title))</h2>\n<table>\n\(rows.joined(separator: "\n"))\n</table>"
  }

  private static func row(_ kind: String, _ path: String, _ sentence: String, link: String?) -> String {
    let path = "<code>\(HTMLQuoting.escaped(path))</code>"
    let cell = link.map { "<a href=\"\(HTMLQuoting.escaped($0))\">\(path)</a>" } ?? path
    return
      "<tr><td>\(HTMLQuoting.escaped(kind))</td><td>\(cell)</td><td>\(HTMLQuoting.escaped(sentence))</td></tr>"
  }
}
