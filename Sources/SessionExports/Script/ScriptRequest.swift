internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions

/// A request of a session as another program sends it: with holes for what came before.
struct ScriptRequest {
  enum Body {
    case text(ScriptText)
    case bytes([UInt8])
  }

  /// What it is called among the results: its path, with the names of variables and not their values.
  let name: String
  let method: String
  /// Below the session's origin, a path.
  let url: ScriptText
  let headers: [(name: String, value: ScriptText)]
  let body: Body?
  let login: (user: ScriptText, password: ScriptText)?
  let followsRedirects: Bool
  let verifies: Bool
  /// What was answered.
  let status: Int
  /// All that was asked and answered.
  var recording: Recording?
  /// What is taken of its answer by itself: variables, from where, and the lines that say so.
  var takes: [(name: String, source: ScriptSource, line: String)] = []
  /// What it has, and another program has no word for.
  let leftOut: [String]

  /// - Parameters:
  ///   - request: as it was made while marks stood for variables.
  ///   - origin: whose paths stand alone.
  /// - Throws: `BodySource.Unreadable` where its body is in a file that is gone.
  init(
    _ request: Request, answeredWith status: Int, marks: VariableMarks, below origin: String,
    redactor: inout Redactor
  ) throws {
    let redacted = RedactedRequest(marks.named(try request.holdingFiles()), redactor: &redactor)
    self.status = status
    method = redacted.method.name
    let whole = marks.script(redacted.url, in: .url)
    url = whole.dropping(prefix: origin) ?? whole
    name = url.shown
    let ofTransport: Set = ["host", "content-length", "connection", "transfer-encoding", "accept-encoding"]
    headers = redacted.headers.filter { field in
      let name = field.name.lowercased()
      // Whoever sends it says its own name.
      return !ofTransport.contains(name) && !(name == "user-agent" && field.value.hasPrefix("apus/"))
    }.map { ($0.name, marks.script($0.value, in: .plain)) }
    let type = redacted.headers.first { $0.name.lowercased() == "content-type" }?.value.lowercased() ?? ""
    body = try redacted.body.map { body in
      let bytes = try body.allBytes()
      guard let text = String(validating: bytes, as: UTF8.self) else { return .bytes(bytes) }
      let place: VariableMarks.Place =
        type.contains("json") ? .json : type.hasPrefix("application/x-www-form-urlencoded") ? .form : .plain
      return .text(marks.script(text, in: place))
    }
    let person = redacted.person
    login =
      person?.scheme == .usualPair
      ? person.map { (marks.script($0.user, in: .plain), marks.script($0.password, in: .plain)) } : nil
    followsRedirects = redacted.options.followsRedirects
    verifies = redacted.options.tls.verifies
    leftOut =
      redacted.connectionOptions(besides: ["--verify"])
      + (person.flatMap { $0.scheme == .usualPair ? nil : [$0.scheme.inALine] } ?? [])
  }

  /// All its texts.
  var texts: [ScriptText] {
    var texts = [url] + headers.map(\.value)
    if case .text(let text)? = body { texts.append(text) }
    if let login { texts += [login.user, login.password] }
    return texts
  }
}
