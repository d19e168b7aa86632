internal import ApusJSON

/// What was seen of an API that its description does not have, or has otherwise. It is kept beside the description, which
/// stays what it is.
package struct SeenFacts: Sendable {
  package struct Fact: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// A parameter of the query that was taken.
      case parameter
      /// A field of a body that was taken.
      case field
      case status
      /// A value of an answer.
      case answer
      /// Something of an answer that is described, and was another.
      case otherwise
    }

    package let kind: Kind
    /// Its name, its path in the answer, or in words what was otherwise.
    package let name: String
    /// What it was like; empty where its name says all.
    package let what: String
    /// The requests that tell of it, by their numbers; none where it was seen another time.
    package fileprivate(set) var from: [Int] = []

    package init(kind: Kind, name: String, what: String) {
      (self.kind, self.name, self.what) = (kind, name, what)
    }
  }

  package struct Entry: Sendable {
    package let method: String
    /// As the description has it, or else as it looks.
    package let path: String
    package let isDescribed: Bool
    package internal(set) var facts: [Fact] = []
    package fileprivate(set) var from: [Int] = []

    package init(_ method: String, _ path: String, isDescribed: Bool, facts: [Fact] = []) {
      (self.method, self.path, self.isDescribed, self.facts) = (method, path, isDescribed, facts)
    }
  }

  /// Those of which something was seen that is not described, in the order in which they were asked.
  package var entries: [Entry] { all.filter { !$0.isDescribed || !$0.facts.isEmpty } }
  var all: [Entry] = []
  /// Nobody reads more of one operation.
  private static let most = 200

  /// - Parameter path: a path of an exchange as the description has paths; `nil` where it is not about it.
  package init(
    _ exchanges: [ObservedExchange], beside specification: Specification, path: (ObservedExchange) -> String?
  ) {
    // What failed tells nothing of what there is.
    for exchange in exchanges where exchange.status < 400 {
      guard let path = path(exchange) else { continue }
      let match = Operation.Method(rawValue: exchange.method).flatMap { specification.match($0, path) }
      let template =
        match?.operation.path ?? ObservedPath(specification.template(of: path), known: nil).template
      let place = place(of: exchange.method, template, isDescribed: match != nil)
      all[place].from.append(exchange.number)
      guard let operation = match?.operation else { continue }
      for fact in Self.facts(of: exchange, operation) { add(fact, from: exchange.number, to: place) }
    }
  }

  package func facts(of operation: Operation) -> [Fact] {
    all.first { $0.method == operation.method.rawValue && $0.path == operation.path }?.facts ?? []
  }

  private mutating func place(of method: String, _ path: String, isDescribed: Bool) -> Int {
    if let known = all.firstIndex(where: { $0.method == method && $0.path == path }) { return known }
    all.append(Entry(method, path, isDescribed: isDescribed))
    return all.count - 1
  }

  private mutating func add(_ fact: Fact, from number: Int, to place: Int) {
    if let known = all[place].facts.firstIndex(where: { $0.kind == fact.kind && $0.name == fact.name }) {
      if all[place].facts[known].from.last != number { all[place].facts[known].from.append(number) }
    } else if all[place].facts.count < Self.most {
      all[place].facts.append(fact)
      all[place].facts[all[place].facts.count - 1].from = [number]
    }
  }

  // MARK: One exchange

  private static func facts(of exchange: ObservedExchange, _ operation: Operation) -> [Fact] {
    let query = exchange.query.map(\.name).filter { !operation.takesInQuery($0) }
    var facts = query.map { Fact(kind: .parameter, name: $0, what: "") }
    if case .json(let document)? = exchange.body?.content, let schema = operation.body?.json?.schema {
      facts += unknown(in: document.root, by: schema).map {
        Fact(kind: .field, name: $0.place, what: $0.node.kind.inWords)
      }
    }
    guard let response = operation.response(for: exchange.status) else {
      return facts + [Fact(kind: .status, name: "\(exchange.status)", what: "")]
    }
    guard case .json(let document)? = exchange.answer?.content, let schema = response.json?.schema else {
      return facts
    }
    facts += unknown(in: document.root, by: schema).map {
      Fact(kind: .answer, name: $0.place, what: $0.node.kind.inWords)
    }
    return facts
      + schema.mismatches(in: document.root, limit: most).map {
        Fact(kind: .otherwise, name: $0.description, what: "")
      }
  }

  private static let deepest = 20
  private static let mostElements = 100

  /// The values that no schema speaks of, each where it was seen first.
  private static func unknown(
    in node: Node, by schema: Schema, at place: String = "", depth: Int = 0
  ) -> [(place: String, node: Node)] {
    guard depth < deepest else { return [] }
    var found: [(place: String, node: Node)] = []
    func add(_ more: [(place: String, node: Node)]) {
      for one in more where !found.contains(where: { $0.place == one.place }) { found.append(one) }
    }
    switch node.kind {
    case .array:
      guard let items = schema.items else { return [] }
      for element in node.children.prefix(mostElements) {
        add(unknown(in: element, by: items, at: (place.isEmpty ? "." : place) + "[]", depth: depth + 1))
      }
    case .object:
      let fields = schema.fields + schema.choices.flatMap(\.fields)
      // An object of which no field is described may have any.
      guard !fields.isEmpty, schema.additional == nil || schema.additional?.verdict != nil else { return [] }
      for member in node.members {
        let inner = place == "." ? ".\(step(member.name))" : place + ".\(step(member.name))"
        if let field = fields.first(where: { $0.name == member.name }) {
          add(unknown(in: member.value, by: field.schema, at: inner, depth: depth + 1))
        } else {
          add([(inner, member.value)])
        }
      }
    default: break
    }
    return found
  }

  private static func step(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5f || $0 == 0x2d
    }
    return isPlain && !name.isEmpty ? name : "[\(JSONValue.string(name).text)]"
  }
}
