internal import ApusJSON
internal import ApusLanguage
package import ApusRedaction
internal import ApusSystem

/// What is set at a desk: all that a workspace keeps but the answers.
package struct KeptDesk: Sendable, Hashable {
  package struct Item: Sendable, Hashable {
    package let name: String
    package let value: KeptValue

    package init(_ name: String, _ value: KeptValue) {
      self.name = name
      self.value = value
    }
  }

  /// Base, path, options and the like, as a profile has them.
  package var profile: String
  package var headers: [Item] = []
  package var query: [Item] = []
  package var variables: [Item] = []
  /// Fields for bodies, as they are typed.
  package var fields: [String] = []
  /// Short lines, and what they stand for.
  package var aliases: [Item] = []
  /// The line that sets the credential again, and where it belongs.
  package var credential: (line: String, origin: String)? {
    get { credentialLine.map { ($0, credentialOrigin ?? "") } }
    set { (credentialLine, credentialOrigin) = (newValue?.line, newValue?.origin) }
  }
  private var credentialLine: String?
  private var credentialOrigin: String?
  package var omitsUserAgent = false
  /// What was declared to be secret.
  package var redact: [String] = []

  package init(profile: String) { self.profile = profile }

  /// Leaves out what somebody declared to be secret: they are asked for it again, where that can be.
  package mutating func hide(by rules: RedactionRules) {
    redact = rules.places
    (headers, query, variables) = (
      headers.map(rules.hiding), query.map(rules.hiding), variables.map(rules.hiding)
    )
    fields = fields.filter { field in
      guard let item = Words(field).words.first.flatMap({ ApusLanguage.Item($0) }) else { return true }
      return !rules.hides(item.value.shown, named: item.name.shown)
    }
    aliases = aliases.filter { rules.hiding($0).value != .typed }
  }

  var text: String {
    func list(_ items: [Item]) -> JSONValue { .array(items.map { $0.value.members($0.name) }) }
    var members: [JSONValue.Member] = [
      .init("profile", .string(profile)), .init("headers", list(headers)), .init("query", list(query)),
      .init("variables", list(variables)), .init("fields", .array(fields.map { .string($0) })),
      .init("aliases", list(aliases)), .init("withoutUserAgent", .bool(omitsUserAgent)),
    ]
    if let credential {
      members.append(
        .init("credential", ["line": .string(credential.line), "origin": .string(credential.origin)]))
    }
    if !redact.isEmpty { members.append(.init("redact", .array(redact.map { .string($0) }))) }
    return JSONValue.object(members).text + "\n"
  }

  init(_ bytes: [UInt8]) throws {
    let root = try JSONDocument(bytes).root
    guard let profile = root["profile"]?.string else { throw FileProblem("it is no desk") }
    self.init(profile: profile)
    func list(_ name: String) -> [Item] {
      root[name]?.children.compactMap { node in
        guard let name = node["name"]?.string, let value = KeptValue(node) else { return nil }
        return Item(name, value)
      } ?? []
    }
    (headers, query, variables, aliases) = (
      list("headers"), list("query"), list("variables"), list("aliases")
    )
    fields = root["fields"]?.children.compactMap(\.string) ?? []
    redact = root["redact"]?.children.compactMap(\.string) ?? []
    omitsUserAgent = root["withoutUserAgent"]?.boolean ?? false
    if let kept = root["credential"], let line = kept["line"]?.string, let origin = kept["origin"]?.string {
      credential = (line, origin)
    }
  }
}
