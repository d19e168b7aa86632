internal import ApusEncodings
internal import ApusJSON

/// What somebody declared to be secret, besides what the table of names tells: `header.x-tenant`,
/// `body.items[*].customerNumber`, `query.pin`, `ssn` whatever has that name, and `/[0-9]{3}-[0-9]{2}-[0-9]{4}/` wherever it
/// stands.
package struct RedactionRules: Sendable, Hashable {
  /// As they were written, each once, in order.
  package private(set) var places: [String] = []
  private var headers: Set<String> = []
  private var queries: Set<String> = []
  private(set) var paths: [JSONPath] = []
  /// What the values at these paths are called: in a form, on a line.
  private var members: Set<String> = []
  private var patterns: [TextPattern] = []

  /// What is no such place.
  package struct Refusal: Error {
    package let place: String

    package var description: String {
      "places such as header.x-tenant, body.items[*].customer, query.pin, ssn or /[0-9]{9}/, not \(place)"
    }
  }

  package init() {}

  package init(_ places: [String]) throws(Refusal) {
    for place in places { try add(place) }
  }

  package var isEmpty: Bool { places.isEmpty }

  package mutating func add(_ place: String) throws(Refusal) {
    if places.contains(place) { return }
    if let name = Self.name(place, behind: "header.") {
      headers.insert(name)
    } else if let name = Self.name(place, behind: "query.") {
      queries.insert(name)
    } else if place.hasPrefix("body"), let path = Self.path(place.dropFirst("body".count)) {
      paths.append(path)
      if let name = Self.lastName(of: place) { members.insert(name) }
    } else if Self.isName(place), let path = try? JSONPath("..['\(place)']") {
      headers.insert(place.lowercased())
      queries.insert(place.lowercased())
      members.insert(place.lowercased())
      paths.append(path)
    } else if let pattern = Self.pattern(place) {
      patterns.append(pattern)
    } else {
      throw Refusal(place: place)
    }
    places.append(place)
  }

  /// All of these as well.
  package mutating func add(_ others: RedactionRules) {
    for place in others.places { try? add(place) }
  }

  private static func isName(_ place: String) -> Bool {
    !place.isEmpty && place.utf8.allSatisfy { ($0 < 0x80 && isWordByte($0)) || $0 == UInt8(ascii: "-") }
  }

  private static func name(_ place: String, behind word: String) -> String? {
    guard place.hasPrefix(word), place != word else { return nil }
    return place.dropFirst(word.count).lowercased()
  }

  private static func path(_ text: Substring) -> JSONPath? {
    guard text.hasPrefix(".") || text.hasPrefix("[") else { return nil }
    return try? JSONPath(text.hasPrefix("[") ? ".\(text)" : String(text))
  }

  /// The last name of a path, as it is written there: `number` of `body.card.number` and `body..['number']`.
  private static func lastName(of place: String) -> String? {
    let name = place.split { ".[]'\"".contains($0) }.last { !"*0123456789".contains($0.first ?? "*") }
    return name.map { $0.lowercased() }
  }

  /// One that finds nothing in an empty text: another would find it everywhere.
  private static func pattern(_ place: String) -> TextPattern? {
    guard place.count > 2, place.hasPrefix("/"), place.hasSuffix("/") else { return nil }
    let pattern = TextPattern(String(place.dropFirst().dropLast()))
    return pattern.flatMap { $0.matchesWhole("") ? nil : $0 }
  }

  // MARK: Asking

  package func hides(header name: String) -> Bool { !headers.isEmpty && headers.contains(name.lowercased()) }

  package func hides(query name: String) -> Bool { !queries.isEmpty && queries.contains(name.lowercased()) }

  package func hides(field name: String) -> Bool { !members.isEmpty && members.contains(name.lowercased()) }

  /// Whether a name on a line is the name of any of them.
  func hides(named name: String) -> Bool {
    !isEmpty && (hides(field: name) || hides(query: name) || hides(header: name))
  }

  /// Where the values stand that the paths lead to, and what they are called. None lies in another.
  func values(in document: JSONDocument) -> [(node: Node, name: String)] {
    paths.flatMap { path in path.nodes(in: document.root) }.map { node in (node, Self.name(of: node)) }
  }

  private static func name(of node: Node) -> String {
    for step in node.path.steps.reversed() {
      if case .key(let key) = step { return key }
    }
    return "body"
  }

  /// Whether something of a text is hidden, wherever it stands.
  package func hides(partOf text: String) -> Bool {
    !patterns.isEmpty && !ranges(in: Array(text.utf8)).isEmpty
  }

  /// Whether a text is hidden by what it is called, or by what it is.
  package func hides(_ text: String, named name: String) -> Bool {
    hides(named: name) || hides(partOf: text)
  }

  /// Where the patterns are met.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] { patterns.flatMap { $0.ranges(in: bytes) } }
}
