internal import ApusEncodings

/// Documents that two people may write at once: ETags, and what happens to who comes late.
enum DocumentRoutes: RouteGroup {
  static let title = "Documents and preconditions"

  static let routes: [Route] = [
    .get(
      path, "A document with its ETag: 406 when you accept no JSON, 410 when it was removed.",
      example: "/documents/readme"
    ) { call in
      guard acceptsJSON(call) else { return .problem(406, "A document is JSON, and you accept none.") }
      return find(call) { .json($0.json, [Field("ETag", $0.tag)]) }
    }
    .taking(name).answering(200, schema).failing(404, 406, 410, with: Response.problemSchema),
    .put(
      path, "Changes it: 428 without If-Match, 412 when it has changed meanwhile, 415 when it is not JSON.",
      example: "/documents/readme", body: #"{"text": "Swifts sleep in the air."}"#,
      [Field("If-Match", "*")], answer: change
    )
    .taking(name, .header("If-Match", "The ETag of what you have, or * for any.", isRequired: true))
    .sending(.object(["text": .text])).answering(200, schema)
    .failing(404, 410, 412, 415, 422, 428, with: Response.problemSchema),
    .post(
      "/documents", "Makes a document: 409 when there is one of that name.",
      body: #"{"name": "notes", "text": "To do: fly."}"#, answer: create
    )
    .sending(.object(["name": .text, "text": .text])).answering(201, schema)
    .failing(409, 415, 422, with: Response.problemSchema),
    .delete(path, "Removes it; what is asked for afterwards is gone (410).", example: "/documents/readme") {
      call in
      find(call) { document in
        _ = call.site.state.documents.update {
          $0.name == document.name
        } with: {
          $0.isGone = true
        }
        return .empty(204)
      }
    }
    .taking(name).failing(404, 410, with: Response.problemSchema),
  ]

  private static let path = "/documents/{name}"
  private static let name = Parameter.path(
    "name", .text, "The name of a document: `readme` is one, `old` was.")
  private static let schema = Schema.named(
    "Document", .object(["name": .text, "text": .text, "version": .integer()]))

  private struct Change: Decodable {
    let text: String
  }

  private struct New: Decodable {
    let name: String
    let text: String
  }

  private static func find(_ call: Call, _ answer: (StoredDocument) -> Response) -> Response {
    let name = call.parameter("name")
    guard let document = call.site.state.documents.first(where: { $0.name == name }) else {
      return .problem(404, "There is no such document.")
    }
    return document.isGone ? .problem(410, "It was removed, for good.") : answer(document)
  }

  private static func change(_ call: Call) -> Response {
    find(call) { document in
      guard let wanted = call.header("If-Match") else {
        return .problem(428, "Say with If-Match which version you change: it is \(document.tag) now.")
      }
      guard wanted == "*" || wanted == document.tag else {
        return .problem(412, "It has changed meanwhile: it is \(document.tag) now.")
      }
      return reading(Change.self, call) { change in
        let changed = call.site.state.documents.update {
          $0.name == document.name
        } with: {
          $0.text = change.text
          $0.version += 1
        }
        return .json((changed ?? document).json, [Field("ETag", (changed ?? document).tag)])
      }
    }
  }

  private static func create(_ call: Call) -> Response {
    reading(New.self, call) { new in
      let documents = call.site.state.documents
      guard !new.name.isEmpty else { return .problem(422, "A document has a name.") }
      guard documents.first(where: { $0.name == new.name }) == nil else {
        return .problem(409, "There is a document of that name, or was.")
      }
      let made = documents.add { _ in StoredDocument(name: new.name, text: new.text) }
      return .json(
        made.json, status: 201,
        [
          Field(
            "Location", "\(call.origin)/documents/\(PercentEncoding.encode(made.name, for: .queryValue))"),
          Field("ETag", made.tag),
        ])
    }
  }

  private static func reading<Value: Decodable>(
    _ type: Value.Type, _ call: Call, _ answer: (Value) -> Response
  ) -> Response {
    let kind = HeaderParameters.essence(of: call.header("Content-Type") ?? "")
    guard kind == "application/json" else {
      return .problem(415, "A document is sent as application/json.", [Field("Accept", "application/json")])
    }
    guard case .success(let value) = BodyReader.read(type, from: call.request.body.bytes) else {
      return .problem(422, "The body lacks something that a document has.")
    }
    return answer(value)
  }

  private static func acceptsJSON(_ call: Call) -> Bool {
    let kinds = call.request.fields.members("Accept").map { HeaderParameters.essence(of: $0) }
    return kinds.isEmpty || kinds.contains { ["application/json", "application/*", "*/*"].contains($0) }
  }
}
