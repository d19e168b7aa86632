internal import ApusContracts
internal import ApusEncodings
internal import ApusJSON

/// The lines of a session as those of a Python function: what is taken of an answer, and promised of it, stands below the
/// request that it answers.
struct LocustTask {
  private let pauses: Pauses
  private(set) var lines: [String] = []
  /// Whether lines that look into an answer have one.
  private var isBelow = false

  init(_ session: SessionScript, pauses: Pauses) {
    self.pauses = pauses
    for (place, step) in session.steps.enumerated() {
      add(step, checksStatus: session.checksStatus(behind: place))
    }
  }

  private mutating func add(_ step: ScriptStep, checksStatus: Bool) {
    switch step.action {
    case .requests(let requests):
      lines.append("")
      comment(step, indent: "")
      if let pause { lines.append(pause(step)) }
      for (place, request) in requests.enumerated() {
        add(request, checksStatus: checksStatus && place == requests.count - 1)
      }
      isBelow = true
    case .capture(let name, let source):
      comment(step)
      take(name, source, step.line)
    case .value(let name, let text):
      comment(step)
      lines.append(indent + "v[\(PythonText.quoted(name))] = \(PythonText.value(text))")
    case .check(let check):
      comment(step)
      for promise in check.promises {
        lines.append(
          indent
            + (Self.check(check, promise) ?? PythonText.comment("left out: only this program measures it")))
      }
    case .setting: comment(step)
    case .leftOut(let reason):
      comment(step)
      lines.append(indent + PythonText.comment("left out: \(reason)"))
    }
  }

  private mutating func take(_ name: String, _ source: ScriptSource, _ line: String) {
    let several = if case .path(let steps) = source { steps.contains(.any) } else { false }
    lines.append(
      indent
        + "v[\(PythonText.quoted(name))] = take(answer, \(Self.values(source)), \(PythonText.quoted(line))\(several ? ", several=True" : ""))"
    )
  }

  /// What is told to whoever exports, besides what no other program does: what Locust cannot tell of an answer.
  static func leftOut(of session: SessionScript) -> [String] {
    session.steps.compactMap { step in
      guard case .check(let check) = step.action,
        check.promises.contains(where: { Self.check(check, $0) == nil })
      else { return nil }
      return "\(session.path):\(step.number): it is not checked: \(check.text)"
    }
  }

  private var indent: String { isBelow ? "    " : "" }

  private mutating func comment(_ step: ScriptStep, indent: String? = nil) {
    let texts = step.line.split(separator: "\n").map { "$ \($0)" } + step.notes.map { "left out: \($0)" }
    lines += texts.map { (indent ?? self.indent) + PythonText.comment($0) }
  }

  /// `nil` where nobody waits.
  private var pause: ((ScriptStep) -> String)? {
    switch pauses {
    case .none: nil
    case .recorded: { step in "time.sleep(\(Self.seconds(step.pause ?? 0)))" }
    case .between(let first, let last):
      { _ in "time.sleep(random.uniform(\(Self.seconds(first)), \(Self.seconds(last))))" }
    }
  }

  private static func seconds(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }

  private mutating func add(_ request: ScriptRequest, checksStatus: Bool) {
    var arguments = [
      PythonText.quoted(request.method), PythonText.expression(request.url),
      "name=\(PythonText.quoted(request.name))", "catch_response=True",
      "allow_redirects=\(request.followsRedirects ? "True" : "False")",
    ]
    if !request.headers.isEmpty {
      let pairs = request.headers.map { "\(PythonText.quoted($0.name)): \(PythonText.expression($0.value))" }
      arguments.append("headers={\(pairs.joined(separator: ", "))}")
    }
    switch request.body {
    case .text(let text)?: arguments.append("data=(\(PythonText.expression(text))).encode()")
    case .bytes(let bytes)?:
      arguments.append("data=base64.b64decode(\(PythonText.quoted(Base64.encoded(bytes))))")
    case nil: break
    }
    if let (user, password) = request.login {
      arguments.append("auth=(\(PythonText.expression(user)), \(PythonText.expression(password)))")
    }
    if !request.verifies { arguments.append("verify=False") }
    lines.append("with self.client.request(")
    lines += arguments.map { "    \($0)," }
    lines.append(") as answer:")
    lines.append(
      checksStatus ? "    status(answer, range(100, 600))" : "    status(answer, [\(request.status)])")
    isBelow = true
    for (name, source, line) in request.takes { take(name, source, line) }
  }

  // MARK: Looking into an answer

  private static func values(_ source: ScriptSource) -> String {
    switch source {
    case .status: "[answer.status_code]"
    case .header(let name): "header(answer, \(PythonText.quoted(name)))"
    case .path(let steps): "at(answer, \(list(steps)))"
    }
  }

  private static func step(_ step: JSONPath.PlainStep) -> String {
    switch step {
    case .key(let key): PythonText.quoted(key)
    case .position(let place): "\(place)"
    case .any: "ANY"
    }
  }

  private static func check(_ check: ScriptCheck, _ promise: ScriptCheck.Promise) -> String? {
    let values =
      switch check.subject {
      case .status: "[answer.status_code]"
      case .time: "[answer.request_meta[\"response_time\"]]"
      case .header(let name): Self.values(.header(name))
      case .path(let steps): Self.values(.path(steps))
      }
    if case .time(let time) = check.subject, time != MeasuredTime() { return nil }
    if promise == .absent {
      return "check(answer, [\(values)], \(PythonText.quoted(check.text)), lambda values: not values)"
    }
    let isAny = if case .header = check.subject { ", any_of_them=True" } else { "" }
    let ifThere = check.isKeptByNothing ? ", if_there=True" : ""
    return
      "check(answer, \(values), \(PythonText.quoted(check.text)), lambda value: \(holds(promise))\(isAny)\(ifThere))"
  }

  private static func holds(_ promise: ScriptCheck.Promise) -> String {
    switch promise {
    case .present: "True"
    case .absent: "False"
    case .compared(let sign, let text): "compared(value, \(PythonText.quoted(sign)), \(json(text)))"
    case .oneOf(let texts): "any(same(value, one) for one in [\(texts.map(json).joined(separator: ", "))])"
    case .kinds(let kinds):
      "kinds(value) & {\(kinds.map { PythonText.quoted($0.rawValue) }.joined(separator: ", "))}"
    case .within(let bounds): "within(value, \(arguments(bounds)))"
    case .length(let bounds): "within(size(value), \(arguments(bounds)))"
    case .sorted(let steps, let falls): "ordered(value, \(list(steps)), \(falls ? "True" : "False"))"
    case .unique(let steps): "distinct(value, \(list(steps)))"
    case .matching(let pattern): "isinstance(value, str) and re.search(\(PythonText.quoted(pattern)), value)"
    case .containing(let text): "contains(value, \(json(text)))"
    case .statuses(let ranges):
      ranges.map { "\($0.lowerBound) <= value <= \($0.upperBound)" }.joined(separator: " or ")
    case .time(let sign, let limit): "value \(sign) \(limit)"
    }
  }

  private static func json(_ text: ScriptText) -> String { "json.loads(\(PythonText.expression(text)))" }

  private static func list(_ steps: [JSONPath.PlainStep]) -> String {
    "[\(steps.map(step).joined(separator: ", "))]"
  }

  private static func arguments(_ bounds: ScriptCheck.Bounds) -> String {
    "\(bounds.least ?? "None"), \(bounds.most ?? "None")" + (bounds.includesBounds ? "" : ", False")
  }
}
