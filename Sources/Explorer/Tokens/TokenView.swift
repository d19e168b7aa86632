internal import ApusJSON
package import ApusText
package import ApusTokens

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a token says of itself, its moments as dates, and what is known of its signature.
package struct TokenView: View {
  private let token: JSONWebToken
  private let verdict: KeySet.Verdict?

  /// - Parameter verdict: what keys say of it; `nil` where nobody was asked.
  package init(_ token: JSONWebToken, _ verdict: KeySet.Verdict? = nil) {
    self.token = token
    self.verdict = verdict
  }

  package func lines(on screen: Screen) -> [Line] {
    let rows =
      [Line("header", .heading)] + rows(of: token.header) + [Line("claims", .heading)]
      + rows(of: token.claims)
    return rows.flatMap { $0.wrapped(to: screen.width, indent: 4) }
      + signature.retold.wrappedAtWords(to: screen.width, indent: 2)
  }

  private func rows(of node: Node) -> [Line] {
    let members = Array(node.members)
    let width = members.map { $0.name.count }.max() ?? 0
    return members.map { member in
      let blanks = String(repeating: " ", count: width - member.name.count + 2)
      let role: Role = member.value.kind == .string ? .string : .number
      let line = Line("  ") + Line(member.name, .key) + Line(blanks) + Line(member.value.text, role)
      guard JSONWebToken.moments.contains(member.name), let seconds = token.moment(member.name),
        abs(seconds) < 1e11
      else { return line }
      return line + Line("  " + Date(timeIntervalSince1970: seconds).ISO8601Format(), .dim)
    }
  }

  private var signature: Line {
    switch verdict {
    case nil:
      Line("nothing of this was verified: it is what whoever wrote the token says", .warning)
    case .signed(let name?): Line("the signature is that of the key \(name)", .ok)
    case .signed(nil): Line("the signature is that of a key that is there", .ok)
    case .notSigned: Line("the signature is not that of the key", .error)
    case .noKey: Line("no key that is there is the token's", .error)
    case .unknownDemand:
      Line(
        "the token is not good: it wants that \(token.critical ?? "") is understood (crit), and it is not known here",
        .error)
    case .unknownAlgorithm:
      Line("a signature of \(token.algorithm) cannot be checked here: RS256, ES256 and EdDSA can", .warning)
    }
  }
}
