internal import ApusClient
internal import ApusServices
internal import ApusWords

/// What GitHub says of a token: what it lacks, and what was left out for want of a sign-on.
enum AccessFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    return refused(exchange, head) + leftOut(head.headers)
  }

  private static func refused(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard let refusal = Refusal(exchange) else { return [] }
    let headers = head.headers
    switch refusal {
    // That is told with the limit, and with what the server asks for.
    case .usedUp, .weak: return []
    case .tooFast(let after, let isGitHub): return tooFast(after, isGitHub: isGitHub, head)
    case .signOn:
      guard let evidence = headers.evidence(of: "X-GitHub-SSO") else { return [] }
      return [
        Fact(
          .said,
          "An organization wants its single sign-on: the token must be authorised at the address named here.",
          evidence)
      ]
    case .scopes(let had, let wanted):
      guard let evidence = headers.evidence(ofAny: ["X-Accepted-OAuth-Scopes", "X-OAuth-Scopes"]) else {
        return []
      }
      let lacks = Fact(
        .said, "The token lacks a scope: this takes \(NameList.any(wanted)).", evidence, try: "auth bearer")
      let has: Sentence =
        had.isEmpty ? "The token has no scope." : "The token has \(had.joined(separator: ", "))."
      let hides: Sentence = "GitHub answers 404 for what a token may not see."
      return [lacks, Fact(.said, has, headers.evidence(of: "X-OAuth-Scopes") ?? evidence)]
        + (head.status == 404 ? [Fact(.perhaps, hides, .status(head))] : [])
    case .permissions(let permissions):
      guard let evidence = headers.evidence(of: "X-Accepted-GitHub-Permissions") else { return [] }
      return [
        Fact(
          .said, "The token lacks a permission: this takes \(NameList.any(permissions)).", evidence,
          try: "auth bearer")
      ]
    }
  }

  private static func tooFast(_ after: RetryAfter?, isGitHub: Bool, _ head: ResponseHead) -> [Fact] {
    // When to come back is told by itself.
    let evidence = Evidence.status(head) + head.headers.evidence(of: "Retry-After")
    let kind: Sentence =
      isGitHub
      ? "This is GitHub's secondary limit: too much in too short a time, and no missing right."
      : "This is a limit: too much in too short a time, and no missing right."
    let limit = Fact(.said, kind, evidence, try: "rerun")
    guard after == nil, isGitHub else { return [limit] }
    return [limit, Fact(.said, "GitHub asks for a pause of a minute at least.", .status(head))]
  }

  private static func leftOut(_ headers: HeaderFields) -> [Fact] {
    guard let field = headers.first("X-GitHub-SSO"),
      case .partial(let organizations)? = GitHub.SingleSignOn(field.shown)
    else { return [] }
    let count = organizations.count
    return [
      Fact(
        .said,
        count == 1
          ? "What belongs to an organization that wants its single sign-on is left out."
          : "What belongs to \(count) organizations that want their single sign-on is left out.",
        .line(field))
    ]
  }
}
