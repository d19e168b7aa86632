internal import Synchronization

/// Knows whether a handler got anything of a body.
final class FirstByte: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .acquiring) }

  /// The same request, with its handler watched.
  func watching(_ request: Request) -> Request {
    var watched = request
    switch request.options.delivery {
    case .memory, .file: break
    case .chunks(let handler): watched.options.delivery = .chunks { self.take($0, handler) }
    case .overflowing(var overflow):
      let handler = overflow.handler
      overflow.handler = { self.take($0, handler) }
      watched.options.delivery = .overflowing(overflow)
    }
    return watched
  }

  private func take(_ bytes: ArraySlice<UInt8>, _ handler: (ArraySlice<UInt8>) -> Bool) -> Bool {
    if !bytes.isEmpty { flag.store(true, ordering: .releasing) }
    return handler(bytes)
  }
}
