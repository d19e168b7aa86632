public import ApusClient
internal import ApusRecordings
internal import ApusRedaction

/// Answers an app's requests from what was recorded: by `record` at the prompt, by a browser, or by itself.
///
///     let client = APIClient(service: GitHub(), transport: try RecordedTransport("hub.session.md"))
///
/// A request is answered by the first recording of its method, URL and body that was not used yet. Secrets do not count:
/// they are not in the file, on whatever way it was written. A recorded failure is thrown as it was, and a body goes where
/// the request wants it. Nothing is asked over a network unless the mode says so.
public final class RecordedTransport: Transport {
  /// What happens to a request.
  public enum Mode: Sendable {
    /// It is answered from the file, or fails.
    case replay
    /// It is answered from the file where that is there; otherwise it is sent, and the file is written.
    case recordOnce(over: any Transport)
    /// It is sent, and takes the place of its recording. What no request asks for stays as it was.
    case refresh(over: any Transport)
  }

  private enum Work {
    case replay(CassetteTransport)
    case record(Recorder)
  }

  private let work: Work
  private let names: [String]

  /// - Parameters:
  ///   - path: a HAR file, or the document of a saved session, whose answers stand in a HAR file beside it. A relative path
  ///     is looked for beside the file that calls this, then in the working folder; a new file goes beside the one that
  ///     calls. The document itself is never written: `apus replay --update` does that.
  ///   - mode: by default `replay`.
  ///   - repeats: whether a recording answers again when it is used up. By default a request that is sent more often than it
  ///     was recorded fails.
  ///   - secrets: what must not stand in a file that is written, beside credentials, which are known by where they stand.
  ///   - file: the file that calls.
  /// - Throws: `RecordingError` for a file that is not there or no recording, and in the modes that write for one that
  ///   is there and cannot be read.
  public init(
    _ path: String, mode: Mode = .replay, repeats: Bool = false, redacting secrets: [Secret] = [],
    file: String = #filePath
  ) throws(RecordingError) {
    let recorded = RecordedFile(path, beside: file)
    let redactor = Redactor(secrets: secrets)
    switch mode {
    case .recordOnce(let base) where !recorded.isThere:
      work = .record(Recorder(base, into: recorded, [], redactor))
      names = []
    case .refresh(let base):
      let old = recorded.isThere ? try recorded.read() : Cassette(recordings: [])
      work = .record(Recorder(base, into: recorded, old.recordings, redactor))
      names = []
    case .replay, .recordOnce:
      let cassette = try recorded.read()
      work = .replay(CassetteTransport(cassette, redactor: redactor, repeats: repeats))
      names = cassette.recordings.map { "\($0.exchange.request.method) \($0.exchange.request.url)" }
    }
  }

  /// The recordings that no request asked for by now, such as `GET https://api.example.com/users`, in order. None while it
  /// records.
  public var unused: [String] {
    guard case .replay(let transport) = work else { return [] }
    return transport.unused.map { names[$0 - 1] }
  }

  /// Answers from the recording, or sends and records.
  ///
  /// - Throws: `TransportError`: the recorded one; `replay.missing` for a request that was not recorded, with the nearest
  ///   that was and the difference; `cancelled`; and, while it records, what the transport throws, and `request.parameter`
  ///   when the file cannot be written.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    switch work {
    case .replay(let transport):
      let sent = request.tellSent()
      let exchange = try await transport.send(request)
      let count = exchange.body.wireByteCount
      request.options.onProgress?(
        TransferProgress(sent: sent ?? 0, received: count, expected: count, toSend: sent))
      return exchange
    case .record(let recorder): return try await recorder.send(request)
    }
  }
}

extension Request {
  /// Tells in ten steps of a body that goes out.
  ///
  /// - Returns: how large it is; `nil` without one.
  fileprivate func tellSent() -> Int? {
    guard let onProgress = options.onProgress, let body else { return nil }
    guard let size = (try? BodySource(body))?.byteCount else { return nil }
    for step in 1...10 {
      onProgress(TransferProgress(sent: size * step / 10, received: 0, expected: nil, toSend: size))
    }
    return size
  }
}
