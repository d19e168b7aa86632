internal import ApusEncodings
internal import ApusWords

/// What a client wants, with its weights, and the type of a body.
enum WishReader {
  static func parts(_ value: String, of name: String) -> [LinePart] {
    let kind: Topics.Kind? =
      switch name.lowercased() {
      case "accept": .type
      case "accept-encoding", "te": .coding
      default: nil
      }
    return FieldList.members(value).map { part($0, kind) }
  }

  /// `text/html;q=0.5`
  private static func part(_ member: String, _ kind: Topics.Kind?) -> LinePart {
    let name = HeaderParameters.head(of: member)
    let weight = HeaderParameters(of: member)["q"]
    if let weight, !isWeight(weight) {
      return .invalid(member, "q goes from 0 to 1, with three digits at most (RFC 9110, 12.4.2).")
    }
    if kind == .type, !isType(name) { return .invalid(member, noSlash) }
    let rank =
      switch weight.flatMap(Double.init) {
      case nil, .some(1): "It is wanted most."
      case .some(0): "It is not accepted."
      default: "It is wanted less."
      }
    return LinePart(
      member,
      [kind?.table[name]?.summary, rank].compactMap { $0.map { said(Sentence($0)) } }.joined(separator: " "))
  }

  private static let noSlash = "a media type has a slash: application/json."

  private static func isWeight(_ text: String) -> Bool {
    guard let value = Double(text), text.first == "0" || text.first == "1" else { return false }
    return (0...1).contains(value) && text.count <= 5
  }

  private static func isType(_ name: String) -> Bool {
    let halves = name.split(separator: "/", omittingEmptySubsequences: false)
    return halves.count == 2 && !halves.contains { $0.isEmpty }
  }

  static func parts(type value: String) -> [LinePart] {
    let name = HeaderParameters.head(of: value)
    guard isType(name) else { return [.invalid(name, noSlash)] }
    let entry = Topics.Kind.type.table[name]
    let pairs = HeaderParameters(of: value).pairs
    return [LinePart(name, entry?.summary ?? "A media type that this reference does not have.")]
      + pairs.map { pair in
        let text = "\(pair.name)=\(pair.value)"
        switch pair.name.lowercased() {
        case "charset" where entry?.name == "application/json":
          return LinePart(text, "JSON is UTF-8 whatever a charset says (RFC 8259, 8.1).", .useless)
        case "charset": return LinePart(text, "How bytes become letters.")
        case "boundary": return LinePart(text, "What stands between the parts.")
        default: return LinePart(text, "A parameter of the type's own.")
        }
      }
  }
}
