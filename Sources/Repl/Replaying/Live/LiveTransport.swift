internal import APIClient
internal import Synchronization
internal import Transcripts

/// Sends the requests of a saved session for real: the names of the practice API become its addresses on the way out,
/// and its addresses become names again on the way back.
final class LiveTransport: Transport {
  private let base: any Transport
  private let ports: @Sendable () -> PracticePorts?
  private let placeOfFile: @Sendable (String) -> String
  private let interrupt: @Sendable () -> Void
  /// The number of the answer, from 1, after which the line was interrupted when it was recorded.
  private let lastAnswer = Mutex<Int?>(nil)

  /// - Parameters:
  ///   - base: what sends.
  ///   - placeOfFile: where a body is put that a request wants in a file.
  ///   - interrupt: interrupts the line that runs.
  init(
    _ base: any Transport, ports: @escaping @Sendable () -> PracticePorts?,
    placeOfFile: @escaping @Sendable (String) -> String, interrupt: @escaping @Sendable () -> Void
  ) {
    self.base = base
    self.ports = ports
    self.placeOfFile = placeOfFile
    self.interrupt = interrupt
  }

  /// Interrupts the next line where it was interrupted then; `nil` when it was not.
  func interruptAsRecorded(in recordings: [Recording]) {
    let place = recordings.firstIndex(where: \.isInterrupted)
    lastAnswer.withLock { $0 = place.map { $0 + 1 } }
  }

  func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    let isLast = lastAnswer.withLock { left in
      left = left.map { $0 - 1 }
      return left == 0
    }
    let alias = PracticeAlias(ports())
    do throws(TransportFailure) {
      let exchange = try await base.send(real(request, alias, isLast: isLast))
      if isLast { interrupt() }
      return named(Recording(exchange), request, alias)
    } catch {
      throw TransportFailure(
        error.code, alias.named(error.message), underlying: error.underlying.map(alias.named),
        offendingLine: error.offendingLine, exchange: named(Recording(error), request, alias))
    }
  }

  private func real(_ request: Request, _ alias: PracticeAlias, isLast: Bool) -> Request {
    var real = request
    real.url = alias.real(request.url)
    real.headers = alias.real(request.headers)
    if case .bytes(let bytes) = request.body?.content {
      real.body = .bytes(alias.real(bytes), contentType: request.body?.contentType)
    }
    switch request.options.delivery {
    case .memory: break
    case .file(let path): real.options.delivery = .file(path: placeOfFile(path))
    case .chunks(let handler) where isLast:
      // A stream may never end by itself.
      real.options.delivery = .chunks { [interrupt] bytes in
        interrupt()
        return handler(bytes)
      }
    case .chunks: break
    }
    return real
  }

  private func named(_ recording: Recording, _ request: Request, _ alias: PracticeAlias) -> Exchange {
    let exchange = alias.named(recording).exchange
    return Exchange(request: request, startedAt: exchange.startedAt, hops: exchange.hops, body: exchange.body)
  }
}
