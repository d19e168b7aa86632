internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// A text of Insomnia's, in which `{{ _.name }}` is a variable and `{% … %}` asks the program for something.
enum InsomniaText {
  /// The same with variables as they are named here. Tags that only Insomnia can answer stay.
  static func plain(_ text: String) -> String {
    guard text.contains("{") else { return text }
    let filled = HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .unclosed(let rest): "{{" + rest
      case .hole(let name): "{{\(Self.name(name))}}"
      }
    }.joined()
    return tags(in: filled) { words in
      switch words.first {
      case "uuid": "{{$guid}}"
      case "timestamp": "{{$isoTimestamp}}"
      case "now" where words.dropFirst().first == "unix": "{{$timestamp}}"
      case "now" where words.dropFirst().first == "iso-8601": "{{$isoTimestamp}}"
      default: nil
      }
    }
  }

  /// `_.a.b`, `_['a-b']`, `a`
  private static func name(_ text: String) -> String {
    var name = text
    if name.hasPrefix("_.") { name.removeFirst(2) }
    for quote in ["'", "\""] where name.hasPrefix("_[\(quote)") && name.hasSuffix("\(quote)]") {
      name = String(name.dropFirst(3).dropLast(2))
    }
    return name
  }

  /// The text with each tag that `spelling` knows replaced. The words of a tag are without their quotes.
  static func tags(in text: String, _ spelling: ([String]) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{%"), let close = rest[open.upperBound...].firstRange(of: "%}") {
      let inner = rest[open.upperBound..<close.lowerBound].trimmed
      let name = inner.prefix { !$0.isWhitespace }
      let arguments = ScriptStatements.split(inner.dropFirst(name.count), at: ",").map {
        $0[...].trimming { "'\"".contains($0) }
      }
      result += rest[..<open.lowerBound]
      result += spelling([String(name)] + arguments) ?? String(rest[open.lowerBound..<close.upperBound])
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Replaces `{% response 'body', 'req_1', '$.token' %}`.
  static func withAnswers(_ text: String, _ name: (_ request: String, AnswerSource) -> String) -> String {
    guard text.contains("{%") else { return text }
    return tags(in: text) { words in
      guard words.count >= 4, words[0] == "response" else { return nil }
      let argument = decoded(words[3])
      switch words[1] {
      case "header": return "{{\(name(words[2], .header(argument)))}}"
      case "raw": return "{{\(name(words[2], .body))}}"
      case "body":
        guard argument.hasPrefix("$"), let path = CollectionScriptValue.steps(argument.dropFirst()) else {
          return nil
        }
        return "{{\(name(words[2], .json(path)))}}"
      default: return nil
      }
    }
  }

  /// `b64::JC50b2tlbg==::46b` is `$.token`.
  private static func decoded(_ text: String) -> String {
    let parts = text.components(of: "::")
    guard parts.count == 3, parts[0] == "b64", let bytes = Base64.decoded(parts[1]) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The values of an environment; those in one another are named by a path.
  static func variables(_ data: Node?, below path: String = "", depth: Int = 0) -> [CollectedVariable] {
    guard let data, data.kind == .object, depth < 20 else { return [] }
    return data.members.flatMap { member -> [CollectedVariable] in
      let name = path + member.name
      if member.value.kind == .object {
        return variables(member.value, below: name + ".", depth: depth + 1)
      }
      return [CollectedVariable(name: name, value: plain(member.value.asText))]
    }
  }

  /// The lines of the file that the lines of a text are in. JSON has it all in one.
  static func places(of node: Node, _ text: String) -> [Int] {
    let count = text.count { $0 == "\n" }
    // What was YAML has its text in a block, from the next line on.
    let isBlock = Position(of: node.byteRange.lowerBound, in: node.document.bytes) != node.position
    return isBlock ? (0...count).map { node.line + 1 + $0 } : [node.line]
  }
}

extension RequestCollection {
  /// Requests that have a tag in them which nothing here answers are not sent.
  func refusingTags() -> RequestCollection {
    var copy = self
    copy.requests = requests.map { request in
      var refused = request
      _ = request.mapping { text in
        _ = InsomniaText.tags(in: text) { words in
          refused.refuse("Insomnia fills in its {% \(words[0]) %}")
          return nil
        }
        return text
      }
      return refused
    }
    return copy
  }
}
