/// What a mock answers.
package struct MockAnswer: Sendable {
  package var status: Int
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]
  /// How long it waits before its first byte.
  package var delay = Duration.zero
  package var ending = Ending.whole

  /// How the connection goes on.
  package enum Ending: Sendable, Hashable {
    case whole
    /// More is promised than comes.
    case cut
    /// It is reset before anything is said.
    case reset
  }

  package init(_ status: Int, _ fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A body of a media type; none for an empty type.
  package init(_ status: Int, type: String, _ body: [UInt8]) {
    self.init(status, type.isEmpty ? [] : [("Content-Type", type)], body: body)
  }

  /// The mock's own word on a request, as RFC 9457 has it.
  ///
  /// - Parameter problems: what is wrong, each in a sentence.
  package static func problem(_ status: Int, _ detail: String, problems: [String] = []) -> MockAnswer {
    let list = problems.isEmpty ? [] : [("problems", JSONText.strings(problems))]
    let body = JSONText.object(
      [("title", .string(reasonPhrase(status))), ("status", .int(status)), ("detail", .string(detail))] + list
    )
    return MockAnswer(status, type: "application/problem+json", body.written())
  }

  var response: Response {
    var response =
      switch ending {
      case .whole: Response(status, fields.map { Field($0.name, $0.value) }, body: .bytes(body))
      case .cut: cut(to: body.count)
      case .reset: Response.raw(.reset)
      }
    response.delay = delay
    return response
  }

  /// The beginning of its body, where one byte more than all of it is promised.
  func cut(to count: Int, _ more: [Field] = []) -> Response {
    let all = fields.map { Field($0.name, $0.value) } + more + [Field("Content-Length", "\(body.count + 1)")]
    let head = all.map { "\($0.name): \($0.value.filter { !$0.isNewline })\r\n" }.joined()
    return .raw(
      .text("HTTP/1.1 \(status) \(reasonPhrase(status))\r\n\(head)\r\n"), .send(Array(body.prefix(count))),
      .close)
  }
}
