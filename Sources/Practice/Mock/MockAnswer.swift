/// What a mock answers.
package struct MockAnswer: Sendable {
  package var status: Int
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]
  /// How long it waits before its first byte.
  package var delay = Duration.zero

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
    var response = Response(status, fields.map { Field($0.name, $0.value) }, body: .bytes(body))
    response.delay = delay
    return response
  }
}
