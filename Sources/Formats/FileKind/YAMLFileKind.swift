internal import ApusEncodings

/// What a file in YAML is, by the keys at its margin; it is not parsed for that.
enum YAMLFileKind {
  /// `nil` for what is no YAML, or none with a meaning here.
  static func of(_ lines: [Substring]) -> FileKind? {
    let written = lines.lazy.filter { !$0.hasPrefix("#") && !$0.hasPrefix("%YAML") && !$0.trimmed.isEmpty }
    // What begins otherwise may have such lines in a body. Most do, and are looked at no further.
    guard let first = written.first(where: { $0.trimmed != "---" }), Self.member(first) != nil else {
      return nil
    }
    var values: [Substring: String] = [:]
    // Whatever a long file says further down, its first keys have told.
    for case let member? in written.map(Self.member).prefix(5_000) where values.count < 30 {
      if values[member.key] == nil { values[member.key] = member.value }
    }
    if values["openapi"] != nil || values["swagger"] != nil { return .openAPI }
    if values["$schema"]?.contains("hyper-schema") == true { return .openAPI }
    if values["type"]?.contains("insomnia.rest/") == true { return .insomnia }
    if values["_type"] == "export", values["__export_format"] != nil { return .insomnia }
    if values["opencollection"] != nil { return .brunoYAML }
    let isRequest = ["http", "graphql", "grpc", "websocket"].contains { values[Substring($0)] == "" }
    return values["info"] == "" && isRequest ? .brunoYAML : nil
  }

  /// `key: value` at the margin.
  private static func member(_ line: Substring) -> (key: Substring, value: String)? {
    guard let first = line.first, first.isLetter || "\"_$".contains(first),
      let colon = line.firstIndex(of: ":")
    else {
      return nil
    }
    let rest = line[line.index(after: colon)...]
    let key = line[..<colon].drop { $0 == "\"" }.prefix { $0 != "\"" }
    let isWord = key.allSatisfy { $0.isLetter || $0.isNumber || "_-$".contains($0) }
    return isWord && (rest.isEmpty || rest.first?.isWhitespace == true) ? (key, rest.trimmed) : nil
  }
}
