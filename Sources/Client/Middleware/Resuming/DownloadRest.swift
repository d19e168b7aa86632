internal import ApusSystem
internal import Synchronization

/// What is missing of a file, on its way: it goes behind the part that is there, or in its place where the server sends the
/// whole again.
final class DownloadRest: Sendable {
  private enum Use { case appended, dropped, kept }

  private struct State {
    var use = Use.kept
    /// Of an answer that is no success.
    var words: [UInt8] = []
    var problem: String?
    /// How much of the file there was before what comes.
    var start = 0
    var isRestarted = false
  }

  private let part: DownloadPart
  private let path: String
  private let file: ContinuedFile
  private let state = Mutex(State())

  init(of part: DownloadPart, for path: String) throws(FileProblem) {
    self.part = part
    self.path = path
    file = try ContinuedFile(part: part.path, for: path)
  }

  /// The request for it.
  func asking(_ request: Request) -> Request {
    var asking = request
    asking.headers = request.headers.setting("Range", "bytes=\(file.byteCount)-")
      .setting("If-Range", part.origin.validator)
    asking.options.onResponse = { [self] head in
      begin(head)
      request.options.onResponse?(head)
    }
    asking.options.delivery = .chunks { [self] in take($0) }
    if let report = request.options.onProgress {
      asking.options.onProgress = { [self] in report(ofWhole($0)) }
    }
    return asking
  }

  private func begin(_ head: ResponseHead) {
    state.withLock { state in
      state = State()
      let range = head.headers["Content-Range"].flatMap(ContentRange.init)
      switch head.status {
      case 206 where range?.bytes?.lowerBound == file.byteCount:
        (state.use, state.start) = (.appended, file.byteCount)
      case 206: state.problem = "the server sent another part than the one that is missing"
      case 416: state.use = .dropped
      case 200..<300:
        (state.use, state.isRestarted) = (.appended, true)
        do throws(SystemError) { try file.restart() } catch { state.problem = error.description }
      default: state.use = .kept
      }
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      guard state.problem == nil else { return false }
      switch state.use {
      case .dropped: return true
      case .kept:
        state.words += bytes.prefix(max(0, (1 << 20) - state.words.count))
        return true
      case .appended:
        let written = bytes.withUnsafeBytes { bytes in
          Result { () throws(SystemError) in try file.write(bytes) }
        }
        if case .failure(let error) = written { state.problem = error.description }
        return state.problem == nil
      }
    }
  }

  /// To be called when the transfer has ended: puts the file in its place, or leaves what is there of it.
  func ending(_ result: Result<Exchange, TransportError>) -> Result<Exchange, TransportError> {
    let (use, words, problem, isRestarted) = state.withLock { ($0.use, $0.words, $0.problem, $0.isRestarted) }
    switch result {
    case .failure(let failure):
      // What came after a restart is a part of another version.
      if isRestarted { PartOrigin.remove(beside: part.path) }
      if use == .appended { PartOrigin(of: failure.exchange)?.write(beside: part.path) }
      return .failure(
        TransportError(
          failure.code, failure.message, underlying: failure.underlying,
          exchange: failure.exchange.with(byteCount: file.byteCount, file: nil, part: part.path)))
    case .success(let exchange):
      if let problem { return .failure(unwritable(problem, exchange)) }
      guard use == .appended else { return .success(exchange.keeping(words)) }
      let byteCount = file.byteCount
      do throws(SystemError) {
        try file.keep()
      } catch {
        return .failure(unwritable(error.description, exchange))
      }
      PartOrigin.remove(beside: part.path)
      return .success(exchange.with(byteCount: byteCount, file: path, part: nil))
    }
  }

  private func unwritable(_ reason: String, _ exchange: Exchange) -> TransportError {
    TransportError(
      .bodyTruncated, "the rest of the file could not be put behind its beginning", underlying: reason,
      exchange: exchange.with(byteCount: file.byteCount, file: nil, part: part.path))
  }

  /// Of a rest it is told as of the whole.
  private func ofWhole(_ progress: TransferProgress) -> TransferProgress {
    let before = state.withLock { $0.start }
    return TransferProgress(
      sent: progress.sent, received: progress.received + before,
      expected: progress.expected.map { $0 + before }, toSend: progress.toSend, stage: progress.stage)
  }
}

extension Exchange {
  fileprivate func with(byteCount: Int, file: String?, part: String?) -> Exchange {
    let body = ReceivedBody(
      byteCount: byteCount, wireByteCount: body.wireByteCount, file: file, part: part)
    return Exchange(request: request, startedAt: startedAt, hops: hops, body: body)
  }
}
