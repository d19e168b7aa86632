internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusPractice

/// Writes answers as a description has them.
struct MockWriter {
  let operation: Operation
  let request: MockRequest

  /// An answer with this status, as it is described.
  ///
  /// - Parameters:
  ///   - value: what is in it; a sample where nothing is given.
  ///   - sentence: what went wrong, for the member of a failure that says so.
  func answer(_ status: Int, value: JSONValue? = nil, sentence: String? = nil) -> MockAnswer {
    guard let response = operation.response(for: status) else {
      return value.map { Self.json(status, $0) } ?? sentence.map { .problem(status, $0) }
        ?? MockAnswer(status)
    }
    var answer = content(of: response, status, value, sentence)
    let own = Set(answer.fields.map { $0.name.lowercased() })
    answer.fields += response.headers.compactMap { name, value in
      Self.isKept(name.lowercased(), own) ? (name, value.string ?? value.text) : nil
    }
    return answer
  }

  /// How an answer travels, and which pages may read it, is the server's to say.
  private static func isKept(_ name: String, _ own: Set<String>) -> Bool {
    !own.contains(name) && !["content-length", "transfer-encoding", "connection"].contains(name)
      && !name.hasPrefix("access-control-")
  }

  /// The status of success: the first that is described, and what a method usually means where none is.
  var successStatus: Int {
    let said = operation.success?.status
    if let status = said.flatMap({ Int($0) }) { return status }
    let others = operation.responses.compactMap { Int($0.status) }
    return said == nil ? others.first { (300..<400).contains($0) } ?? 200 : 200
  }

  private func content(
    of response: Response, _ status: Int, _ value: JSONValue?, _ sentence: String?
  ) -> MockAnswer {
    guard status != 204, status != 304, !response.contents.isEmpty else {
      return value.map { status == 204 ? MockAnswer(204) : Self.json(status, $0) }
        ?? (status >= 400 ? sentence.map { .problem(status, $0) } : nil) ?? MockAnswer(status)
    }
    let place = MockAccept(request.field("Accept")).first(of: response.contents.map(\.type)) ?? 0
    let content = response.contents.indices.contains(place) ? response.contents[place] : response.contents[0]
    let sample = value ?? content.sample(.answered)
    guard content.isJSON || content.type.isEmpty else {
      return MockAnswer(status, type: content.type, MockBytes.of(content.type, sample))
    }
    let type = content.type == "*/*" || content.type.isEmpty ? "application/json" : content.type
    let whole = sentence.map { Self.saying($0, status, in: sample ?? .object([])) } ?? sample ?? .object([])
    return MockAnswer(status, type: type, Self.written(whole))
  }

  static func json(_ status: Int, _ value: JSONValue) -> MockAnswer {
    MockAnswer(status, type: "application/json", written(value))
  }

  /// Indented, as a person reads it.
  private static func written(_ value: JSONValue) -> [UInt8] {
    guard let document = try? Document(value.bytes) else { return value.bytes }
    return JSONWriter(.indented(by: 2)).bytes(of: document.root) + [UInt8(ascii: "\n")]
  }

  /// A failure that says what went wrong, where it has members for that.
  private static func saying(_ sentence: String, _ status: Int, in value: JSONValue) -> JSONValue {
    let numbered = ["code", "status", "statusCode"].reduce(value) { value, name in
      if case .number? = value[name] { value.setting(name, to: .number(status)) } else { value }
    }
    for name in ["detail", "message", "error_description", "description", "error", "title"] {
      if case .string? = value[name] { return numbered.setting(name, to: .string(sentence)) }
    }
    return numbered
  }
}

/// Bodies that are not JSON.
enum MockBytes {
  static func of(_ type: String, _ sample: JSONValue?) -> [UInt8] {
    let type = MediaType.essence(type)
    if MediaType.isJSONLines(type) { return lines(sample).flatMap { $0.bytes + [UInt8(ascii: "\n")] } }
    if type == "text/event-stream" {
      return lines(sample).flatMap { Array("data: ".utf8) + $0.bytes + Array("\n\n".utf8) }
    }
    if case .string(let text)? = sample, text != "string" || type.hasPrefix("text/") {
      return Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }
    switch type {
    case "image/png": return MockPicture.png
    case "image/svg+xml": return Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8)
    case "text/html": return Array("<!doctype html>\n<title>A sample</title>\n<p>A sample.</p>\n".utf8)
    case "text/csv": return Array("id,name\n1,one\n2,two\n".utf8)
    case _ where type.hasSuffix("xml"): return Array("<sample/>\n".utf8)
    case _ where type.hasPrefix("text/"): return Array("a sample\n".utf8)
    default: return Array("a sample\n".utf8)
    }
  }

  /// Three of a kind, or the elements of a list.
  private static func lines(_ sample: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = sample { return values }
    return Array(repeating: sample ?? .object([]), count: 3)
  }
}
