/// Variables of folders and of single requests, written into the requests they are for: a `.http` file has one scope.
enum CollectionScopes {
  static func written(into collection: RequestCollection) -> RequestCollection {
    var copy = collection
    let captured = Set(collection.requests.flatMap { $0.captures.map(\.name) })
    for index in copy.requests.indices {
      var local: [String: String] = [:]
      for variable in copy.requests[index].variables {
        if captured.contains(variable.name) {
          // It gets another value while the file runs.
          if !copy.variables.contains(where: { $0.name == variable.name }) { copy.variables.append(variable) }
        } else {
          local[variable.name] = variable.value
        }
      }
      copy.requests[index].variables = []
      guard !local.isEmpty else { continue }
      copy.requests[index] = copy.requests[index].mapping { filled($0, local, depth: 0) }
    }
    return copy
  }

  private static let deepest = 20

  private static func filled(_ text: String, _ local: [String: String], depth: Int) -> String {
    guard depth < deepest, text.contains("{{") else { return text }
    return HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .unclosed(let rest): return "{{" + rest
      case .hole(let name):
        guard let value = local[name] else { return "{{\(name)}}" }
        // One that is made of itself is that of a scope further out.
        var outer = local
        outer[name] = nil
        return filled(value, outer, depth: depth + 1)
      }
    }.joined()
  }
}
