/// A file that is read from its beginning to its end.
package struct WholeFile {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// What is read is kept in memory, so it is not without limit.
  package static let sizeLimit = 256 << 20
  private static let tooLarge = FileProblem("it is larger than 256 MiB")

  /// Why it cannot be read; `nil` when it can.
  package var problem: FileProblem? {
    do throws(SystemError) {
      guard try FileStatus(of: path).kind != .folder else { return FileProblem("it is a folder") }
      try FilePath.checkReadable(path)
      return nil
    } catch {
      return FileProblem(error)
    }
  }

  package var bytes: Result<[UInt8], FileProblem> {
    if let status = try? FileStatus(of: path), status.size > Self.sizeLimit { return .failure(Self.tooLarge) }
    let read = reading { file throws(SystemError) in
      // Most files are as long as the system says. Growing would copy a large one over and over.
      var bytes = try file.read(atMost: min((try? FileStatus(of: file))?.size ?? 0, Self.sizeLimit))
      try file.forEachPiece(of: 64 << 10) { piece in
        bytes += piece
        return bytes.count <= Self.sizeLimit
      }
      return bytes
    }
    return read.flatMap { $0.count <= Self.sizeLimit ? .success($0) : .failure(Self.tooLarge) }
  }

  /// What tells it from others. It is not kept in memory.
  package var digest: Result<ContentDigest, FileProblem> {
    reading { file throws(SystemError) in
      var digest = ContentDigest()
      try file.forEachPiece(of: ContentDigest.pieceSize) { piece in
        digest.add(piece)
        return true
      }
      return digest
    }
  }

  /// What the system says of it and changes whenever it does; `nil` where that cannot be relied on.
  package var identity: String? {
    // Clocks of file systems are coarse: what was written just now may be written again without a sign of it.
    guard let status = try? FileStatus(of: path), status.kind == .file, status.age >= 2 else { return nil }
    let moments = [status.written, status.changed].flatMap { [$0.seconds, $0.nanoseconds] }
    return "\(status.device) \(status.inode) \(status.size) "
      + moments.map(String.init).joined(separator: " ")
  }

  private func reading<Value>(
    _ work: (Descriptor) throws(SystemError) -> Value
  ) -> Result<Value, FileProblem> {
    if let problem { return .failure(problem) }
    do throws(SystemError) {
      let file = try Descriptor.opening(path, .reading)
      defer { file.close() }
      return .success(try work(file))
    } catch {
      return .failure(FileProblem(error))
    }
  }
}

extension Descriptor {
  fileprivate func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      do throws(SystemError) {
        count = try fill(UnsafeMutableRawBufferPointer(room))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Hands over what is left of a file, in pieces that are full but for the last, until there is no more or no more
  /// is wanted.
  fileprivate func forEachPiece(
    of size: Int, _ use: (UnsafeRawBufferPointer) -> Bool
  ) throws(SystemError) {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { room.deallocate() }
    while true {
      let count = try fill(room)
      guard count > 0, use(UnsafeRawBufferPointer(rebasing: room[..<count])), count == size else { return }
    }
  }

  /// Reads until the room is full or the file ends.
  fileprivate func fill(_ room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < room.count {
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: room[filled...]))
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}
