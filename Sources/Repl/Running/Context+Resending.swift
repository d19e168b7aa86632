internal import APIClient
internal import Rendering
internal import Text
internal import Transcripts

extension Context {
  /// Lists the requests of a HAR file, and sends them again.
  func run(capture path: String, trusts: Bool, at range: Range<Int>) async throws -> Outcome {
    let requests = try requests(ofCapture: path, at: range)
    guard !requests.isEmpty else {
      note(Line("\(path) has no requests", .dim))
      return .ok
    }
    let permissions = Permissions { _ in trusts }
    try begin(path, requests, permissions, trusts: trusts)
    return try await apart(path, permissions) {
      var outcome = Outcome.ok
      for (number, request) in requests.enumerated() {
        if Task.isCancelled { return .failed(.cancelled) }
        note(Line("### ", .dim) + request.title(number + 1))
        if let reason = request.leftOut {
          note(Line("left out: \(reason)", .warning))
          continue
        }
        if !request.withheld.isEmpty {
          note(Line("not in the file: \(request.withheld.joined(separator: ", "))", .dim))
        }
        outcome = await runToEnd(request.line(PracticeAlias(environment.practicePorts())))
      }
      return outcome
    }
  }

  private func requests(ofCapture path: String, at range: Range<Int>) throws -> [CapturedRequest] {
    let bytes = try environment.files.contents(ofFile: path, at: range)
    do throws(HARProblem) {
      return try Cassette(reading: bytes, file: path).recordings.map(CapturedRequest.init)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
  }

  /// Shows what is going to be sent, and asks whether it may.
  private func begin(
    _ path: String, _ requests: [CapturedRequest], _ permissions: Permissions, trusts: Bool
  ) throws {
    let hosts = requests.flatMap(\.origins).reduce(into: [String]()) { hosts, origin in
      if !hosts.contains(origin) { hosts.append(origin) }
    }
    let foreign = hosts.filter { !CapturedRequest.isPractice($0) }
    if foreign.count < hosts.count { _ = try environment.startPractice() }
    guard !trusts, !foreign.isEmpty else { return }
    let most = 15
    for (number, request) in requests.prefix(most).enumerated() { note(request.title(number + 1)) }
    if requests.count > most { note(Line("… \(requests.count - most) more", .dim)) }
    let places = foreign.count > 3 ? "\(foreign.count) hosts" : foreign.joined(separator: ", ")
    guard environment.confirm("send \(Units.count(requests.count, "request")) to \(places)? ") else {
      throw CommandFailure(
        .cancelled, "nothing was sent: nobody allowed it", try: ["run --trust \(ItemPrinter().quoted(path))"])
    }
    for host in foreign { permissions.allow(.contact(host)) }
  }
}
