internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusText

/// The requests of a HAR file, sent again.
struct CaptureRun {
  let path: String
  let trusts: Bool
  /// Where the line names the file.
  let range: Range<Int>
  let context: Context

  private var environment: Environment { context.environment }
  private var output: Output { context.output }

  /// Lists the requests of a HAR file, and sends them again.
  func run() async throws -> Outcome {
    let requests = try requests()
    guard !requests.isEmpty else {
      output.note(Line("\(path) has no requests", .dim))
      return .ok
    }
    let permissions = Permissions { [trusts] _ in trusts }
    try begin(requests, permissions)
    return try await context.apart(path, permissions) {
      var outcome = Outcome.ok
      for (number, request) in requests.enumerated() {
        if Task.isCancelled { return .failed(.cancelled) }
        output.note(Line("### ", .dim) + request.title(number + 1))
        if let reason = request.leftOut {
          output.note(Line("left out: \(reason)", .warning))
          continue
        }
        if !request.withheld.isEmpty {
          output.note(Line("not in the file: \(request.withheld.joined(separator: ", "))", .dim))
        }
        outcome = await context.runToEnd(request.line(PracticeAlias(environment.practicePorts())))
      }
      return outcome
    }
  }

  private func requests() throws -> [CapturedRequest] {
    let bytes = try environment.files.contents(ofFile: path, at: range)
    do throws(HARProblem) {
      return try Cassette(reading: bytes, file: path).recordings.map(CapturedRequest.init)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
  }

  /// Shows what is going to be sent, and asks whether it may.
  private func begin(
    _ requests: [CapturedRequest], _ permissions: Permissions
  ) throws {
    let hosts = requests.flatMap(\.origins).reduce(into: [String]()) { hosts, origin in
      if !hosts.contains(origin) { hosts.append(origin) }
    }
    let foreign = hosts.filter { !CapturedRequest.isPractice($0) }
    if foreign.count < hosts.count { _ = try environment.startPractice() }
    guard !trusts, !foreign.isEmpty else { return }
    let most = 15
    for (number, request) in requests.prefix(most).enumerated() { output.note(request.title(number + 1)) }
    if requests.count > most { output.note(Line("… \(requests.count - most) more", .dim)) }
    let places = foreign.count > 3 ? "\(foreign.count) hosts" : foreign.joined(separator: ", ")
    guard environment.confirm("send \(Units.count(requests.count, "request")) to \(places)? ") else {
      throw CommandFailure(
        .cancelled, "nothing was sent: nobody allowed it", try: ["run --trust \(ItemPrinter().quoted(path))"])
    }
    for host in foreign { permissions.allow(.contact(host)) }
  }
}
