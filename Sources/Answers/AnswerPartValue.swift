internal import ApusClient
internal import ApusJSON
package import ApusLanguage

extension Records {
  /// The header, the cookie or the status that braces or `let` name. A header that is sent after the body counts too.
  package func value(of part: AnswerPart, for range: Range<Int>) throws(LineProblem) -> VariableValue {
    let record = try record(of: part, at: range)
    guard let head = record.exchange.response else {
      throw LineProblem(
        .requestVariable, "request \(record.number) got no response", at: range,
        try: "explain \(record.number)")
    }
    switch part.kind {
    case .status:
      guard let status = try? JSONDocument("\(head.status)") else { return .text("\(head.status)") }
      return .json(status.root)
    case .cookie(let name):
      let set = record.exchange.hops.flatMap { $0.response?.headers.values(of: "Set-Cookie") ?? [] }
      guard let cookie = set.map({ SetCookie($0) }).last(where: { $0.name == name }) else {
        throw LineProblem(
          .requestVariable, "response \(record.number) sets no cookie \(name)", at: range, try: "cookies")
      }
      return .typedSecret(cookie.value)
    case .header(let name):
      let fields = HeaderFields(head.headers.fields + record.trailers.fields)
      return try value(of: name, in: fields, of: record, at: range)
    }
  }

  private func value(
    of name: String, in fields: HeaderFields, of record: Record, at range: Range<Int>
  ) throws(LineProblem) -> VariableValue {
    let found = fields.filter { $0.isNamed(name) }
    guard let field = found.first else {
      let nearest = nearest(to: name, among: fields.map(\.name))
      throw LineProblem(
        .requestVariable,
        "response \(record.number) has no header \(name)"
          + (nearest.map { "; there is \($0)" } ?? ""), at: range, try: "headers \(record.number)")
    }
    guard Set(found.map(\.shown)).count == 1 else {
      throw LineProblem(
        .requestVariable, "response \(record.number) has \(found.count) headers \(name), and one is needed",
        at: range, try: "headers \(record.number)")
    }
    return field.isCredential ? .typedSecret(Secret(field.shown, name: field.name)) : .text(field.shown)
  }

  private func record(of part: AnswerPart, at range: Range<Int>) throws(LineProblem) -> Record {
    if let number = part.number {
      if let record = self[number] { return record }
      throw LineProblem(.requestVariable, "there is no request \(number)", at: range, try: "history")
    }
    guard let last = focusedRecord ?? last else {
      throw LineProblem(
        .requestVariable, "there is no response yet to take a header or a status from", at: range,
        try: "get /")
    }
    return last
  }
}
