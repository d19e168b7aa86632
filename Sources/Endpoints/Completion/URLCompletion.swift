internal import ApusClient
internal import ApusLanguage
package import ApusLineEditing
internal import ApusOpenAPI

/// Completes a path of the API, a level at a time, as a shell completes the path of a file.
///
/// `/repos/` offers `{owner}/{repo}`, and before it the owner that was asked about last; `/repos/octo/hello/` what is
/// below it.
package struct URLCompletion {
  private let known: KnownEndpoints
  private let directory: String
  /// The method that the path is for; `nil` for commands such as `cd`.
  private let method: String?

  /// - Parameter directory: where `cd` has gone.
  package init(_ known: KnownEndpoints, from directory: String, method: String?) {
    self.known = known
    self.directory = directory
    self.method = method
  }

  package func completion(of typed: String, endingAt cursor: Int) -> Completion {
    guard !typed.contains("?"), !typed.contains("://") else {
      return Completion(replacing: cursor..<cursor, [])
    }
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, begun) = (String(typed[..<slash]), String(typed[slash...]))
    let path = URLReference.join("", directory, folder, keepsDots: false)
    var found = candidates(below: path.count > 1 ? path.withoutFinalSlash : path, begun: begun)
    found += answered(below: path, begun: begun).filter { value in !found.contains { $0.text == value.text } }
    if typed.isEmpty, directory.isEmpty {
      for index in found.indices { found[index].text = "/" + found[index].text }
    }
    return Completion(replacing: cursor - begun.utf8.count..<cursor, found)
  }

  /// What the items of a list are called that was answered here, where nothing describes it.
  private func answered(below path: String, begun: String) -> [Candidate] {
    guard !known.scope.isDescribed, path.count > 1, let base = known.scope.base,
      let fields = AnsweredFields(at: base.path.withoutFinalSlash + path, in: known.scope)
    else { return [] }
    return fields.values.filter { $0.value.hasPrefix(begun) && $0.value != begun }
      .map { Candidate($0.value, meaning: $0.meaning) }
  }

  private func candidates(below path: String, begun: String) -> [Candidate] {
    let entries = known.entries(below: path)
    let fitting = entries.filter { $0.name.lowercased().hasPrefix(begun.lowercased()) }
    let used = usedValues(in: entries).filter { $0.value.hasPrefix(begun) && $0.value != begun }
    let examples = entries.filter(\.isHole).flatMap(examples).filter { example in
      example.text.hasPrefix(begun) && example.text != begun && !entries.contains { $0.name == example.text }
        && !used.contains { $0.value == example.text }
    }
    if !begun.isEmpty, examples.isEmpty, used.isEmpty, fitting.count <= 1 {
      if let only = fitting.first, only.name == begun { return continuations(of: only, typed: begun) }
      if fitting.isEmpty, let hole = hole(in: entries) { return continuations(of: hole, typed: begun) }
    }
    let useful = fitting.filter { takes($0) || $0.hasChildren }
    let shown = useful.isEmpty ? fitting : useful
    let named = shown.filter { entry in !entry.isHole && !used.contains { $0.value == entry.name } }
    // Holes side by side are the same place under two names; one of them is enough, unless they are asked for.
    let holes = begun.isEmpty ? hole(in: shown).map { [$0] } ?? [] : shown.filter(\.isHole)
    let ordered = named.filter(takes) + named.filter { !takes($0) }
    return used.map(\.candidate) + ordered.map(candidate) + examples + holes.map(candidate)
  }

  /// What stood in the place of a hole before, the latest first.
  private func usedValues(in entries: [KnownEndpoints.Entry]) -> [(value: String, candidate: Candidate)] {
    let holes = entries.filter { $0.isHole && (takes($0) || $0.hasChildren) }
    guard !holes.isEmpty else { return [] }
    let used = known.usedValues
    var seen: Set<String> = []
    return holes.flatMap { hole in
      let parameter = parameter(of: hole)
      let values = used[String(hole.name.dropFirst().dropLast())].map { parameter?.standing($0) ?? $0 }
      return values.filter { seen.insert($0).inserted }.map { value in
        let isFolder = hole.hasChildren && (method == nil || !takes(hole))
        return (
          value,
          Candidate(
            isFolder ? value + "/" : value, meaning: "the last \(hole.name)",
            addsSpace: !hole.hasChildren)
        )
      }.prefix(Self.mostUsed)
    }
  }

  private static let mostUsed = 5

  /// What is described of it, where anything is.
  private func parameter(of hole: KnownEndpoints.Entry) -> ApusOpenAPI.Parameter? {
    let endpoints = hole.endpoints + known.entries(below: hole).flatMap(\.endpoints)
    let operation = endpoints.lazy.compactMap(known.scope.operation).first
    return operation?.parameters(in: .path).first { "{\($0.name)}" == hole.name }
  }

  private func takes(_ entry: KnownEndpoints.Entry) -> Bool {
    guard let method else { return entry.hasChildren }
    return entry.endpoints.contains { $0.takes(method) }
  }

  /// The hole that most is below of.
  private func hole(in entries: [KnownEndpoints.Entry]) -> KnownEndpoints.Entry? {
    let holes = entries.filter(\.isHole)
    if holes.count < 2 { return holes.first }
    return holes.max { known.entries(below: $0).count < known.entries(below: $1).count }
  }

  /// What a whole segment can go on with: the end of the path, or what is below.
  private func continuations(of entry: KnownEndpoints.Entry, typed: String) -> [Candidate] {
    let end = Candidate(typed, meaning: meaning(of: entry))
    let more = Candidate(typed + "/", meaning: below(entry), addsSpace: false)
    if !entry.hasChildren { return [end] }
    return takes(entry) && method != nil ? [end, more] : [more]
  }

  private func candidate(_ single: KnownEndpoints.Entry) -> Candidate {
    let entry = known.joinedWithOnlyChild(single)
    let isEnd = takes(entry) && method != nil
    return Candidate(
      isEnd ? entry.name : entry.shownName,
      meaning: isEnd || !entry.hasChildren ? meaning(of: entry) : below(entry),
      addsSpace: isEnd && !entry.hasChildren)
  }

  private func meaning(of entry: KnownEndpoints.Entry) -> String {
    if let method, let endpoint = entry.endpoints.first(where: { $0.takes(method) }) {
      return endpoint.meaning
    }
    guard let first = entry.endpoints.first else { return below(entry) }
    return "\(first.method ?? "any"): \(first.meaning)"
  }

  private func below(_ entry: KnownEndpoints.Entry) -> String { known.contents(of: entry) }

  /// Values that are known to stand in a hole.
  private func examples(of hole: KnownEndpoints.Entry) -> [Candidate] {
    let depth = hole.path.split(separator: "/").count - 1
    let endpoints = hole.endpoints + known.entries(below: hole).flatMap(\.endpoints)
    var seen: Set<String> = []
    return endpoints.compactMap { endpoint in
      guard let example = endpoint.example.map(known.typed) else { return nil }
      let segments = example.prefix { $0 != "?" }.split(separator: "/")
      guard segments.indices.contains(depth), seen.insert(String(segments[depth])).inserted else {
        return nil
      }
      return Candidate(String(segments[depth]), meaning: "an example of \(hole.name)", addsSpace: false)
    }
  }
}
