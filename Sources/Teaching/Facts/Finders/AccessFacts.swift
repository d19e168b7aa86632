internal import ApusClient
internal import ApusServices

/// What GitHub says of a token: what it lacks, and what was left out for want of a sign-on.
enum AccessFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers else { return [] }
    return refused(exchange, headers) + leftOut(headers)
  }

  private static func refused(_ exchange: Exchange, _ headers: HeaderFields) -> [Fact] {
    guard let refusal = Refusal(exchange) else { return [] }
    switch refusal {
    // That is told with the limit.
    case .usedUp: return []
    case .tooFast(let after, let isGitHub):
      // When to come back is told by itself.
      let kind = isGitHub ? "GitHub's secondary limit" : "a limit"
      let text = "It is \(kind), for too much in too short a time, and no missing right."
      let rest = after == nil ? " GitHub wants a minute's pause at least." : ""
      return [Fact(text + rest, headers.first("Retry-After")?.description, try: "rerun")]
    case .signOn:
      return [
        Fact(
          "An organization wants its single sign-on: the token must be authorised at the address named here.",
          headers.evidence(of: "X-GitHub-SSO"))
      ]
    case .scopes(let had, _):
      let has = had.isEmpty ? "no scope" : had.joined(separator: ", ")
      let hides = exchange.response?.status == 404 ? " What a token may not see GitHub answers with 404." : ""
      return [
        Fact(
          "\(sentence(refusal.meaning)) It has \(has).\(hides)",
          headers.evidence(of: "X-Accepted-OAuth-Scopes"),
          try: "auth bearer")
      ]
    case .permissions:
      return [
        Fact(
          sentence(refusal.meaning), headers.evidence(of: "X-Accepted-GitHub-Permissions"),
          try: "auth bearer")
      ]
    }
  }

  private static func leftOut(_ headers: HeaderFields) -> [Fact] {
    guard let field = headers.first("X-GitHub-SSO"),
      case .partial(let organizations)? = GitHub.SingleSignOn(field.shown)
    else { return [] }
    let whose =
      organizations.count == 1
      ? "an organization that wants its" : "\(organizations.count) organizations that want their"
    return [Fact("What belongs to \(whose) single sign-on is left out.", field)]
  }
}
