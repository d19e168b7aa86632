internal import APIClient
internal import Synchronization
internal import Transcripts

/// The secrets this session was given. On a screen they read `•••`, in what the session says and in what a server
/// sends back. What a server issues is shown: it was asked for. A pipe and a file get exact bytes.
final class SecretMask: Sendable {
  private let redactor = Mutex(Redactor.forScreens)

  func learn(_ secret: Secret) { redactor.withLock { $0.learn(secret) } }

  func learn(from request: Request) { redactor.withLock { $0.learn(namedIn: request) } }

  /// Whether a line has one of them in it.
  func hides(in line: String) -> Bool {
    let text = Array(line.utf8)[...]
    return masked(text) != text
  }

  fileprivate func masked(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    redactor.withLock { $0.masking(text) }
  }

  fileprivate func unfinished(in text: ArraySlice<UInt8>) -> Int {
    redactor.withLock { $0.unfinished(in: text) }
  }
}

/// A screen on which no secret is seen.
final class MaskingSink: ByteSink {
  private let base: any ByteSink
  private let mask: SecretMask
  /// The end of what was written, when it may be the beginning of a secret.
  private let held = Mutex<[UInt8]>([])

  init(_ base: any ByteSink, _ mask: SecretMask) {
    self.base = base
    self.mask = mask
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let ready = held.withLock { held -> ArraySlice<UInt8> in
      let text = held.isEmpty ? bytes : (held + bytes)[...]
      let rest = mask.unfinished(in: text)
      held = Array(text.suffix(rest))
      return text.dropLast(rest)
    }
    if !ready.isEmpty { try base.write(mask.masked(ready)) }
  }

  /// Writes what was held back. Ask for it at the end of each line.
  func flush() {
    let rest = held.withLock { held in
      defer { held = [] }
      return held
    }
    if !rest.isEmpty { try? base.write(mask.masked(rest[...])) }
  }
}

/// Has a mask learn the secrets of every request.
struct MaskingTransport: Transport {
  let base: any Transport
  let mask: SecretMask

  func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    mask.learn(from: request)
    return try await base.send(request)
  }
}
