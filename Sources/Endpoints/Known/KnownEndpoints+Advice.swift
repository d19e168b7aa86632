package import ApusClient
internal import ApusJSON
internal import ApusOpenAPI

extension KnownEndpoints {
  /// The path that has a folder which begins with a word, as it is typed: the one that has it nearest to the root.
  package func path(about word: String) -> String? { first(about: word) { _ in true }.map { typed($0.path) } }

  /// That path up to the folder itself.
  package func folder(about word: String) -> String? {
    guard let path = path(about: word) else { return nil }
    let names = path.split(separator: "/")
    let end = names.firstIndex { $0.lowercased().hasPrefix(word.lowercased()) } ?? names.endIndex - 1
    return "/" + names[...end].joined(separator: "/")
  }

  /// Lines that lead on after a request was refused, by what is known of the paths around its own.
  package func advice(after status: Int, _ method: HTTPMethod, _ wholePath: String) -> [String] {
    let path = typed(wholePath)
    let here = entry(at: path)
    let isKnown = here?.endpoints.contains { $0.takes(method.name) } ?? false
    switch status {
    case 404:
      let list = list(around: path)
      let elsewhere = list == Self.everything && !isKnown && method == .get ? example(like: path) : nil
      return [elsewhere, list].compactMap(\.self)
    case 405: return here.map { ["ls -l \($0.path)"] } ?? []
    case 400, 415, 422:
      // Where all that a request says is one value in its path, there is nothing to be told about it.
      guard isKnown, let here, !here.isHole || method != .get else { return [] }
      return ["help \(method.name.lowercased()) \(here.path)"]
    default: return []
    }
  }

  /// What could stand where a path has `{name}`: what was used last, or what an example has.
  package func value(of name: String, in path: String, _ method: HTTPMethod) -> String? {
    let endpoint = entry(at: path)?.endpoints.first { $0.takes(method.name) }
    let parameter = endpoint.flatMap(scope.operation)?.parameters(in: .path).first { $0.name == name }
    if let used = usedValues[name].first { return parameter?.standing(used) ?? used }
    if let parameter, let value = parameter.example.flatMap(JSONValue.init(copying:)) {
      return parameter.standing(parameter.typedText(of: value))
    }
    let values = endpoint?.example?.prefix { $0 != "?" }.split(separator: "/") ?? []
    let example = zip(endpoint?.path.split(separator: "/") ?? [], values).first { $0.0 == "{\(name)}" }
    return example.map { String($0.1) } ?? parameter?.standing("1")
  }

  private static let everything = "ls /"

  /// The nearest folder around a path that has something in it.
  private func list(around path: String) -> String? {
    var folder = path.withoutFinalSlash
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = String(folder[..<slash])
      if !entries(below: folder).isEmpty { return "ls \(folder)" }
    }
    return entries(below: "/").isEmpty ? nil : Self.everything
  }

  /// What is there by the same name elsewhere: people leave out where a path begins.
  private func example(like path: String) -> String? {
    let name = path.split(separator: "/").first.map(String.init) ?? ""
    let found = first(about: name) { $0.takes("GET") && $0.example != nil }
    return found?.example.map { "get \(typed($0))" }
  }

  private func first(about word: String, where isWanted: (KnownEndpoint) -> Bool) -> KnownEndpoint? {
    let word = word.lowercased()
    guard word.count > 2 else { return nil }
    let found = all(below: "/").filter(isWanted).compactMap { endpoint in
      let names = endpoint.path.split(separator: "/")
      return names.firstIndex { $0.lowercased().hasPrefix(word) }.map { (endpoint, depth: $0) }
    }
    return found.min { $0.depth < $1.depth }?.0
  }
}
