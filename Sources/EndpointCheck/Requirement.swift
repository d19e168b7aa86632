/// Something that an endpoint or a service can say of itself, and what it is taken for.
struct Requirement: Sendable {
  let name: String
  let kind: DeclaredType.Member.Kind
  let isStatic: Bool
  /// Of a property.
  let type: AcceptedType
  /// Of a function.
  let signature: DeclaredType.Signature
  /// How it is declared: a property without its type.
  let declaration: String
  /// How it is declared, with its type.
  let typed: String
  /// Names from other libraries, and former ones.
  let others: Set<String>

  /// - Parameter typed: the type of a property.
  private init(
    _ name: String, isStatic: Bool = false, _ type: AcceptedType, as typed: String, not others: String = ""
  ) {
    self.name = name
    kind = .property
    self.isStatic = isStatic
    self.type = type
    signature = .init()
    declaration = isStatic ? "static " + name : name
    self.typed = declaration + ": " + typed
    self.others = Self.words(others)
  }

  private init(
    function name: String, _ signature: DeclaredType.Signature, as typed: String, not others: String
  ) {
    self.name = name
    kind = .function
    isStatic = false
    type = .any
    self.signature = signature
    declaration = typed
    self.typed = typed
    self.others = Self.words(others)
  }

  private init(type name: String, not others: String) {
    self.name = name
    kind = .type
    isStatic = false
    type = .any
    signature = .init()
    declaration = name
    typed = name
    self.others = Self.words(others)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { $0.lowercased() })
  }

  static let ofEndpoints = [
    Requirement("name", isStatic: true, .exactly(.name("String")), as: "String", not: "endpointName"),
    Requirement(
      "tags", isStatic: true, .exactly(.name(["Set"], of: [.name("String")])), as: "Set<String>",
      not: "tag endpointTags"),
    Requirement(
      "method", .oneOf([.name("HTTPMethod"), .name("String")]), as: "HTTPMethod",
      not: "httpMethod requestMethod verb"),
    Requirement("path", .exactly(.name("EndpointPath")), as: "EndpointPath"),
    headers("header headerFields httpHeaders requestHeaders additionalHeaders"),
    Requirement(
      "parameters", .encodable(or: []), as: "any Encodable & Sendable",
      not: "parameter params param requestParameters bodyParameters queryParameters urlParameters"),
    Requirement(
      "query", .query, as: "[QueryItem]", not: "queryItems queryItem queries queryString urlQuery queryParams"
    ),
    Requirement(
      "body", .encodable(or: [.name("EndpointBody"), .name("RequestBody")]), as: "EndpointBody",
      not: "httpBody requestBody bodyData payload"),
    encoder("bodyEncoder requestEncoder jsonEncoder parameterEncoder"),
    decoder,
    Requirement(
      function: "configure",
      .init(parameters: [.init(label: "_", isInout: true, type: .name("RequestOptions"))]),
      as: "configure(_ options: inout RequestOptions)", not: "adjust adjustOptions configureOptions"),
    Requirement(
      function: "decode", decoding("Response"),
      as: "decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response",
      not: "decodeResponse parse parseResponse"),
    Requirement(
      function: "decodeError", decoding("ErrorResponse"),
      as: "decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse",
      not: "parseError decodeFailure decodeErrorResponse"),
    Requirement(type: "Response", not: "Responce Result Output"),
    errorResponse,
    Requirement(type: "API", not: "Home"),
  ]

  static let ofServices = [
    Requirement("baseURL", .exactly(.name("WebURL")), as: "WebURL"),
    headers("header headerFields httpHeaders defaultHeaders additionalHeaders"),
    encoder("bodyEncoder requestEncoder jsonEncoder"),
    decoder,
    Requirement(
      "queryLists", .exactly(.name("QueryListStyle")), as: "QueryListStyle",
      not: "queryList listStyle queryListStyle"),
    Requirement(
      "options", .exactly(.name("RequestOptions")), as: "RequestOptions",
      not: "option requestOptions defaultOptions"),
    errorResponse,
  ]

  // MARK: What both can say

  private static func headers(_ others: String) -> Requirement {
    let text = WrittenType.name("String")
    return Requirement(
      "headers",
      .oneOf([
        .name("HeaderFields"), .array(.name("HeaderField")), .dictionary(text, text),
        .name(["KeyValuePairs"], of: [text, text]),
      ]), as: "HeaderFields", not: others)
  }

  private static func encoder(_ others: String) -> Requirement {
    let types = ["BodyEncoder", "JSONEncoder", "DocumentEncoder"].map { WrittenType.name($0) }
    return Requirement("encoder", .oneOfOrOwn(types), as: "any BodyEncoder", not: others)
  }

  private static let decoder = Requirement(
    "decoder", .oneOfOrOwn(["ResponseDecoder", "JSONDecoder", "DocumentDecoder"].map { .name($0) }),
    as: "any ResponseDecoder", not: "responseDecoder jsonDecoder")

  private static let errorResponse = Requirement(
    type: "ErrorResponse", not: "ErrorBody FailureResponse ErrorResult")

  private static func decoding(_ result: String) -> DeclaredType.Signature {
    .init(
      parameters: [
        .init(label: "from", isInout: false, type: .name("Exchange")),
        .init(label: "using", isInout: false, type: .existential(.name("ResponseDecoder"))),
      ], effects: ["throws"], result: .name(result))
  }
}

extension Requirement {
  /// Whether a member is called and asked for as what is required.
  func isCalled(like member: DeclaredType.Member) -> Bool {
    member.kind == kind && member.name == name && member.isStatic == isStatic
  }

  /// Whether a member, which is not what is required, looks as if it were meant to be.
  ///
  /// - Parameter names: what else can be required: `decode` is not a slip of `decoder`.
  func isMissed(by member: DeclaredType.Member, among names: Set<String>) -> Bool {
    guard (member.kind == .type) == (kind == .type) else { return false }
    // What is said when a value is made is no mistake for what all of the type have in common.
    if isStatic, member.isGiven, !member.isStatic { return false }
    if member.name == name {
      return member.kind == kind || member.kind == .property || member.signature.parameters.isEmpty
    }
    guard !names.contains(member.name) else { return false }
    if others.contains(member.name.lowercased()) { return true }
    return isUnlikeOthers && isOneSlipAway(member.name)
  }

  /// Short names are near many words: `path` near `patch`, `name` near `game`.
  private var isUnlikeOthers: Bool { name.count > 4 || name == "body" }

  /// Whether one letter more, less, another or two that changed places make one name the other, whatever the case.
  private func isOneSlipAway(_ other: String) -> Bool {
    let (ours, theirs) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
    guard abs(ours.count - theirs.count) < 2 else { return false }
    let start = zip(ours, theirs).prefix { $0 == $1 }.count
    let end = min(
      zip(ours.reversed(), theirs.reversed()).prefix { $0 == $1 }.count,
      min(ours.count, theirs.count) - start)
    let (left, right) = (ours[start..<ours.count - end], theirs[start..<theirs.count - end])
    if left.count < 2, right.count < 2 { return true }
    return left.count == 2 && Array(left.reversed()) == Array(right)
  }
}
