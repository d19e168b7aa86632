import ApusJSON
import Testing

@testable import ApusPractice

/// The practice API, asked without a connection. What is changed stays so.
struct Bench {
  struct Answer {
    let status: Int
    let fields: [Field]
    let text: String

    /// The text of what a path leads to: `[0].user.login`, with `[]` for how many there are.
    func at(_ path: String) throws -> String {
      var node = try JSONDocument(text).root
      for part in path.split(whereSeparator: { ".[".contains($0) }) {
        if part == "]" { return String(node.count) }
        let next = part.last == "]" ? Int(part.dropLast()).flatMap { node[$0] } : node[String(part)]
        node = try #require(next, "\(path) in \(text)")
      }
      return node.string ?? node.text
    }
  }

  private let site = Site(port: 80, otherPort: 81, silentPort: 82)

  /// - Parameter token: `token` may do everything; nil is nobody.
  func ask(
    _ method: String, _ target: String, _ body: String = "", token: String? = "token", _ fields: Field...
  ) throws -> Answer {
    let bytes = Array(body.utf8)
    let own = [Field("Host", "practice")] + (token.map { [Field("Authorization", "Bearer \($0)")] } ?? [])
    let head = RequestHead(
      method: method, target: try RequestTarget(target, method: method), minorVersion: 1,
      fields: own + fields,
      framing: .length(bytes.count), authority: "practice")
    let match = site.router.match(head)
    let response = match.answer(
      Call(
        request: Request(head: head, body: Request.Body(count: bytes.count, bytes: bytes)),
        parameters: match.parameters, site: site, isOtherOrigin: false))
    return Answer(status: response.status, fields: response.fields, text: response.text ?? "")
  }

  /// As nobody in particular.
  func get(_ target: String, _ fields: Field...) throws -> Answer {
    try ask("GET", target, token: nil, fields.first ?? Field("X-None", "1"))
  }
}
