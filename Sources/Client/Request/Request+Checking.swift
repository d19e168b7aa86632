extension Request {
  /// Refuses what would break the wire's rules or let a value write lines of its own.
  package func check() throws(RequestProblem) {
    if let problem = url.problem { throw RequestProblem(.requestURL, problem.description) }
    for field in headers { try field.check() }
    guard url.target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else {
      throw RequestProblem(.requestURL, "the URL has a blank or a control character in it: \(url)")
    }
    try checkFraming()
  }
}

extension HeaderField {
  /// Refuses a name or a value that no header can have.
  package func check() throws(RequestProblem) {
    guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else {
      throw RequestProblem(.requestHeader, "a header cannot be named \(name.debugDescription)")
    }
    guard hasPlainValue else {
      throw RequestProblem(.requestHeader, "the value of \(name) has a line break or a NUL in it")
    }
  }

  fileprivate var hasPlainValue: Bool {
    let text =
      switch value {
      case .text(let text): text
      case .secret(let secret): secret.reveal()
      }
    return text.utf8.allSatisfy { $0 != 0x0d && $0 != 0x0a && $0 != 0 }
  }
}
