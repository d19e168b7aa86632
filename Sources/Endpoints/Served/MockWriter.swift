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
    let sample = (value ?? content.sample(.answered)).map { content.schema?.answered($0) ?? $0 }
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
    guard let document = try? JSONDocument(value.bytes) else { return value.bytes }
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

extension Schema {
  /// A value without what only requests have.
  func answered(_ value: JSONValue, depth: Int = 0) -> JSONValue {
    guard depth < 40 else { return value }
    switch value {
    case .array(let elements):
      return .array(items.map { items in elements.map { items.answered($0, depth: depth + 1) } } ?? elements)
    case .object(let members):
      let known = fields + choices.flatMap(\.fields)
      return .object(
        members.compactMap { member in
          let own = known.filter { $0.name == member.key }.map(\.schema)
          if own.contains(where: \.isWriteOnly) { return nil }
          return JSONValue.Member(
            member.key, own.first?.answered(member.value, depth: depth + 1) ?? member.value)
        })
    default: return value
    }
  }
}
