internal import ApusEncodings
internal import ApusJSON

extension Operation {
  /// What goes with the request; `nil` when the operation takes no body, or it is described by a broken
  /// reference.
  package var body: RequestBody? {
    if dialect == .swagger2 { return swaggerBody }
    guard let body = node["requestBody"]?.resolved else { return nil }
    return RequestBody(
      isRequired: body["required"]?.boolean ?? false, summary: body["description"]?.string,
      contents: Content.list(body["content"]))
  }

  /// In the order of the description. Broken ones are left out.
  package var responses: [Response] {
    (node["responses"]?.members.map { $0 } ?? []).compactMap { member in
      guard !member.name.hasPrefix("x-"), let response = member.value.resolved else { return nil }
      return Response(
        status: member.name, summary: response["description"]?.string,
        contents: dialect == .swagger2 ? swaggerContents(response) : Content.list(response["content"]),
        node: response)
    }
  }

  /// What describes an answer with this status: exactly, by its class, or by default.
  package func response(for status: Int) -> Response? {
    let all = responses
    let classOfStatus = "\(status / 100)XX"
    return all.first { $0.status == "\(status)" } ?? all.first { $0.status.uppercased() == classOfStatus }
      ?? all.first { $0.status == "default" }
  }

  /// What success answers: the first 2xx that has JSON, or the first 2xx at all.
  package var success: Response? {
    let successes = responses.filter(\.isSuccess)
    return successes.first { $0.json != nil } ?? successes.first
  }

  /// What failures answer, if they answer JSON: by default, or the first of them.
  package var failure: Response? {
    let failures = responses.filter { !$0.isSuccess && $0.json?.schema != nil }
    return failures.first { $0.status == "default" }
      ?? failures.first { $0.status.first.map("45".contains) ?? false }
  }
}

// In Swagger 2 a body is a parameter, or several that make a form, and media types stand apart from schemas.
extension Operation {
  private var swaggerBody: RequestBody? {
    let parameters = [pathItem, node].flatMap { $0["parameters"]?.children.compactMap(\.resolved) ?? [] }
    if let body = parameters.last(where: { $0["in"]?.string == "body" }) {
      let schema = body["schema"].map(Schema.init)
      return RequestBody(
        isRequired: body["required"]?.boolean ?? false, summary: body["description"]?.string,
        contents: mediaTypes("consumes").map { Content(type: $0, schema: schema) })
    }
    let fields = parameters.filter { $0["in"]?.string == "formData" }
    return fields.isEmpty ? nil : form(of: fields)
  }

  /// The fields of a form as one object.
  private func form(of fields: [Node]) -> RequestBody {
    let isRequired = fields.contains { $0["required"]?.boolean ?? false }
    let properties = fields.map { "\($0["name"]?.text ?? "\"\""):\(Self.withoutRequired($0))" }
    let required = fields.filter { $0["required"]?.boolean ?? false }.compactMap { $0["name"]?.text }
    let text = """
      {"type":"object","properties":{\(properties.joined(separator: ","))},\
      "required":[\(required.joined(separator: ","))]}
      """
    let schema = (try? JSONDocument(text)).map { Schema($0.root) }
    return RequestBody(
      isRequired: isRequired, summary: nil,
      contents: formTypes(of: fields).map { Content(type: $0, schema: schema) })
  }

  /// What is said to be consumed may be JSON all the same; fields make a form, and files one of parts.
  private func formTypes(of fields: [Node]) -> [String] {
    let (pairs, parts) = ("application/x-www-form-urlencoded", "multipart/form-data")
    if fields.contains(where: { $0["type"]?.string == "file" }) { return [parts] }
    let said = mediaTypes("consumes").filter { type in
      [pairs, parts].contains(HeaderParameters.essence(of: type))
    }
    return said.isEmpty ? [pairs] : said
  }

  /// A field as a schema: there `required` is a list, not a truth value.
  private static func withoutRequired(_ field: Node) -> String {
    let members = field.members.filter { $0.name != "required" }.map { "\($0.key.text):\($0.value.text)" }
    return "{\(members.joined(separator: ","))}"
  }

  private func swaggerContents(_ response: Node) -> [Content] {
    guard let schema = response["schema"].map(Schema.init) else { return [] }
    return mediaTypes("produces").map {
      Content(type: $0, schema: schema, examples: response["examples"]?[$0].map { [$0] } ?? [])
    }
  }

  private func mediaTypes(_ key: String) -> [String] {
    let list = node[key] ?? node.document.root[key]
    let types = list?.children.compactMap(\.string) ?? []
    return types.isEmpty ? ["application/json"] : types
  }
}
