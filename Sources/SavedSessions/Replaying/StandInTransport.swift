internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRecordings

/// Answers from a cassette that was recorded with other values of variables: where a request has them, with what was
/// recorded in its place.
struct StandInTransport: Transport {
  private let cassette: CassetteTransport
  private let values: [String]

  /// - Parameter values: what variables hold now, each of which may have been another.
  init(_ cassette: CassetteTransport, for values: [String]) {
    self.cassette = cassette
    self.values = values
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    do throws(TransportError) {
      return try await cassette.send(request)
    } catch {
      guard error.code == .replayMissing, let recorded = recorded(insteadOf: request) else { throw error }
      var other = recorded
      other.options = request.options
      return try await cassette.send(other)
    }
  }

  /// The next request that was recorded and may be this one but for its values.
  private func recorded(insteadOf request: Request) -> Request? {
    let parts = Self.parts(of: request.url)
    let texts = parts.filter { !$0.isEmpty } + (request.url.query.map(Self.fields) ?? [])
    guard (texts + Self.texts(of: request)).contains(where: isVariable) else { return nil }
    return cassette.leftBehind.lazy.map(\.exchange.request).first { other in
      let others = Self.parts(of: other.url)
      return other.method == request.method && others.count == parts.count
        && zip(parts, others).allSatisfy { $0 == $1 || isVariable($0) }
    }
  }

  /// Whether a value is in a text; an empty one is all of it.
  private func isVariable(_ text: String) -> Bool {
    values.contains { $0.isEmpty ? text.isEmpty : text.contains($0) }
  }

  /// Segments of the path, and names and values of the query.
  private static func parts(of url: WebURL) -> [String] {
    "\(url)".split(omittingEmptySubsequences: false) { "/?&=".contains($0) }.map(PercentEncoding.decode)
  }

  /// A body that lines made: as it is, and what is written otherwise in it, as in JSON or a form.
  private static func texts(of request: Request) -> [String] {
    guard let body = request.body else { return [] }
    switch body.content {
    case .bytes, .multipart: break
    case .file, .stream: return []
    }
    guard let bytes = try? wholeBytes(of: body), !bytes.isEmpty else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    if let document = try? JSONDocument(bytes) { return [text] + texts(below: document.root) }
    return [text] + (body.contentType?.contains("urlencoded") == true ? fields(of: text) : [])
  }

  /// However deep they lie: nobody calls itself here.
  private static func texts(below root: Node) -> [String] {
    var (texts, waiting) = ([String](), [root])
    while let node = waiting.popLast() {
      if node.isContainer { waiting += node.children } else { texts.append(node.string ?? node.text) }
    }
    return texts
  }

  /// The names and values of a query or a form.
  private static func fields(of form: String) -> [String] {
    form.split(omittingEmptySubsequences: false) { "&=".contains($0) }
      .map { PercentEncoding.decode($0.replacing("+", with: " ")) }
  }
}
