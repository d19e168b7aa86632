internal import APIClient
internal import Rendering
internal import Text
internal import Transcripts

extension Context {
  /// Writes requests for other programs. No secret is in them: what stands for one is named to who reads.
  ///
  /// - Parameter leavingOut: the options that the other program has no word for.
  func export(
    _ records: [Record], as make: ([RedactedRequest]) throws -> String,
    leavingOut: (RedactedRequest) -> [String] = { _ in [] }
  ) throws {
    var redactor = Redactor(secrets: session.knownSecrets)
    let requests = records.map { RedactedRequest($0.exchange.request, redactor: &redactor) }
    let text: String
    do {
      text = try make(requests)
    } catch let problem as BodyProblem {
      throw CommandFailure(
        .requestBody, "\(problem.path) cannot be read: \(problem.reason)", try: ["history"])
    }
    try write(exported: Array((text.hasSuffix("\n") ? text : text + "\n").utf8), redactor)
    noteVariables(of: requests)
    let leftOut = Set(requests.flatMap(leavingOut)).sorted()
    if !leftOut.isEmpty {
      note(Line("left out, there being no word for it there: \(leftOut.joined(separator: " "))", .warning))
    }
  }

  /// Says what has to be set before the export can be run.
  private func noteVariables(of requests: [RedactedRequest]) {
    var names: [String] = []
    for name in requests.flatMap(\.secretNames) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty, console.noteTraits.isTerminal else { return }
    note(Line("to be set before it runs: \(names.joined(separator: ", "))", .dim))
  }

  /// Writes the exchanges as a HAR archive.
  func exportArchive(of records: [Record]) throws {
    var redactor = Redactor(secrets: session.knownSecrets)
    let recordings = records.map { record in
      record.failure.map { Recording($0) } ?? Recording(record.exchange)
    }
    do {
      try write(exported: Cassette(recordings: recordings).bytes(redactor: &redactor), redactor)
    } catch let leak as LeakedSecret {
      throw CommandFailure(.requestBody, leak.description)
    }
  }

  private func write(exported bytes: [UInt8], _ redactor: Redactor) throws {
    do {
      try redactor.check(bytes)
    } catch {
      throw CommandFailure(.requestBody, error.description)
    }
    guard console.outTraits.isTerminal else { return try write(bytes[...]) }
    // Lines are not wrapped: what is copied from the screen must still be what it was.
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      var shown = Line()
      shown.append(bytes: line)
      try console.out.write(console.outTraits.theme.text(of: shown) + "\n")
    }
  }
}

extension Session {
  /// What certainly must not be seen: the credential's and the variables' secrets.
  var knownSecrets: [Secret] {
    var secrets = variables.values.values.compactMap { value -> Secret? in
      if case .secret(let secret) = value { secret } else { nil }
    }
    switch credential?.proof {
    case .field(let field): if case .secret(let secret) = field.value { secrets.append(secret) }
    case .digest(let digest): secrets.append(digest.password)
    case nil: break
    }
    return secrets
  }
}

/// The requests a line names by their numbers; without any, whatever the command says.
struct RecordTargets: Sendable {
  private let targets: [RecordTarget]

  init(_ words: [Word]) throws(LineProblem) {
    var targets: [RecordTarget] = []
    for word in words { targets.append(RecordTarget(number: try word.number(atLeast: 1), range: word.range)) }
    self.targets = targets
  }

  var isEmpty: Bool { targets.isEmpty }

  func records(in context: Context) throws(LineProblem) -> [Record] {
    var records: [Record] = []
    for target in targets { records.append(try target.record(in: context)) }
    return records
  }
}
