internal import ApusJSON

/// The links of a Hyper-Schema as the `paths` of OpenAPI.
struct HyperTranslation {
  private struct Asking {
    let id: String?
    let tag: String
    let summary: String
    let isDeprecated: Bool
    let parameters: [String]
    let body: (type: String, schema: String, isRequired: Bool)?
    let answer: (type: String, schema: String?)
  }

  private var resources: HyperResources
  /// Where the API is.
  private let home: String?
  /// The methods of each path, in the order of the description; of each the links that have it.
  private var found: [(path: String, methods: [(name: String, operations: [Asking])])] = []
  private var positions: [String: Int] = [:]
  private var ids: Set<String> = []
  private(set) var warnings: [SpecificationWarning] = []

  init(resources: HyperResources, home: String?) {
    self.resources = resources
    self.home = home
  }

  mutating func warn(_ message: String, at node: Node) {
    guard warnings.count < 100 else { return }
    warnings.append(SpecificationWarning(message: message, node: node))
  }

  mutating func add(_ node: Node, of resource: HyperResource) {
    let link = HyperLink(node, of: resource)
    // The whole itself, which is no more than where the API is.
    if link.relation == "self", node["method"] == nil, node["href"]?.string == home { return }
    if let origin = link.href.origin, !isHome(origin) {
      return warn("a link to `\(origin.prefix(60))`, which is another place, is not read", at: node)
    }
    for method in link.methods { add(link, method) }
    for name in link.unread { warn("`\(name)` of a link is not read", at: node) }
  }

  private func isHome(_ origin: String) -> Bool {
    home.flatMap(DescriptionPlace.origin) == DescriptionPlace.origin(of: origin)
  }

  private mutating func add(_ link: HyperLink, _ method: String) {
    guard Operation.Method(rawValue: method) != nil else {
      return warn("`\(method.prefix(40))` is no method", at: link.node)
    }
    let parameters = HyperParameters(link, method: method, &resources)
    for pointer in parameters.broken { warn("`\(pointer)` in a path leads nowhere", at: link.node) }
    let operation = Asking(
      id: link.id.map { uniqueID($0) }, tag: link.resource.name, summary: link.summary,
      isDeprecated: link.node["deprecated"]?.boolean ?? false, parameters: parameters.texts,
      body: Self.body(of: link, method), answer: (link.answerType, link.answer))
    let place = positions[parameters.path] ?? found.count
    if place == found.count {
      positions[parameters.path] = place
      found.append((parameters.path, []))
    }
    if let known = found[place].methods.firstIndex(where: { $0.name == method }) {
      found[place].methods[known].operations.append(operation)
    } else {
      found[place].methods.append((method, [operation]))
    }
  }

  private mutating func uniqueID(_ id: String) -> String {
    let unique = (1...100).lazy.map { $0 == 1 ? id : "\(id)-\($0)" }.first { !ids.contains($0) } ?? id
    ids.insert(unique)
    return unique
  }

  private static func body(of link: HyperLink, _ method: String) -> (String, String, Bool)? {
    guard !link.takesQuery(method), let schema = link.schema, schema.kind == .object else { return nil }
    return (link.bodyType, schema.text, !Schema(schema).required.isEmpty)
  }

  // MARK: As text

  /// What all paths begin with where that is the name of an API, such as `/api/v2`; and the paths behind it.
  var paths: (prefix: String, text: String) {
    let prefix = commonPrefix
    let texts = found.map { path, methods in
      let known = methods.filter { Operation.Method(key: $0.name.lowercased()) != nil }
      let others = methods.filter { Operation.Method(key: $0.name.lowercased()) == nil }
      let members =
        known.map { "\"\($0.name.lowercased())\":\(Self.text(of: $0.operations))" }
        + (others.isEmpty
          ? []
          : [
            "\"additionalOperations\":{"
              + others.map { "\"\($0.name)\":\(Self.text(of: $0.operations))" }.joined(separator: ",") + "}"
          ])
      let rest = path.dropFirst(prefix.count)
      return "\n\(Self.quoted(rest.isEmpty ? "/" : String(rest))):{\(members.joined(separator: ","))}"
    }
    return (prefix, texts.joined(separator: ","))
  }

  private var commonPrefix: String {
    guard var common = found.first.map({ PathSegment.segments(of: $0.path) }) else { return "" }
    common = Array(common.prefix { $0 == "api" || Self.isVersion($0) })
    for (path, _) in found where !common.isEmpty {
      let segments = PathSegment.segments(of: path)
      common = Array(zip(common, segments).prefix { $0 == $1 }.map(\.0))
    }
    return common.map { "/\($0)" }.joined()
  }

  private static func isVersion(_ segment: Substring) -> Bool {
    segment.first == "v" && segment.count > 1 && segment.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
  }

  /// One operation. What several links ask in the same way is one, which takes what any of them takes.
  private static func text(of links: [Asking]) -> String {
    var seen: Set<String> = []
    func different(_ texts: [String]) -> [String] {
      seen = []
      return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    var members = ["\"description\":\(quoted(different(links.map(\.summary)).joined(separator: "\n\n")))"]
    if let id = links.lazy.compactMap(\.id).first { members.append("\"operationId\":\(quoted(id))") }
    let tags = different(links.map(\.tag))
    if !tags.isEmpty { members.append("\"tags\":[\(tags.map(quoted).joined(separator: ","))]") }
    if links.allSatisfy(\.isDeprecated) { members.append("\"deprecated\":true") }
    let parameters = different(links.flatMap(\.parameters))
    if !parameters.isEmpty { members.append("\"parameters\":[\(parameters.joined(separator: ","))]") }
    let bodies = links.compactMap(\.body)
    if let first = bodies.first {
      let schema = anyOf(different(bodies.map(\.schema)))
      let isRequired = bodies.count == links.count && bodies.allSatisfy(\.isRequired)
      members.append(
        "\"requestBody\":{\"required\":\(isRequired),\"content\":{\(quoted(first.type)):{\"schema\":\(schema)}}}"
      )
    }
    members.append(
      "\"responses\":\(answers(of: links, schemas: different(links.compactMap(\.answer.schema))))")
    return "{\(members.joined(separator: ","))}"
  }

  /// By what status is not said; only that it is what success answers.
  private static func answers(of links: [Asking], schemas: [String]) -> String {
    let type = links.first?.answer.type ?? ""
    let content = schemas.isEmpty ? "" : ",\"content\":{\(quoted(type)):{\"schema\":\(anyOf(schemas))}}"
    return "{\"2XX\":{\"description\":\"success\"\(content)},\"default\":{\"description\":\"failure\"}}"
  }

  private static func anyOf(_ schemas: [String]) -> String {
    schemas.count == 1 ? schemas[0] : "{\"anyOf\":[\(schemas.joined(separator: ","))]}"
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
