internal import ApusClient
internal import ApusRecordings
internal import ApusRedaction
internal import Synchronization

/// The secrets that passed so far, for what is said on the screen: a later request may have one in its path.
final class TappedSecrets: Sendable {
  private let redactor = Mutex(Redactor.forScreens)
  /// No larger answer is looked through for them.
  private static let largest = 1 << 20

  /// Learns what a request and its answer tell.
  func learn(from request: Request, _ recording: Recording) {
    let exchange = recording.exchange
    redactor.withLock { redactor in
      redactor.learn(namedIn: request)
      for field in exchange.response?.headers ?? [:] where field.isCredential {
        _ = redactor.redactValue(of: field)
      }
      guard exchange.body.bytes.count <= Self.largest else { return }
      _ = redactor.redact(
        answer: exchange.body.bytes, contentType: exchange.response?.headers["Content-Type"])
    }
  }

  /// A line without them.
  func masked(_ line: String) -> String {
    redactor.withLock { String(decoding: $0.masking(Array(line.utf8)[...]), as: UTF8.self) }
  }
}
