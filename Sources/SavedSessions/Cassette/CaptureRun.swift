internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// The requests of a HAR file, sent again.
package struct CaptureRun {
  private let path: String
  private let trusts: Bool
  private let range: Range<Int>
  private let picks: [(text: String, range: Range<Int>)]
  private let lists: Bool
  private let environment: Environment
  private let output: Output

  /// - Parameters:
  ///   - trusts: whether nobody is asked first.
  ///   - range: where the line names the file.
  ///   - picks: numbers and ranges of numbers, each with its place in the line; none stands for all.
  ///   - lists: whether they are only listed.
  package init(
    path: String, trusts: Bool, range: Range<Int>, picks: [(text: String, range: Range<Int>)], lists: Bool,
    environment: Environment, output: Output
  ) {
    (self.path, self.trusts, self.range, self.picks, self.lists) = (path, trusts, range, picks, lists)
    (self.environment, self.output) = (environment, output)
  }

  /// Lists the requests of a HAR file, and sends them again.
  ///
  /// - Parameters:
  ///   - apart: does some work in a session of its own.
  ///   - send: runs one line there.
  package func run(
    apart: (Permissions, () async throws -> Outcome) async throws -> Outcome,
    send: @escaping (String) async -> Outcome
  ) async throws -> Outcome {
    let all = try requests()
    let requests = try picked(from: all)
    if lists {
      try output.showFolded(RequestList(all))
      return .ok
    }
    guard !requests.isEmpty else {
      output.note(Line("\(path) has no requests", .dim))
      return .ok
    }
    let permissions = Permissions { [trusts] _ in trusts }
    try begin(requests, permissions)
    return try await apart(permissions) {
      var outcome = Outcome.ok
      for (number, request) in requests {
        if Task.isCancelled { return .failed(.cancelled) }
        output.note(Line("### ", .dim) + request.title(number))
        if let reason = request.leftOut {
          output.note(Line("left out: \(reason)", .warning))
          continue
        }
        if !request.withheld.isEmpty {
          output.note(Line("not in the file: \(request.withheld.joined(separator: ", "))", .dim))
        }
        outcome = await send(request.line(PracticeAlias(environment.practicePorts())))
      }
      return outcome
    }
  }

  private func requests() throws -> [CapturedRequest] {
    let bytes = try environment.files.contents(ofFile: path, at: range)
    do throws(HARProblem) {
      let cassette = try Cassette(reading: bytes, file: path)
      for line in HAROther.inWords(cassette.others) { output.note(Line(line, .dim)) }
      return cassette.recordings.map(CapturedRequest.init)
    } catch {
      throw CommandFailure(.usageArgument, error.description)
    }
  }

  private func picked(
    from all: [CapturedRequest]
  ) throws(LineProblem) -> [(number: Int, request: CapturedRequest)] {
    let numbered = all.enumerated().map { (number: $0 + 1, request: $1) }
    guard !picks.isEmpty else { return numbered }
    var result: [(number: Int, request: CapturedRequest)] = []
    for pick in picks {
      do throws(HTTPFileProblem) {
        let numbers = try PickedNumbers(pick.text, count: all.count).range
        result += numbered.filter { numbers.contains($0.number) }
      } catch {
        throw LineProblem(error.message, at: pick.range, try: "run \(ItemPrinter().quoted(path)) --list")
      }
    }
    return result
  }

  /// Shows what is going to be sent, and asks whether it may.
  private func begin(
    _ requests: [(number: Int, request: CapturedRequest)], _ permissions: Permissions
  ) throws {
    let hosts = requests.flatMap(\.request.origins).reduce(into: [String]()) { hosts, origin in
      if !hosts.contains(origin) { hosts.append(origin) }
    }
    let foreign = hosts.filter { !CapturedRequest.isPractice($0) }
    if foreign.count < hosts.count { _ = try environment.startPractice() }
    guard !trusts, !foreign.isEmpty else { return }
    let most = 15
    for (number, request) in requests.prefix(most) { output.note(request.title(number)) }
    if requests.count > most { output.note(Line("… \(requests.count - most) more", .dim)) }
    let places = foreign.count > 3 ? "\(foreign.count) hosts" : foreign.joined(separator: ", ")
    guard environment.confirm("send \(Units.count(requests.count, "request")) to \(places)? ") else {
      throw CommandFailure(
        .cancelled, "nothing was sent: nobody allowed it", try: ["run --trust \(ItemPrinter().quoted(path))"])
    }
    for host in foreign { permissions.allow(.contact(host)) }
  }
}
