internal import ApusSystem

/// A request's body as bytes in order, with its size known before. Files are opened when their turn comes.
///
/// It belongs to one transfer at a time and is not shared between threads.
package final class BodySource {
  /// Why a request's body cannot be read.
  package struct Unreadable: Error, Sendable {
    package let path: String
    package let reason: String
  }

  package let byteCount: Int
  private let pieces: [Piece]
  private var current = 0
  private var offset = 0
  private var file = Descriptor.none

  private enum Piece {
    case bytes([UInt8])
    case file(path: String, size: Int)

    var size: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let size): size
      }
    }
  }

  package init(_ body: RequestBody) throws(Unreadable) {
    var pieces: [Piece] = []
    switch body.content {
    case .bytes(let bytes): pieces = [.bytes(bytes)]
    case .file(let path): pieces = [.file(path: path, size: try fileSize(path))]
    case .multipart(let form):
      for piece in form.pieces {
        switch piece {
        case .bytes(let bytes): pieces.append(.bytes(bytes))
        case .file(let path): pieces.append(.file(path: path, size: try fileSize(path)))
        }
      }
    }
    self.pieces = pieces
    byteCount = pieces.reduce(0) { $0 + $1.size }
  }

  deinit { closeFile() }

  /// Starts again from the first byte, for a redirect that keeps its body.
  package func rewind() {
    closeFile()
    current = 0
    offset = 0
  }

  /// Puts the next bytes into `buffer` and says how many; 0 is the end. Never more than `byteCount` in all.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Unreadable) -> Int {
    while current < pieces.count {
      let piece = pieces[current]
      let wanted = min(buffer.count, piece.size - offset)
      if wanted > 0 {
        let count = try read(piece, wanted, into: buffer)
        offset += count
        return count
      }
      closeFile()
      current += 1
      offset = 0
    }
    return 0
  }

  private func read(
    _ piece: Piece, _ wanted: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Unreadable) -> Int {
    switch piece {
    case .bytes(let bytes):
      buffer.copyBytes(from: bytes[offset..<offset + wanted])
      return wanted
    case .file(let path, _):
      let count = try explained(path) { () throws(SystemError) in
        if file == .none { file = try Descriptor.opening(path, .reading) }
        return try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      }
      if count == 0 { throw Unreadable(path: path, reason: "it became shorter while it was being sent") }
      return count
    }
  }

  private func closeFile() {
    if file != .none { file.close() }
    file = .none
  }
}

private func fileSize(_ path: String) throws(BodySource.Unreadable) -> Int {
  let status = try explained(path) { () throws(SystemError) in
    let status = try FileStatus(of: path)
    if status.kind == .file { try FilePath.checkReadable(path) }
    return status
  }
  guard status.kind == .file else { throw BodySource.Unreadable(path: path, reason: "it is not a file") }
  return status.size
}

private func explained<Value>(
  _ path: String, _ work: () throws(SystemError) -> Value
) throws(BodySource.Unreadable) -> Value {
  do throws(SystemError) {
    return try work()
  } catch {
    throw BodySource.Unreadable(path: path, reason: error.description)
  }
}
