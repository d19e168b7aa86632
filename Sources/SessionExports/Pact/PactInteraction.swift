internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction

/// A request and its answer, as a consumer expects them: examples are what was recorded, and matchers what is promised.
struct PactInteraction {
  /// As JSON.
  let text: String
  /// What of it Pact has no word for.
  let leftOut: [String]

  /// - Parameters:
  ///   - recording: what was asked for and answered.
  ///   - checks: what is promised of the answer.
  ///   - state: what has to have been done before; `nil` for nothing.
  init(
    _ request: ScriptRequest, _ recording: Recording, checks: [ScriptCheck], after state: String?,
    redactor: inout Redactor
  ) {
    var leftOut: [String] = []
    var members = ["\"description\":\(JSONString.quoted("\(request.method) \(request.name)"))"]
    if let state { members.append("\"providerStates\":[{\"name\":\(JSONString.quoted(state))}]") }
    members.append("\"request\":\(Self.request(request, recording, redactor: &redactor))")
    members.append("\"response\":\(Self.response(recording, checks, &leftOut))")
    text = "{\(members.joined(separator: ","))}"
    self.leftOut = leftOut
  }

  // MARK: What is asked

  private static func request(
    _ request: ScriptRequest, _ recording: Recording, redactor: inout Redactor
  ) -> String {
    let url = recording.exchange.request.url
    let recorded = RedactedRequest(recording.exchange.request, redactor: &redactor)
    var rules: [(part: String, text: String)] = []
    var members = [
      "\"method\":\(JSONString.quoted(request.method))",
      "\"path\":\(JSONString.quoted(redactor.redact(url.path)))",
    ]
    if let path = request.path, path.plain == nil {
      rules.append(("path", PactRule.regex(path, hole: "[^/]+").text))
    }
    if let query = query(of: url, &redactor) {
      members.append("\"query\":\(query.text)")
      if request.hasHolesInQuery {
        rules.append(("query", PactRule.object(query.names.map { ($0, .regex(".+")) })))
      }
    }
    if !recorded.headers.isEmpty {
      let fields = request.headers.map { field in
        JSONValue.Member(field.name, .string(recorded.headers.first { $0.name == field.name }?.value ?? ""))
      }
      members.append("\"headers\":\(JSONValue.object(fields).text)")
      let holes = request.headers.filter { $0.value.plain == nil }
      if !holes.isEmpty {
        rules.append(("header", PactRule.object(holes.map { ($0.name, .regex($0.value, hole: ".+")) })))
      }
    }
    if let body = recorded.body.flatMap({ try? $0.allBytes() }), !body.isEmpty {
      let document = try? JSONDocument(body)
      members.append(
        "\"body\":\(document.map { $0.root.text } ?? JSONString.quoted(String(decoding: body, as: UTF8.self)))"
      )
      if case .text(let text)? = request.body, text.plain == nil {
        let places = document == nil ? filledFields(of: text) : [("$", .type)]
        if !places.isEmpty { rules.append(("body", PactRule.object(places))) }
      }
    }
    return object(members, rules)
  }

  /// The fields of a form whose values have holes; none of a body that is no form.
  private static func filledFields(of form: ScriptText) -> [(place: String, rule: PactRule)] {
    let hole = "\u{0}"
    let text = form.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(_, .encoded), .secret(_, .encoded): hole
      case .variable, .secret: ""
      }
    }.joined()
    var names: Set<String> = []
    return text.split(separator: "&").compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[1].contains(hole), !parts[0].contains(hole),
        let name = PercentEncoding.strictlyDecoded(parts[0], plusIsSpace: true), names.insert(name).inserted
      else { return nil }
      return (place([.key(name)]), .regex(".+"))
    }
  }

  /// The items by their names, each with all of its values; `nil` where there are none.
  private static func query(of url: WebURL, _ redactor: inout Redactor) -> (text: String, names: [String])? {
    let items = url.queryItems
    var names: [String] = []
    for item in items where !names.contains(item.name) { names.append(item.name) }
    let members = names.map { name in
      JSONValue.Member(
        name, .array(items.filter { $0.name == name }.map { .string(redactor.redact($0.value ?? "")) }))
    }
    return names.isEmpty ? nil : (JSONValue.object(members).text, names)
  }

  private static func object(_ members: [String], _ rules: [(part: String, text: String)]) -> String {
    let all = rules.map { "\"\($0.part)\":\($0.text)" }.joined(separator: ",")
    return "{\((members + (rules.isEmpty ? [] : ["\"matchingRules\":{\(all)}"])).joined(separator: ","))}"
  }

  // MARK: What is answered

  private static func response(_ recording: Recording, _ checks: [ScriptCheck], _ leftOut: inout [String])
    -> String
  {
    let head = recording.exchange.response
    var members = ["\"status\":\(head?.status ?? 0)"]
    var fields: [(place: String, rule: PactRule)] = []
    var places: [(place: String, rule: PactRule)] = []
    let document = try? JSONDocument(recording.exchange.body.bytes)
    // What a session promises by itself: values may be others, but none of another kind.
    if document != nil { places.append(("$", .type)) }
    if let type = head?.headers["Content-Type"] {
      fields.append(
        ("Content-Type", .regex("^\(PactRule.escaped(HeaderParameters.head(of: type)))( *;.*)?$")))
    }
    // An example in which it is promises that it comes.
    for check in checks where check.isOptional { leftOut.append("Pact has no word for \(check.text)") }
    for check in checks where !check.isOptional {
      for promise in check.promises {
        switch (check.subject, PactRule(promise)) {
        case (.path(let steps), let rule?) where document != nil: places.append((place(steps), rule))
        case (.path, nil) where promise == .present: break
        case (.status, _): break
        case (.header(let name), let rule?): fields.append((name, rule))
        case (.header(let name), nil) where promise == .present:
          if !fields.contains(where: { $0.place.lowercased() == name.lowercased() }) {
            fields.append((name, .regex(".+")))
          }
        default: leftOut.append("Pact has no word for \(check.text)")
        }
      }
    }
    let shown = fields.compactMap { field in
      head?.headers[field.place].map { JSONValue.Member(field.place, .string($0)) }
    }
    if !shown.isEmpty { members.append("\"headers\":\(JSONValue.object(shown).text)") }
    var rules: [(part: String, text: String)] = []
    if let document {
      members.append("\"body\":\(document.root.text)")
      rules.append(("body", PactRule.object(places)))
    } else if !recording.exchange.body.bytes.isEmpty {
      leftOut.append("its body is not JSON, and is not promised")
    }
    if !fields.isEmpty { rules.append(("header", PactRule.object(fields))) }
    return object(members, rules)
  }

  /// As Pact spells paths: `$.items[0].id`.
  private static func place(_ steps: [JSONPath.PlainStep]) -> String {
    steps.reduce("$") { text, step in
      switch step {
      case .key(let key): text + "['\(key.replacing(["\\": "\\\\", "'": "\\'"]))']"
      case .position(let place): text + "[\(place)]"
      case .any: text + "[*]"
      }
    }
  }
}

extension ScriptRequest {
  /// What stands before its query; `nil` where it is all a value.
  fileprivate var path: ScriptText? {
    var pieces: [ScriptText.Piece] = []
    for piece in url.pieces {
      if case .text(let text) = piece, let mark = text.firstIndex(of: "?") {
        pieces.append(.text(String(text[..<mark])))
        break
      }
      pieces.append(piece)
    }
    let path = ScriptText(pieces)
    guard case .text(let text)? = path.pieces.first, text.hasPrefix("/") else { return nil }
    return path
  }

  fileprivate var hasHolesInQuery: Bool { url.pieces.count > (path?.pieces.count ?? url.pieces.count) }
}
