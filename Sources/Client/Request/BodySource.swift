package import ApusSystem

/// A request's body as bytes in order, with its size known before unless it is a stream. Files are opened when their
/// turn comes.
///
/// It belongs to one transfer at a time and is not shared between threads.
package final class BodySource {
  /// Why a request's body cannot be read.
  package struct Unreadable: Error, Sendable {
    package let path: String
    package let reason: String
  }

  /// `nil` for a stream without a size.
  package let byteCount: Int?
  private let pieces: [Piece]
  private let stream: PipedBody.Reader?
  private var streamedByteCount = 0
  private let name: String
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

  /// - Parameter isSent: whether it is to be sent, which is all that a stream is good for.
  package init(_ body: RequestBody, isSent: Bool = false) throws(Unreadable) {
    var pieces: [Piece] = []
    switch body.content {
    case .stream(let stream):
      self.stream = try Self.reader(of: stream, isSent: isSent)
      (self.pieces, name, byteCount) = ([], stream.name, stream.byteCount)
      return
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
    (stream, name) = (nil, "")
    byteCount = pieces.reduce(0) { $0 + $1.size }
  }

  deinit { closeFile() }

  private static func reader(of stream: PipedBody, isSent: Bool) throws(Unreadable) -> PipedBody.Reader {
    let isGone = Unreadable(path: stream.name, reason: "it can be read once, while it is sent")
    guard isSent else { throw isGone }
    let reader = try explained(stream.name) { () throws(SystemError) in try stream.take() }
    guard let reader else { throw isGone }
    return reader
  }

  /// What a stream that has nothing yet is waited for on.
  package var awaited: Descriptor? { stream?.descriptor }

  /// Starts again from the first byte, for a redirect that keeps its body. A stream cannot, once it has begun.
  package func rewind() throws(Unreadable) {
    if stream?.hasBegun == true {
      throw Unreadable(path: name, reason: "it is asked for a second time, and can be read once")
    }
    closeFile()
    current = 0
    offset = 0
  }

  /// Puts the next bytes into `buffer` and says how many; 0 is the end, and `nil` that a stream has nothing yet. Never
  /// more than `byteCount` in all.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Unreadable) -> Int? {
    if let stream { return try read(stream, into: buffer) }
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
    _ stream: PipedBody.Reader, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Unreadable) -> Int? {
    let room = byteCount.map { min(buffer.count, $0 - streamedByteCount) } ?? buffer.count
    guard room > 0 else { return 0 }
    let count = try explained(name) { () throws(SystemError) in
      try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<room]))
    }
    if count == 0, byteCount != nil { throw becameShorter(name) }
    streamedByteCount += count ?? 0
    return count
  }

  private func becameShorter(_ path: String) -> Unreadable {
    Unreadable(path: path, reason: "it became shorter while it was being sent")
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
      if count == 0 { throw becameShorter(path) }
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
