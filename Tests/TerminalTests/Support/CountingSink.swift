import ApusSystem
import Foundation
import Synchronization

/// A server for one request with a body in chunks of zeros, which it counts and does not keep.
final class CountingSink: Sendable {
  private let listener: Socket
  private let counted = Mutex(0)

  private static let blank = [UInt8](repeating: 0, count: 1_024)

  var port: UInt16 { listener.localPort }

  var zeros: Int { counted.withLock(\.self) }

  init() throws {
    listener = try Socket.listening(on: 0, backlog: 1)
    SystemThread.start { try? self.serve() }?.detach()
  }

  private func serve() throws {
    defer { listener.close() }
    _ = try Readiness.wait(for: listener.descriptor, .reading)
    guard case .connection(let client) = listener.accept() else { return }
    defer { client.close() }
    var scratch = [UInt8](repeating: 0, count: 1 << 20)
    var end: [UInt8] = []
    while !end.elementsEqual("0\r\n\r\n".utf8) {
      _ = try Readiness.wait(for: client.descriptor, .reading)
      switch client.receive(into: &scratch) {
      case .mustWait: continue
      case .ended: return
      case .moved(let count): end = take(scratch[..<count], after: end)
      }
    }
    _ = client.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8), from: 0)
  }

  /// Counts a piece; returns the last bytes of all that came.
  private func take(_ piece: ArraySlice<UInt8>, after end: [UInt8]) -> [UInt8] {
    let zeros = piece.withUnsafeBytes { bytes in
      var (zeros, rest) = (0, bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let size = min(Self.blank.count, rest.count)
        // Looking at each byte would take longer than all that is tested.
        let isBlank = memcmp(start, Self.blank, size) == 0
        zeros += isBlank ? size : rest.prefix(size).count { $0 == 0 }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(size))
      }
      return zeros
    }
    counted.withLock { $0 += zeros }
    return (end + piece.suffix(5)).suffix(5)
  }
}
