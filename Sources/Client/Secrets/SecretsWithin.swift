internal import ApusJSON

/// Secrets inside of an array or an object whose own name is a secret's: `{"password": {"value": "x"}}`, `{"tokens": ["x"]}`.
///
/// Such an object also says what its secret is, how it is made, or what is wrong with it. So a text in it is a secret
/// - where the name ends in what a secret is called, as `credentials` and `session_id` do, not a `password_policy`; and of
///   an object that has a life of its own, such as a `session`, only what it calls its value;
/// - in arrays, and in one object: what lies in a further one belongs to that;
/// - where it is no sentence, such as `is too short`: a scheme may stand before it, and behind a cookie what tells of it;
/// - and where its own name is none of those that tell something of a secret, such as `type` and `expires`.
///
/// A number is one in an array or under `value`, of names whose numbers are secrets.
struct SecretsWithin {
  /// The name that tells so.
  private let name: String
  private let rule: SecretNames.Rule
  private let holdsAll: Bool

  /// - Returns: `nil` where a name tells nothing of what it holds.
  init?(_ name: String) {
    guard SecretNames.isSecretByItsEnd(name), let rule = SecretNames.rule(of: name, in: .member) else {
      return nil
    }
    (self.name, self.rule, holdsAll) = (name, rule, SecretNames.holdsSecrets(name))
  }

  private struct Place {
    let node: Node
    /// Its own name; `nil` in an array of the outermost.
    var name: String?
    var isInObject = false
  }

  /// Those in a container, in their order.
  func members(in container: Node) -> [SecretMember] {
    var found: [SecretMember] = []
    var waiting = [Place(node: container)]
    while let place = waiting.popLast() {
      if place.node.isContainer {
        waiting += inner(place).reversed()
      } else if hides(place.node, named: place.name) {
        found.append(SecretMember(name: name, value: place.node))
      }
    }
    return found
  }

  private func inner(_ place: Place) -> [Place] {
    if place.node.kind == .array {
      return place.node.children.map { Place(node: $0, name: place.name, isInObject: place.isInObject) }
    }
    guard !place.isInObject else { return [] }
    // `{"key": "in", "value": "header"}`
    let isPair = place.node.members.contains { NamingMembers.areNamed($0.name) }
    return place.node.members.compactMap { member in
      let isOther =
        SecretsWithin.isPlain(member.name) || SecretNames.isSecret(member)
        || isPair && NamingMembers.areNaming(member.name)
        || !holdsAll && !NamingMembers.areNamed(member.name)
      return isOther ? nil : Place(node: member.value, name: member.name, isInObject: true)
    }
  }

  private func hides(_ node: Node, named own: String?) -> Bool {
    switch node.kind {
    case .string: hides(node.string ?? "")
    case .integer, .decimal: rule == .anything && (own == nil || own == "value")
    default: false
    }
  }

  private func hides(_ text: String) -> Bool {
    !Self.isSentence(text) && SecretNames.hides(name, text, in: .member)
      // Which headers had one is no secret.
      && !SecretNames.mayHaveScheme(text) && !SecretNames.areCookies(text)
  }

  /// Whether words stand there: not in `Bearer x`, `sid=x; Path=/` and `Digest username="x", nonce="y"`.
  private static func isSentence(_ text: String) -> Bool {
    let proof = AuthScheme.reading(text)?.rest ?? text
    let first = proof.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
    let isPair = first.contains(UInt8(ascii: "="))
    return (isPair ? first : proof.utf8[...]).contains { $0 <= 0x20 }
  }

  /// Whether what has a name within tells something of a secret, and is none.
  static func isPlain(_ name: String) -> Bool {
    guard let last = SecretNames.words(of: name).last else { return true }
    return plain.contains(last) || SecretNames.isEnding(last)
  }

  private static let plain = Set(
    """
    id ids name names kind scope scopes expires expiry expiration created updated status state issuer algorithm alg \
    user username login email owner account label title description message error format pattern ref role roles \
    method scheme placeholder note help lang region profile provider version host port prefix env tags required
    """.split(separator: " ").map(String.init))
}
