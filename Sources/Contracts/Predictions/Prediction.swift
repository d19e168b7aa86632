package import ApusClient
package import ApusLanguage
internal import ApusSurroundings

/// What somebody says of an answer before it is there: `404`, `header Location`, `body.empty`, `.id > 3`, or the code of
/// a failure such as `network.refused`.
package struct Prediction: Sendable {
  private enum Claim: Sendable {
    case rule(Rule)
    case failure(ErrorCode)
  }

  /// What came of one.
  package enum Verdict: Sendable, Hashable {
    case right
    /// What there was instead.
    case wrong(found: String)
  }

  /// As it was typed.
  package let text: String
  private let claim: Claim

  /// - Parameters:
  ///   - text: a line.
  ///   - start: where what is predicted begins in it.
  package init(_ text: String, from start: Int = 0) throws(LineProblem) {
    let claimed = String(decoding: text.utf8.dropFirst(start), as: UTF8.self).drop { $0 == " " }
    self.text = String(claimed)
    if StatusPattern(self.text) != nil {
      claim = .rule(try Rule("status " + self.text))
    } else if self.text == "body.empty" {
      claim = .rule(try Rule("body absent"))
    } else if !self.text.hasPrefix("http."), let code = ErrorCode(named: self.text) {
      claim = .failure(code)
    } else {
      claim = .rule(try Rule(text, from: start))
    }
  }

  /// What is all of a command's line.
  package init(_ line: LineArguments) throws(LineProblem) {
    try self.init(
      line.line.text, from: line.line.arguments.first?.range.lowerBound ?? line.line.end.lowerBound)
  }

  /// What it is about: `status`, `header location`, `body`, `time`, `failure`, or a path.
  package var subject: String {
    guard case .rule(let rule) = claim else { return "failure" }
    switch rule.subject {
    case .status: return "status"
    case .time: return "time"
    case .header(let name): return "header " + name.lowercased()
    case .body: return "body"
    case .path(let path): return path.template.shown
    }
  }

  /// What came of it.
  ///
  /// - Throws: what cannot be looked at, such as a path into no body.
  package func verdict(in scope: any RuleScope) throws -> Verdict {
    switch claim {
    case .failure(let code):
      let answer = try scope.judged()
      if answer.failure == code { return .right }
      let found = answer.exchange.response.map { "status \($0.status)" } ?? answer.absence
      return .wrong(found: found)
    case .rule(let rule):
      do {
        guard let breach = try RuleCheck(scope).breaches(of: rule).first else { return .right }
        return .wrong(found: breach.found)
      } catch let failure as CommandFailure {
        return .wrong(found: failure.message)
      }
    }
  }
}

extension Prediction {
  /// Whether the answer to a request is known already: the same was asked before.
  package static func isTooLate(for request: Request, behind earlier: [Exchange]) -> Bool {
    earlier.contains { exchange in
      let known = exchange.request
      return known.method == request.method && known.url.text == request.url.text
        && known.body?.bytesInMemory == request.body?.bytesInMemory
        && Set(known.headers.map(\.name)) == Set(request.headers.map(\.name))
    }
  }
}
