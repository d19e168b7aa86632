internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings

/// Where in an answer a value is, as far as any program finds it there.
enum ScriptSource: Equatable {
  case path([JSONPath.PlainStep])
  case header(String)
  case status

  /// What `let NAME = PATH` takes, or a header; `nil` for a line that takes something else.
  static func capture(_ line: String) -> (name: String, source: ScriptSource)? {
    let words = Words(line).words
    guard words.count > 3, words[0].text.lowercased() == "let", words[2].text == "=" else { return nil }
    let value = words[3]
    if words.count == 4, value.kind == .path, let steps = steps(value.text) {
      return (words[1].text, .path(steps))
    }
    let part = AnswerPart(words[3...].map(\.text).joined(separator: " "))
    guard let part, part.number == nil else { return nil }
    switch part.kind {
    case .header(let name): return (words[1].text, .header(name))
    case .status: return (words[1].text, .status)
    case .cookie: return nil
    }
  }

  /// The steps of a path into the last answer; `nil` for one into another, or with more than steps.
  static func steps(_ text: String) -> [JSONPath.PlainStep]? {
    if text.hasPrefix("$"), text.dropFirst().first?.isNumber ?? false { return nil }
    return try? JSONPath(text).plainSteps
  }

  /// What is there in an answer, as a variable holds it; `nil` for nothing.
  func value(in recording: Recording) -> VariableValue? {
    switch self {
    case .status: return recording.exchange.response.map { .text("\($0.status)") }
    case .header(let name): return recording.exchange.response?.headers[name].map { .text($0) }
    case .path(let steps):
      guard let document = try? JSONDocument(recording.exchange.body.bytes) else { return nil }
      return Self.nodes(steps[...], in: document.root).first.map { .json($0) }
    }
  }

  /// An answer with something else in the place of the value; `nil` where nothing is there.
  func body(_ bytes: [UInt8], with value: VariableValue) -> [UInt8]? {
    guard case .path(let steps) = self, let document = try? JSONDocument(bytes),
      let node = Self.nodes(steps[...], in: document.root).first
    else { return nil }
    let text = node.string == nil ? value.text : JSONString.quoted(value.text)
    let range = node.byteRange
    return Array(document.bytes[..<range.lowerBound]) + Array(text.utf8)
      + Array(document.bytes[range.upperBound...])
  }

  static func nodes(_ steps: ArraySlice<JSONPath.PlainStep>, in node: Node) -> [Node] {
    guard let step = steps.first else { return [node] }
    let children: [Node] =
      switch step {
      case .key(let key): node[key].map { [$0] } ?? []
      case .position(let place): node[place < 0 ? node.count + place : place].map { [$0] } ?? []
      case .any: Array(node.children)
      }
    return children.flatMap { nodes(steps.dropFirst(), in: $0) }
  }
}
