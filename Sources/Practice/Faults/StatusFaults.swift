/// The server says no. `/status/{code}` has every status; these are the ones that are met, with their fields.
enum StatusFaults: FaultGroup {
  static let faults: [Fault] = plain.map(withBody) + special

  private static func withBody(_ status: Int) -> Fault {
    Fault("http.\(status)", "\(status) \(reasonPhrase(status)), with a body that explains it.") { _ in
      error(status)
    }
  }

  private static let plain = [
    400, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 415, 418, 423, 428, 431, 451, 500, 501, 502,
    504,
  ]

  private static let special: [Fault] = [
    Fault("http.401", "401, and how to authenticate.") { _ in
      error(401, [Field("WWW-Authenticate", #"Bearer realm="practice", error="invalid_token""#)])
    },
    Fault("http.407", "407, as from a proxy.") { _ in
      error(407, [Field("Proxy-Authenticate", #"Basic realm="practice""#)])
    },
    Fault("http.422", "422, with what is wrong with each field.") { _ in
      GitHub.invalid("Search", field: "q", code: "missing")
    },
    Fault("http.429", "429, and to come back after 2 seconds.") { _ in error(429, [Field("Retry-After", "2")])
    },
    Fault("http.429/date", "429, and to come back at a date.") { _ in
      error(429, [Field("Retry-After", "Tue, 01 Jan 2030 00:00:00 GMT")])
    },
    Fault("http.503", "503, and to come back after 2 seconds.") { _ in error(503, [Field("Retry-After", "2")])
    },
    Fault("http.404/empty", "404 without a body.") { _ in .empty(404) },
    Fault("http.500/json", "500, whose body is JSON of another shape.") { _ in
      .json(["trace": ["id": 17, "frames": ["main", "render"]]], status: 500)
    },
    Fault("http.500/broken", "500, whose body is half JSON.") { _ in
      .bytes(Array("{\"message\": ".utf8), type: "application/json", status: 500)
    },
    Fault("http.502/html", "502, whose body is a page.") { _ in
      .html("<html><body><h1>502 Bad Gateway</h1></body></html>\n", status: 502)
    },
  ]

  private static func error(_ status: Int, _ fields: [Field] = []) -> Response {
    let body: JSONText = [
      "message": .string(reasonPhrase(status)),
      "documentation_url": .string(GitHub.documentation), "status": .string(String(status)),
    ]
    return .json(body, status: status, fields)
  }
}
