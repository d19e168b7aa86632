internal import ApusClient
internal import ApusRecordings
internal import ApusSystem
internal import Synchronization

/// Keeps the bytes of a body that goes elsewhere, for its recording.
final class BodyCopy: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  /// The same request, whose handler is listened to.
  func watching(_ request: Request) -> Request {
    var watched = request
    watched.options.delivery = request.options.delivery.heard { [self] piece in
      bytes.withLock { $0 += piece }
    }
    return watched
  }

  /// The recording with the body that went elsewhere.
  func completing(_ recording: Recording) -> Recording {
    let kept = bytes.withLock(\.self)
    if !kept.isEmpty { return recording.with(body: kept) }
    guard let file = recording.exchange.body.file,
      case .success(let bytes) = FileReader.disk(home: nil).contents(file)
    else { return recording }
    return recording.with(body: bytes)
  }
}
