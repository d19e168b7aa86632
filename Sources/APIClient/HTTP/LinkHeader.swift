/// What a response's `Link` fields (RFC 8288) point to, by relation: `next`, `prev`, `first`, `last`.
package struct LinkHeader: Sendable {
  private var targets: [String: String] = [:]

  package init(_ headers: HeaderFields) {
    for value in headers.values(of: "Link") {
      var rest = value[...]
      while let link = Self.takeLink(&rest) {
        for relation in link.relations where targets[relation] == nil { targets[relation] = link.target }
      }
    }
  }

  /// The reference behind a relation, which may be relative to the URL that was asked.
  package subscript(relation: String) -> String? { targets[relation.lowercased()] }

  /// Takes `<target>; name=value; …` and the comma after it; `nil` at the end or where no link begins.
  private static func takeLink(_ rest: inout Substring) -> (target: String, relations: [String])? {
    guard let open = rest.firstIndex(of: "<") else { return nil }
    rest = rest[rest.index(after: open)...]
    guard let close = rest.firstIndex(of: ">") else { return nil }
    let target = String(rest[..<close])
    rest = rest[rest.index(after: close)...]
    var relations: [String] = []
    while let (name, value) = takeParameter(&rest) {
      if name == "rel", relations.isEmpty {
        relations = value.lowercased().split(separator: " ").map(String.init)
      }
    }
    return (target, relations)
  }

  private static func takeParameter(_ rest: inout Substring) -> (name: String, value: String)? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ";" else { return nil }
    rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    let name = rest.prefix { $0 != "=" && $0 != ";" && $0 != "," }
    rest = rest[name.endIndex...]
    guard rest.first == "=" else { return (name.trimmed.lowercased(), "") }
    rest = rest.dropFirst()
    let value: String
    if rest.first == "\"" {
      rest = rest.dropFirst()
      let end = rest.firstIndex(of: "\"") ?? rest.endIndex
      value = String(rest[..<end])
      rest = rest[end...].dropFirst()
    } else {
      let plain = rest.prefix { $0 != ";" && $0 != "," }
      value = plain.trimmed
      rest = rest[plain.endIndex...]
    }
    return (name.trimmed.lowercased(), value)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
    return String(rest.drop { $0 == " " || $0 == "\t" })
  }
}
