internal import ApusJSON

extension Specification {
  /// The same description with nothing in it but what lists and searches need: a small fraction of the text, and
  /// itself a description that can be loaded.
  ///
  /// What it has are title, version, servers, tags and the operations with their names and summaries. Parameters, bodies, answers
  /// and schemas are gone.
  ///
  /// - Parameters:
  ///   - key: the name of one more member of the outline, which no reader of descriptions knows.
  ///   - remarks: what it holds.
  package func outline(adding key: String, _ remarks: [String]) -> String {
    let root = document.root
    var members = [
      "openapi", "swagger", "host", "basePath", "schemes", "servers", "security", "securityDefinitions",
      HyperSchema.formatKey,
    ].compactMap { name in
      root[name].map { "\"\(name)\":\($0.text)" }
    }
    let info = ["title", "version"].compactMap { name in root["info"]?[name].map { "\"\(name)\":\($0.text)" }
    }
    members.append("\"info\":{\(info.joined(separator: ","))}")
    if let schemes = root["components"]?["securitySchemes"] {
      members.append("\"components\":{\"securitySchemes\":\(schemes.text)}")
    }
    if let tags = root["tags"], tags.kind == .array {
      members.append("\"tags\":[\(tags.children.compactMap(Self.outlined).joined(separator: ","))]")
    }
    members.append("\"paths\":{\(outlinedPaths.joined(separator: ","))}")
    members.append("\"\(key)\":\(JSONValue.array(remarks.map { .string($0) }).text)")
    return "{\(members.joined(separator: ",\n"))}"
  }

  /// A tag with the beginning of what it is for.
  private static func outlined(tag: Node) -> String? {
    guard let name = tag["name"]?.text else { return nil }
    let summary = tag["description"]?.string.map {
      ",\"description\":\(JSONValue.string(String($0.prefix(200))).text)"
    }
    return "{\"name\":\(name)\(summary ?? "")}"
  }

  /// A line a path, in the order of the document.
  private var outlinedPaths: [String] {
    var paths: [(path: String, operations: [String], others: [String])] = []
    var places: [String: Int] = [:]
    for operation in operations {
      let method = operation.method
      let name = method.hasKey ? method.rawValue.lowercased() : method.rawValue
      let text = "\"\(name)\":\(operation.outline)"
      let place = places[operation.path] ?? paths.count
      if place == paths.count {
        places[operation.path] = place
        paths.append((operation.path, [], []))
      }
      if method.hasKey { paths[place].operations.append(text) } else { paths[place].others.append(text) }
    }
    return paths.map { path, operations, others in
      let more = others.isEmpty ? [] : ["\"additionalOperations\":{\(others.joined(separator: ","))}"]
      return "\n\(JSONValue.string(path).text):{\((operations + more).joined(separator: ","))}"
    }
  }
}

extension Operation {
  /// In a few words: its summary, or else the first line of its description, or its id; empty when it has none.
  package var title: String {
    if let summary, !summary.isEmpty { return summary }
    let line = summaryInFull?.split(whereSeparator: \.isNewline).first.map(String.init)
    return line ?? id ?? ""
  }

  fileprivate var outline: String {
    let mark = isDeprecated ? ",\"deprecated\":true" : ""
    let names = ["operationId", "tags"].compactMap { key in node[key].map { ",\"\(key)\":\($0.text)" } }
    return "{\"summary\":\(JSONValue.string(String(title.prefix(200))).text)\(mark)\(names.joined())}"
  }
}
