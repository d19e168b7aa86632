#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Descriptor {
  /// How a file is opened. It is never handed on to the programs that are started.
  package struct Opening: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let reading = Opening(rawValue: O_RDONLY)
    package static let writing = Opening(rawValue: O_WRONLY)
    package static let both = Opening(rawValue: O_RDWR)
    /// Made where it is missing.
    package static let creating = Opening(rawValue: O_CREAT)
    /// Made, and refused where it is there.
    package static let new = Opening(rawValue: O_CREAT | O_EXCL)
    package static let emptying = Opening(rawValue: O_TRUNC)
    package static let appending = Opening(rawValue: O_APPEND)
    /// Refused where a symbolic link is.
    package static let noLinks = Opening(rawValue: O_NOFOLLOW)
    /// Not waited for: a named pipe without anybody at its other end, for example.
    package static let withoutWaiting = Opening(rawValue: O_NONBLOCK)
    /// Refused where no folder is.
    package static let folder = Opening(rawValue: O_DIRECTORY)
  }

  /// Opens a file.
  ///
  /// - Parameter mode: who may do what with a new one; the system takes its mask off it.
  package static func opening(
    _ path: String, _ how: Opening, mode: UInt32 = 0o666
  ) throws(SystemError) -> Descriptor {
    while true {
      let number = open(path, how.rawValue | O_CLOEXEC, mode_t(mode))
      if number >= 0 { return Descriptor(number) }
      if !SystemError.wasInterrupted() { throw .latest }
    }
  }

  /// Has the number lead nowhere where nothing is open under it, so that nothing else gets it. Only for the lowest
  /// number that is free.
  package func openIfClosed() {
    if fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// Both ends of a new pipe, neither handed on to the programs that are started.
  package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw .latest }
    let (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    reading.closeInChildren()
    writing.closeInChildren()
    return (reading, writing)
  }

  /// Makes sure that two more descriptors are to be had.
  package static func checkForMore() throws(SystemError) {
    let ends = try pipe()
    ends.reading.close()
    ends.writing.close()
  }

  /// Cuts a file, or makes it longer with zeros.
  package func setSize(_ size: Int) throws(SystemError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .latest }
  }

  /// Where reading and writing are; `nil` for what has no places, such as a pipe.
  package var place: Int? {
    let place = lseek(number, 0, SEEK_CUR)
    return place >= 0 ? Int(place) : nil
  }

  /// Where reading and writing go on.
  package func seek(to place: Int) throws(SystemError) {
    guard lseek(number, off_t(place), SEEK_SET) >= 0 else { throw .latest }
  }

  /// Reads from a place, whatever was read before; 0 at the end.
  package func read(into room: UnsafeMutableRawBufferPointer, at place: Int) throws(SystemError) -> Int {
    while true {
      let count = pread(number, room.baseAddress, room.count, off_t(place))
      if count >= 0 { return count }
      if !SystemError.wasInterrupted() { throw .latest }
    }
  }

  /// Writes everything to a place, whatever was written before.
  package func write(_ bytes: UnsafeRawBufferPointer, at place: Int) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = pwrite(number, rest.baseAddress, rest.count, off_t(place + done))
      if count >= 0 { done += count } else if !SystemError.wasInterrupted() { throw .latest }
    }
  }

  /// Has a file hold what another holds.
  func takeContent(of other: Descriptor) throws(SystemError) {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { room.deallocate() }
    var size = 0
    while true {
      let count = try other.read(into: room, at: size)
      if count == 0 { break }
      try write(UnsafeRawBufferPointer(rebasing: room[..<count]), at: size)
      size += count
    }
    try setSize(size)
  }

  /// Has everything on the disk that was written. Where that makes no sense, as for a device, it is no failure.
  package func sync() throws(SystemError) {
    guard fsync(number) != 0, errno != EINVAL else { return }
    throw .latest
  }

  /// Who may do what with it.
  package func setMode(_ mode: UInt32) { _ = fchmod(number, mode_t(mode)) }

  /// Gives it to whom another file belongs, and lets the same do the same with it.
  package func setOwnerAndMode(of other: FileStatus) throws(SystemError) {
    let own = try FileStatus(of: self)
    if own.owner != other.owner || own.group != other.group {
      guard fchown(number, other.owner, other.group) == 0 else { throw .latest }
    }
    guard fchmod(number, mode_t(other.mode)) == 0 else { throw .latest }
  }
}

private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
