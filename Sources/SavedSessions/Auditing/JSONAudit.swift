internal import ApusClient
internal import ApusJSON
internal import ApusRedaction

/// Looks through a text in JSON for what looks like a secret: a collection or an environment of another program, or
/// anything else. Everything else stays as it is, byte for byte.
struct JSONAudit {
  let findings: [AuditFinding]
  /// The text without them.
  let fixed: [UInt8]

  /// - Parameter redactor: learns the secrets of the text.
  /// - Throws: `CancellationError` where nobody waits any more.
  init(_ document: JSONDocument, redactor: inout Redactor) throws(CancellationError) {
    var mending = JSONMending(of: document)
    var known: Int
    repeat {
      known = redactor.knownCount
      mending = JSONMending(of: document)
      try Self.look(through: document, &mending, &redactor)
      // What the last member tells may stand in the first.
    } while redactor.knownCount > known
    (findings, fixed) = (mending.findings, mending.applied(to: document))
  }

  private static func look(
    through document: JSONDocument, _ mending: inout JSONMending, _ redactor: inout Redactor
  ) throws(CancellationError) {
    let named = Dictionary(
      document.secretMembers.map { ($0.value.byteRange.lowerBound, $0.name) }, uniquingKeysWith: { $1 })
    // Where values of pairs stand.
    var done: Set<Int> = []
    var effort = Effort()
    // With what they stand in is called.
    var waiting = [(node: document.root, place: "")]
    while effort.spend(), let (node, place) = waiting.popLast() {
      let start = node.byteRange.lowerBound
      if node.kind == .object, let pair = NamedMemberPair(node) {
        let start = pair.value.byteRange.lowerBound
        done.insert(start)
        // Collections of Postman say so how a key is sent, and under which name.
        if place == "apikey", ["in", "key"].contains(pair.name), node["in"] == nil { continue }
        // It may be a secret by what it lies in as well.
        let other = named[start].flatMap { $0 == pair.name ? nil : $0 }
        mending.add(
          pair.value, place, without: pair.redacted(by: &redactor, orCalled: other),
          called: pair.name + " " + (other ?? "") + (pair.isCookie ? " cookie" : ""))
      }
      if !node.isContainer, !done.contains(start) {
        let name = named[start]
        mending.add(node, place, without: redacted(node, name, by: &redactor), called: name ?? "")
      }
      if node.kind == .object {
        waiting += node.members.reversed().map { ($0.value, $0.value.isContainer ? $0.name : place) }
      } else {
        waiting += node.children.reversed().map { ($0, place) }
      }
    }
    try effort.checkCancellation()
    if redactor.isStopped { throw CancellationError() }
  }

  /// - Parameter name: what it is called, where that makes it a secret.
  private static func redacted(_ node: Node, _ name: String?, by redactor: inout Redactor) -> String {
    let text = node.string ?? node.text
    if let name {
      return SecretPlaceholder.isReference(text) ? text : redactor.placeholder(for: text, named: name)
    }
    return node.kind == .string ? ScriptCall.redacted(in: redactor.redact(value: text), &redactor) : text
  }
}

/// `{"key": "password", "value": "x"}`, as collections and environments have headers, variables and cookies, whatever the
/// members are called that `NamingMembers` knows.
private struct NamedMemberPair {
  let name: String
  let value: Node
  private let isSecret: Bool
  let isCookie: Bool

  /// `nil` where it is none, or nothing stands there.
  init?(_ node: Node) {
    let members = Array(node.members)
    let named = members.first { NamingMembers.areNamed($0.name) && $0.value.string?.isEmpty == false }
    guard let value = named?.value, let name = NamingMembers.name(among: members) else { return nil }
    (self.name, self.value) = (name, value)
    isSecret = node["type"]?.string == "secret"
    isCookie = node["domain"] != nil
  }

  /// The value as it may be shared.
  ///
  /// - Parameter other: what else it is called, where that makes it a secret.
  func redacted(by redactor: inout Redactor, orCalled other: String?) -> String {
    guard let text = value.string, !SecretPlaceholder.isReference(text) else { return value.string ?? "" }
    if isCookie { return redactor.placeholder(for: text, named: "cookie." + name) }
    if isSecret { return redactor.placeholder(for: text, named: name) }
    let redacted = NamedText(name: name, text: text).redacted(by: &redactor)
    if redacted == text, let other { return redactor.placeholder(for: text, named: other) }
    return ScriptCall.redacted(in: redacted, &redactor)
  }
}
