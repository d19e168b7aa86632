internal import ApusEncodings

/// What an endpoint's error is: one type, or one for each status.
struct FailureSource {
  private struct Case {
    /// As it stands in source.
    let name: String
    /// What follows `case` where statuses are told apart; `nil` for all others.
    let pattern: String?
    let model: DataModel?
    let summary: String?
    /// Of what comes with it, once that has been written.
    var type: String?
  }

  /// The only model, where there are no cases.
  private let one: DataModel?
  private var cases: [Case] = []

  /// - Parameter usual: the identity of the service's error, which need not be said again.
  init(_ model: EndpointModel, usual: Int?) {
    let typed = model.failures.filter { $0.model != nil }
    guard Set(typed.map(\.identity)).count > 1 else {
      let isUsual = usual != nil && typed.first?.identity == usual
      one = isUsual ? nil : model.failure
      return
    }
    one = nil
    var names = NamePool.members
    // The nearest first: what is said of a class is for those of which nothing else is.
    let sorted = model.failures.sorted { Self.rank($0.status) < Self.rank($1.status) }
    for failure in sorted where Self.rank(failure.status) < 3 {
      let name = SwiftName.quoted(names.take(SwiftName.property(Self.word(for: failure.status))))
      cases.append(
        Case(
          name: name, pattern: Self.pattern(failure.status), model: failure.model, summary: failure.summary))
    }
  }

  private static func rank(_ status: String) -> Int {
    if Int(status) != nil { return 0 }
    if status == "4XX" || status == "5XX" { return 1 }
    return status == "default" ? 2 : 3
  }

  private static func word(for status: String) -> String {
    switch status {
    case "4XX": "client error"
    case "5XX": "server error"
    case "default": "unexpected"
    default: Int(status).flatMap { StatusPhrase.of($0) } ?? "status \(status)"
    }
  }

  private static func pattern(_ status: String) -> String? {
    switch status {
    case "4XX": "400..<500"
    case "5XX": "500..<600"
    case "default": nil
    default: status
    }
  }

  /// The error's type, with those that it needs.
  mutating func types(_ writer: inout TypeWriter) -> [[String]] {
    if let one { return [writer.declare(one, as: "ErrorResponse")] }
    guard !cases.isEmpty else { return [] }
    var types: [[String]] = []
    var lines: [String] = []
    for place in cases.indices {
      let found = cases[place]
      cases[place].type = found.model.map { model in
        writer.spelling(of: model, wish: found.name.filter { $0 != "`" }, beside: &types)
      }
      let content = cases[place].type.map { "(\($0))" } ?? ""
      lines += SourceText.documentation(found.summary) + ["case \(found.name)\(content)"]
    }
    return types + [writer.access.opened(SourceText.block("enum ErrorResponse: Hashable, Sendable", lines))]
  }

  /// The function that tells the statuses apart.
  var decoding: [String] {
    guard !cases.isEmpty else { return [] }
    var known = cases.map { one in
      let value = one.type.map { "(try exchange.decoded(as: \($0).self, using: decoder))" } ?? ""
      return "\(one.pattern.map { "case \($0)" } ?? "default"): .\(one.name)\(value)"
    }
    if cases.last?.pattern != nil {
      known.append("default: throw ResponseDecodingError.undescribed(exchange)")
    }
    return SourceText.block(
      "func decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse",
      ["switch exchange.response?.status ?? 0 {"] + known + ["}"])
  }
}
