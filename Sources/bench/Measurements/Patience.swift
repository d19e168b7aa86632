internal import ApusClient
internal import ApusCurlTransport
internal import ApusSystem
internal import ApusURLSession
internal import Synchronization

extension Measurement {
  static let patience = Measurement(
    "patience",
    "over both transports, with no deadline set: streams and downloads of 90 s, and 200 requests at once that take 1 s each"
  ) { workplace in
    try await longRows(workplace) + crowdRows(workplace)
  }.takingMinutes()
}

private let transports: [(name: String, transport: any Transport)] = [
  ("libcurl", CurlTransport()), ("URLSession", URLSessionTransport()),
]

/// A line a second.
private let lineCount = 91

/// All of them at once, so that they take no longer than one.
private func longRows(_ workplace: Workplace) async throws -> [Row] {
  let request = try request("/stream/\(lineCount)?every=1000", in: workplace)
  return try await withThrowingTaskGroup(of: Row.self) { group in
    for (name, transport) in transports {
      group.addTask {
        try await row("a stream over \(name)", atLeast: 90) { try await streamed(request, transport) }
      }
      group.addTask {
        let file = "\(workplace.folder)/\(name).lines"
        return try await row("a download over \(name)", atLeast: 90) {
          try await downloaded(request, transport, to: file)
        }
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.subject < $1.subject }
  }
}

private func streamed(_ request: Request, _ transport: any Transport) async throws {
  let count = Mutex(0)
  _ = try await transport.send(
    request,
    eachLine: { _ in
      count.withLock { $0 += 1 }
      return true
    })
  let lines = count.withLock { $0 }
  guard lines == lineCount else { throw Child.Failure(description: "\(lines) lines of a stream came") }
}

private func downloaded(_ request: Request, _ transport: any Transport, to file: String) async throws {
  var request = request
  request.options.delivery = .file(path: file)
  _ = try await transport.send(request)
  let lines = try WholeFile(file).bytes.get().count { $0 == 0x0a }
  guard lines == lineCount else { throw Child.Failure(description: "\(lines) lines of a download came") }
}

/// One transport after the other: each has its connections, and all who wait for one, to itself.
private func crowdRows(_ workplace: Workplace) async throws -> [Row] {
  let request = try request("/delay/1", in: workplace)
  var rows: [Row] = []
  for (name, transport) in transports {
    rows.append(
      try await row("200 at once over \(name)", atLeast: 1) {
        try await withThrowingTaskGroup(of: Int?.self) { group in
          for _ in 0..<200 { group.addTask { try await transport.send(request).response?.status } }
          for try await status in group where status != 200 {
            throw Child.Failure(description: "one of 200 was answered \(status ?? 0)")
          }
        }
      })
  }
  return rows
}

private func request(_ path: String, in workplace: Workplace) throws -> Request {
  var request = Request(url: try WebURL(workplace.url(path)))
  request.options.proxy = .direct
  return request
}

private func row(_ subject: String, atLeast seconds: Double, _ work: () async throws -> Void) async throws
  -> Row
{
  let start = ContinuousClock.now
  try await work()
  let elapsed = (ContinuousClock.now - start).inSeconds
  guard elapsed >= seconds - 0.5 else {
    throw Child.Failure(description: "\(subject) took only \(elapsed) s")
  }
  return Row(subject, Quantity([elapsed], .seconds))
}
