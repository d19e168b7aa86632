package import ApusClient
internal import ApusLanguage
internal import ApusRendering
package import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Tokens of logins: what they are good for, and for how long; never the tokens.
package struct LoginList: View {
  private let login: OAuthLogin?
  private let kept: [KeptTokens.Entry]

  /// - Parameters:
  ///   - login: the one in use.
  ///   - kept: those that the next run has.
  package init(_ login: OAuthLogin?, _ kept: [KeptTokens.Entry]) {
    self.login = login
    self.kept = kept
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines: [Line] = []
    if let login { lines.append(Line("  ") + facts(login.tokens, at: login.time)) }
    for entry in kept {
      let name = Line("kept: \(entry.client.id) for \(entry.origin)").retold
      lines.append(name + Line("; ", .dim) + facts(entry.tokens, at: Date()))
    }
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: 4) }
  }

  private func facts(_ tokens: OAuthTokens, at now: Date) -> Line {
    var parts: [Line] = []
    if !tokens.scopes.isEmpty {
      let scopes = tokens.scopes.joined(separator: " ")
      parts.append(Line("scopes \(scopes)", foreign: [scopes]).retold)
    }
    parts.append(Line(life(of: tokens, at: now)).retold)
    let renewal =
      tokens.refreshToken == nil ? "not renewed by a refresh token" : "renewed by a refresh token"
    parts.append(Line(renewal).retold)
    return parts.joined(by: Line("; ", .dim))
  }

  private func life(of tokens: OAuthTokens, at now: Date) -> String {
    guard let end = tokens.expiresAt else { return "no end was said" }
    // What has begun counts, so that a token of an hour is one at first.
    let seconds = Int(min(max(0, end.timeIntervalSince(now)), 1e10).rounded(.up))
    if seconds == 0 { return "it has run out" }
    let whole = seconds < 60 ? seconds : (seconds + 59) / 60 * 60
    return "it ends in \(Units.about(seconds: whole))"
  }
}
