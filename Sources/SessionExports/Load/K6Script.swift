internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusJSON

/// A session as a script for k6: each run goes through it once, and what it promises of times are thresholds.
struct K6Script {
  private let session: SessionScript
  private let pauses: Pauses
  private var lines: [String] = []
  /// What is measured, in order, and what is promised of it.
  private var thresholds: [(measured: String, limits: [String])] = []
  /// The number of the request that was last added.
  private var number = 0
  /// What it is called among the checks.
  private var name = ""

  init(_ session: SessionScript, pauses: Pauses) {
    self.session = session
    self.pauses = pauses
    for (place, step) in session.steps.enumerated() {
      add(step, checksStatus: session.checksStatus(behind: place))
    }
  }

  var text: String {
    """
    \(JavaScriptText.comment("The session of \(session.name), for k6:"))
    //
    //     k6 run session.js
    //
    // It ends with an error where an answer was not as the session has it. -e BASE=URL asks another server.
    \(K6Runtime.imports)

    export const options = {
      thresholds: {
        checks: ['rate==1'],
    \(thresholds.map { "    '\($0.measured)': [\($0.limits.joined(separator: ", "))],\n" }.joined())  },
    };

    const BASE = __ENV.BASE || \(JavaScriptText.quoted(session.origin));
    \(secrets)
    \(K6Runtime.functions)

    export default function () {
      const v = {};
      let answer;
    \(lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))
    }

    """
  }

  /// All that is missing is told at once.
  private var secrets: String {
    if session.secretNames.isEmpty { return "" }
    let names = session.secretNames.map(JavaScriptText.quoted).joined(separator: ", ")
    return """
      const MISSING = [\(names)].filter((name) => __ENV[name] === undefined);
      if (MISSING.length > 0) throw new Error('to be set before it runs: ' + MISSING.join(', '));

      """
  }

  private mutating func add(_ step: ScriptStep, checksStatus: Bool) {
    if case .requests = step.action { lines.append("") }
    for line in step.line.split(separator: "\n") { lines.append(JavaScriptText.comment("$ \(line)")) }
    for note in step.notes { lines.append(JavaScriptText.comment("left out: \(note)")) }
    switch step.action {
    case .requests(let requests):
      if let pause = pause(step) { lines.append(pause) }
      for (place, request) in requests.enumerated() {
        add(request, checksStatus: checksStatus && place == requests.count - 1)
      }
    case .capture(let name, let source): take(name, source, step.line)
    case .value(let name, let text):
      lines.append("v[\(JavaScriptText.quoted(name))] = \(JavaScriptText.value(text));")
    case .check(let check): for promise in check.promises { add(check, promise) }
    case .setting: break
    case .leftOut(let reason): lines.append(JavaScriptText.comment("left out: \(reason)"))
    }
  }

  private mutating func take(_ name: String, _ source: ScriptSource, _ line: String) {
    let several = if case .path(let steps) = source { steps.contains(.any) } else { false }
    lines.append(
      "v[\(JavaScriptText.quoted(name))] = take(answer, \(Self.values(source)), \(JavaScriptText.quoted(line)), \(several));"
    )
  }

  private func pause(_ step: ScriptStep) -> String? {
    func text(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
    switch pauses {
    case .none: return nil
    case .recorded: return step.pause.map { "sleep(\(text($0)));" }
    case .between(let first, let last):
      return "sleep(\(text(first)) + Math.random() * \(text(last - first)));"
    }
  }

  private mutating func add(_ request: ScriptRequest, checksStatus: Bool) {
    number += 1
    name = "\(request.method) \(request.name)"
    let url = JavaScriptText.expression(request.url)
    var headers = request.headers.map {
      "\(JavaScriptText.quoted($0.name)): \(JavaScriptText.expression($0.value))"
    }
    if let (user, password) = request.login {
      headers.append(
        "Authorization: '\(AuthScheme.usualPair.word ?? "") ' + encoding.b64encode(\(JavaScriptText.expression(user)) + ':' + \(JavaScriptText.expression(password)))"
      )
    }
    let body =
      switch request.body {
      case .text(let text)?: JavaScriptText.expression(text)
      case .bytes(let bytes)?: "encoding.b64decode(\(JavaScriptText.quoted(Base64.encoded(bytes))))"
      case nil: "null"
      }
    lines.append("answer = http.request(\(JavaScriptText.quoted(request.method)), whole(\(url)), \(body), {")
    if !headers.isEmpty { lines.append("  headers: { \(headers.joined(separator: ", ")) },") }
    lines.append("  redirects: \(request.followsRedirects ? 10 : 0),")
    lines.append("  tags: { name: \(JavaScriptText.quoted(request.name)), step: '\(number)' },")
    lines.append("});")
    if !checksStatus { lines.append("status(answer, \(JavaScriptText.quoted(name)), \(request.status));") }
    for (name, source, line) in request.takes { take(name, source, line) }
  }

  private static func values(_ source: ScriptSource) -> String {
    switch source {
    case .status: "[answer.status]"
    case .header(let name): "header(answer, \(JavaScriptText.quoted(name)))"
    case .path(let steps): "at(answer, \(JavaScriptCheck.list(steps)))"
    }
  }

  private mutating func add(_ check: ScriptCheck, _ promise: ScriptCheck.Promise) {
    let text = JavaScriptText.quoted("\(name): \(check.text)")
    switch check.subject {
    case .time(let time):
      guard case .time(let sign, let limit) = promise, let metric = Self.metric(time.phase) else {
        lines.append(JavaScriptText.comment("left out: k6 does not measure it"))
        return
      }
      // What is promised of each answer is promised of the slowest.
      let measure = time.percentile.map { "p(\($0))" } ?? "max"
      note("\(metric){step:\(number)}", "'\(measure)\(sign)\(limit)'")
      lines.append(JavaScriptText.comment("see thresholds"))
    case .status:
      lines.append("all(answer, [answer.status], \(text), (value) => \(JavaScriptCheck.holds(promise)));")
    case .header(let name): add(Self.values(.header(name)), text, check, promise, "anyOf")
    case .path(let steps): add(Self.values(.path(steps)), text, check, promise, "all")
    }
  }

  /// A measure stands once there: of two the later would count.
  private mutating func note(_ measured: String, _ limit: String) {
    if let place = thresholds.firstIndex(where: { $0.measured == measured }) {
      thresholds[place].limits.append(limit)
    } else {
      thresholds.append((measured, [limit]))
    }
  }

  private mutating func add(
    _ values: String, _ text: String, _ check: ScriptCheck, _ promise: ScriptCheck.Promise, _ which: String
  ) {
    if promise == .absent {
      lines.append("all(answer, [\(values)], \(text), (values) => values.length === 0);")
    } else {
      let condition = check.isKeptByNothing ? "if (\(values).length > 0) " : ""
      lines.append(
        "\(condition)\(which)(answer, \(values), \(text), (value) => \(JavaScriptCheck.holds(promise)));")
    }
  }

  /// What is told to whoever exports: which promises of times k6 cannot keep, or measures otherwise.
  static func leftOut(of session: SessionScript) -> [String] {
    session.steps.compactMap { step in
      guard case .check(let check) = step.action, case .time(let time) = check.subject else { return nil }
      let place = "\(session.path):\(step.number)"
      let isLimit = check.promises.allSatisfy { if case .time = $0 { true } else { false } }
      if !isLimit { return "\(place): it is not checked: \(check.text)" }
      if metric(time.phase) == nil {
        return "\(place): k6 does not measure \(time.phase.rawValue), so it is not checked: \(check.text)"
      }
      guard time.phase == .firstByte else { return nil }
      return "\(place): k6 measures first-byte from when the request is sent, and not before: \(check.text)"
    }
  }

  private static func metric(_ phase: MeasuredTime.Phase) -> String? {
    switch phase {
    case .total: "http_req_duration"
    case .connect: "http_req_connecting"
    case .tls: "http_req_tls_handshaking"
    case .firstByte: "http_req_waiting"
    case .download: "http_req_receiving"
    case .dns: nil
    }
  }
}
