internal import ApusEncodings

/// What a response's `Link` fields (RFC 8288) point to, by relation: `next`, `prev`, `first`, `last`.
public struct LinkHeader: Sendable {
  private var targets: [String: String] = [:]
  /// Every link, in order; one may have several relations, or none.
  package private(set) var all: [(target: String, relations: [String])] = []

  /// Reads every `Link` among the fields. What cannot be read is passed over.
  public init(_ headers: HeaderFields) {
    for value in headers.values(of: "Link") {
      var rest = value[...]
      while let link = Self.takeLink(&rest) {
        all.append(link)
        for relation in link.relations where targets[relation] == nil { targets[relation] = link.target }
      }
    }
  }

  /// The reference behind a relation, which may be relative to the URL that was asked.
  public subscript(relation: String) -> String? { targets[relation.lowercased()] }

  /// Takes `<target>; name=value; …` and the comma after it; `nil` at the end or where no link begins.
  private static func takeLink(_ rest: inout Substring) -> (target: String, relations: [String])? {
    guard let open = rest.firstIndex(of: "<") else { return nil }
    rest = rest[rest.index(after: open)...]
    guard let close = rest.firstIndex(of: ">") else { return nil }
    let target = String(rest[..<close])
    rest = rest[rest.index(after: close)...]
    var relations: [String] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard rest.first == ";" else { break }
      rest = rest.dropFirst()
      guard let (name, value) = HeaderParameters.take(from: &rest, upTo: [";", ","]) else { continue }
      if name.lowercased() == "rel", relations.isEmpty {
        relations = (value ?? "").lowercased().split(separator: " ").map(String.init)
      }
    }
    return (target, relations)
  }
}
