/// `/faults`: the list of failures, and each of them for real.
enum FaultRoutes: RouteGroup {
  static let title = "Failures"

  static let routes: [Route] = [
    .get("/faults", "Every failure, with what happens and how to see it.") { .json(list($0.site)) }
      .varying("it names ports"),
    .any(
      "/faults/{code}", "That failure, for real; the directory of faults tells which there are.",
      example: "/faults/decode.type"
    ) { call in
      produce(call.parameter("code"), call)
    }
    .taking(.path("code", .oneOf(AllFaults.faults.map(\.name).filter { !$0.contains("/") }), "A failure."))
    .failing(404, with: Response.problemSchema),
    .any(
      "/faults/{code}/{variant}", "Another way to it.", example: "/faults/decode.type/float"
    ) { call in
      produce("\(call.parameter("code"))/\(call.parameter("variant"))", call)
    }
    .taking(
      .path("code", .text, "A failure."), .path("variant", .text, "A way to it, as GET /faults lists them.")
    )
    .failing(404, with: Response.problemSchema),
  ]

  private static func produce(_ name: String, _ call: Call) -> Response {
    if let fault = AllFaults.byName[name] { return fault.answer(call) }
    guard let local = LocalFault.all.first(where: { $0.code == name }) else {
      return .problem(404, "There is no fault \(name). GET /faults lists what there is.")
    }
    return .problem(404, "\(name) needs no server. Type: \(local.line(at: call.site))")
  }

  static func list(_ site: Site) -> JSONText {
    let examples = site.faultExamples
    return [
      "message": "A code, or code/variant where there are several ways to it. `ok`: unusual, but no failure.",
      "faults": .array(
        examples.filter { $0.path != nil }.map { fault in
          [
            "code": .string(fault.code), "path": .optional(fault.path),
            "sentence": .string(fault.sentence), "parameters": .optional(fault.parameters),
            "try": .string(fault.line),
          ]
        }),
      "without_a_server": .array(
        examples.filter { $0.path == nil }.map { fault in
          [
            "code": .string(fault.code), "sentence": .string(fault.sentence), "try": .string(fault.line),
          ]
        }),
    ]
  }
}
