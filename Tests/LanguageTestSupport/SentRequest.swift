@_spi(Secrets) package import ApusClient
package import ApusLanguage
internal import ApusSystem
internal import Testing

/// A request as text, the way it would stand on a wire: what tests compare.
package struct SentText: Equatable {
  package var method: String
  package var authority: String
  package var target: String
  /// `name: value`, names in lower case, sorted by name; values of one name in their order.
  package var headers: [String]
  package var body: String

  package init(_ request: Request, files: [String: String] = [:]) {
    let request = request.movingUserToHeader()
    method = request.method.name
    authority = request.headers["Host"] ?? request.url.authority
    target = request.url.target
    let lines = request.headers.map { ($0.name.lowercased(), $0.revealed) }
    headers = lines.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "\($0.element.0): \($0.element.1)" }
    body = request.body.map { Self.text(of: $0.content, files) } ?? ""
  }

  private static func text(of content: RequestBody.Content, _ files: [String: String]) -> String {
    switch content {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .file(let path): files[path] ?? "no such file"
    case .stream(let stream): "what comes from \(stream.name)"
    case .multipart(let form):
      form.pieces.map { piece in
        switch piece {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .file(let path): files[path] ?? "no such file"
        }
      }.joined()
    }
  }
}

/// Reads a line as a request, in a session of a base and some files.
package func prepare(
  _ line: String, base: String? = "http://h", path: String = "/", files: [String: String] = [:],
  _ adjust: (inout RequestContext) -> Void = { _ in }
) throws -> PreparedRequest {
  var context = RequestContext(base: try base.map { try WebURL($0) }, files: .fixed(files, home: "/home/me"))
  context.path = path
  adjust(&context)
  guard case .request(let request) = try ParsedLine.parse(line) else {
    throw LineProblem("not a request", at: 0..<0)
  }
  return try request.prepare(in: context)
}

/// The problem of a line that is none, with the part of the line it points at.
package func problem(
  _ line: String, base: String? = "http://h", files: [String: String] = [:],
  _ adjust: (inout RequestContext) -> Void = { _ in }
) throws -> (problem: LineProblem, place: String) {
  let problem = try #require(throws: LineProblem.self) {
    try prepare(line, base: base, files: files, adjust)
  }
  return (problem, String(decoding: Array(line.utf8)[problem.range], as: UTF8.self))
}
