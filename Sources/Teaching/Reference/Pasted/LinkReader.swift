internal import ApusClient

/// Links.
enum LinkReader {
  static func parts(_ value: String) -> [LinePart] {
    let links = LinkHeader(["Link": value]).all
    guard !links.isEmpty else {
      return [.invalid(value, "no link begins here: its URL stands between < and > (RFC 8288, 3).")]
    }
    return links.flatMap { link -> [LinePart] in
      let target = LinePart("<\(shown(link.target))>", "Where it leads.")
      guard !link.relations.isEmpty else {
        return [target, .invalid("rel", "every link needs a relation (RFC 8288, 3.3).")]
      }
      return [target] + link.relations.map(part)
    }
  }

  /// Without what its query tells nobody else.
  private static func shown(_ target: String) -> String {
    guard let question = target.firstIndex(of: "?") else { return target }
    let pairs = target[target.index(after: question)...].split(separator: "&").map { pair -> String in
      let name = String(pair.prefix { $0 != "=" })
      let hides = SecretNames.hides(name, String(pair.dropFirst(name.count + 1)), in: .query)
      return hides ? "\(name)=\(Secret.mask)" : String(pair)
    }
    return target[...question] + pairs.joined(separator: "&")
  }

  private static func part(_ relation: String) -> LinePart {
    let text = "rel=\"\(relation)\""
    if let entry = Topics.Kind.relation.table[relation] { return LinePart(text, entry.summary) }
    if relation.contains(":") { return LinePart(text, "A relation of its own, named by a URL.") }
    return .unknown(text, "no registry has this relation; one of your own is a URL (RFC 8288, 2.1.2).")
  }
}
