internal import ApusClient
internal import ApusRecordings
internal import ApusSurroundings
internal import Synchronization

/// Sends the requests of a saved session for real: the names of the practice API become its addresses on the way out,
/// and its addresses become names again on the way back.
final class LiveTransport: Transport {
  private let base: any Transport
  private let ports: @Sendable () -> PracticePorts?
  private let placeOfFile: @Sendable (String) -> String
  private let interrupt: @Sendable () -> Void
  private let interruption = Mutex<Interruption?>(nil)

  /// When the line was interrupted as it was recorded.
  private struct Interruption {
    /// The number of the request, from 1.
    var number: Int
    /// How long that took until then; `nil` when it was answered first.
    let time: Duration?
  }

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

  /// Interrupts the next line after so many answers.
  func interrupt(after answers: Int) {
    interruption.withLock { $0 = Interruption(number: answers, time: nil) }
  }

  /// Interrupts the next line where it was interrupted then, if it was.
  func interruptAsRecorded(in recordings: [Recording]) {
    let place = recordings.firstIndex(where: \.isInterrupted)
    interruption.withLock { interruption in
      interruption = place.map { place in
        let recording = recordings[place]
        let isInMidst = recording.failure?.code == .cancelled
        return Interruption(number: place + 1, time: isInMidst ? recording.exchange.duration : nil)
      }
    }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let last = interruption.withLock { interruption -> Interruption? in
      interruption?.number -= 1
      return interruption?.number == 0 ? interruption : nil
    }
    let isLast = last != nil
    let timer = last?.time.map { time in
      Task { [interrupt] in if (try? await Task.sleep(for: time)) != nil { interrupt() } }
    }
    defer { timer?.cancel() }
    let alias = PracticeAlias(ports())
    do throws(TransportError) {
      let exchange = try await base.send(real(request, alias, isLast: isLast))
      if isLast { interrupt() }
      return named(Recording(exchange), request, alias)
    } catch {
      throw TransportError(
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
    real.options.delivery = delivery(request.options.delivery, isLast: isLast)
    real.options.eventDelivery = request.options.eventDelivery.map { delivery($0, isLast: isLast) }
    return real
  }

  private func delivery(_ asked: Delivery, isLast: Bool) -> Delivery {
    switch asked {
    case .memory, .overflowing: return asked
    case .file(let path): return .file(path: placeOfFile(path))
    case .chunks(let handler) where isLast:
      // A stream may never end by itself.
      return .chunks { [interrupt] bytes in
        interrupt()
        return handler(bytes)
      }
    case .chunks: return asked
    }
  }

  private func named(_ recording: Recording, _ request: Request, _ alias: PracticeAlias) -> Exchange {
    let exchange = alias.named(recording).exchange
    return Exchange(
      request: request, startedAt: exchange.startedAt, hops: exchange.hops, body: exchange.body
    ).holding(conversationOf: exchange)
  }
}
