internal import ApusClient

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
        } else if isSecret(variable) {
          local[variable.name] = "{{\(name(of: variable, in: &copy))}}"
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

  /// What is a secret stays a variable: written out, nobody would know it for one.
  private static func isSecret(_ variable: CollectedVariable) -> Bool {
    variable.isSecret || SecretNames.hides(variable.name, variable.value, in: .variable)
  }

  /// The name that a secret of a folder has for all: its own, unless that has another value.
  private static func name(of variable: CollectedVariable, in collection: inout RequestCollection) -> String {
    let others = Set(collection.environments.flatMap { $0.variables.map(\.name) })
    var name = variable.name
    var number = 2
    while true {
      let known = collection.variables.first { $0.name == name }
      if known?.value == variable.value, !others.contains(name) { return name }
      if known == nil, !others.contains(name) { break }
      name = "\(variable.name)-\(number)"
      number += 1
    }
    collection.variables.append(CollectedVariable(name: name, value: variable.value, isSecret: true))
    return name
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
