/// Something that an endpoint or a service can say of itself, and what it is taken for.
struct Requirement: Sendable {
  let name: String
  let kind: DeclaredType.Member.Kind
  /// Of a function.
  let labels: String
  /// How it is declared.
  let declaration: String
  /// Names from other libraries, and former ones.
  let others: Set<String>

  init(
    _ name: String, _ kind: DeclaredType.Member.Kind = .property, labels: String = "",
    as declaration: String? = nil,
    not others: String
  ) {
    self.name = name
    self.kind = kind
    self.labels = labels
    self.declaration = declaration ?? name
    self.others = Set(others.split(separator: " ").map { $0.lowercased() })
  }

  static let ofEndpoints = [
    Requirement("method", not: "httpMethod requestMethod verb"),
    Requirement("headers", not: "header headerFields httpHeaders requestHeaders additionalHeaders"),
    Requirement(
      "parameters",
      not: "parameter params param requestParameters bodyParameters queryParameters urlParameters"),
    Requirement("query", not: "queryItems queryItem queries queryString urlQuery queryParams"),
    Requirement("body", not: "httpBody requestBody bodyData payload"),
    Requirement("encoder", not: "bodyEncoder requestEncoder jsonEncoder parameterEncoder"),
    Requirement("decoder", not: "responseDecoder jsonDecoder"),
    Requirement(
      "configure", .function, labels: "_:", as: "configure(_ options: inout RequestOptions)",
      not: "adjust adjustOptions configureOptions"),
    Requirement(
      "decode", .function, labels: "from:using:",
      as: "decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response",
      not: "decodeResponse parse parseResponse"),
    Requirement(
      "decodeError", .function, labels: "from:using:",
      as: "decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse",
      not: "parseError decodeFailure decodeErrorResponse"),
    Requirement("Response", .type, not: "Responce Result Output"),
    Requirement("ErrorResponse", .type, not: "ErrorBody FailureResponse ErrorResult"),
    Requirement("API", .type, not: "Home"),
  ]

  static let ofServices = [
    Requirement("headers", not: "header headerFields httpHeaders defaultHeaders additionalHeaders"),
    Requirement("encoder", not: "bodyEncoder requestEncoder jsonEncoder"),
    Requirement("decoder", not: "responseDecoder jsonDecoder"),
    Requirement("queryLists", not: "queryList listStyle queryListStyle"),
    Requirement("options", not: "option requestOptions defaultOptions"),
    Requirement("ErrorResponse", .type, not: "ErrorBody FailureResponse ErrorResult"),
  ]

  /// Whether a member is what is required.
  func isMet(by member: DeclaredType.Member) -> Bool {
    guard member.kind == kind, member.name == name, !member.isStatic else { return false }
    return kind != .function || member.labels == labels && (name != "configure" || member.changes)
  }

  /// Whether a member looks as if it were meant to be what is required.
  ///
  /// - Parameter names: what else can be required: `decode` is not a slip of `decoder`.
  func isMissed(by member: DeclaredType.Member, among names: Set<String>) -> Bool {
    guard !isMet(by: member), (member.kind == .type) == (kind == .type) else { return false }
    if member.name == name { return true }
    guard !names.contains(member.name) else { return false }
    if others.contains(member.name.lowercased()) { return true }
    return name.count > 3 && isOneSlipAway(member.name)
  }

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
