internal import ApusClient
internal import ApusRecordings
internal import ApusRedaction
internal import Synchronization

/// The secrets that pass, for what is said on the screen: a request may have one in its path that another told, or that its
/// shape tells.
final class PassingSecrets: Sendable {
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

  /// A line without them, and without what looks like one.
  func masked(_ line: String) -> String {
    // What a path alone tells is not to be looked for in every later line.
    var redactor = redactor.withLock { $0 }
    _ = redactor.redactNamedValues(line)
    return String(decoding: redactor.masking(Array(line.utf8)[...]), as: UTF8.self)
  }
}
