internal import Synchronization

/// Knows whether a handler got anything of a body.
final class FirstByte: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .acquiring) }

  /// The same request, with its handler watched.
  func watching(_ request: Request) -> Request {
    var watched = request
    watched.options.delivery = request.options.delivery.heard { [self] piece in
      if !piece.isEmpty { flag.store(true, ordering: .releasing) }
    }
    return watched
  }
}
