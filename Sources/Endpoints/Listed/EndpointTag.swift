internal import ApusJSON
internal import ApusOpenAPI

/// A group of operations, as a description has it.
struct EndpointTag: Sendable {
  let name: String
  /// The first sentence of what it is for; empty where nothing is said.
  let summary: String
  /// Which of the operations belong to it.
  var operations: Set<Int> = []
}

extension LoadedSpecification {
  /// In the order of the description; those without an operation are left out.
  var tags: [EndpointTag] {
    let described = index.document.root["tags"]?.children.map { $0 } ?? []
    var tags = described.compactMap { node in
      node["name"]?.string.map {
        EndpointTag(name: $0, summary: MarkdownText.sentence(node["description"]?.string ?? ""))
      }
    }
    var places = Dictionary(tags.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (position, operation) in index.operations.enumerated() {
      for name in operation.tags {
        let place = places[name] ?? tags.count
        if place == tags.count {
          places[name] = place
          tags.append(EndpointTag(name: name, summary: ""))
        }
        tags[place].operations.insert(position)
      }
    }
    return tags.filter { !$0.operations.isEmpty }
  }
}

extension EndpointScope {
  /// The tags of the description; none where it is about something else than the base.
  var tags: [EndpointTag] {
    guard let specification, let base, specification.mount(at: base) != nil else { return [] }
    return specification.tags
  }

  /// Their names, with what they are for.
  package var tagNames: [(name: String, meaning: String)] {
    tags.map { ($0.name, $0.summary.isEmpty ? "a tag" : $0.summary) }
  }
}
