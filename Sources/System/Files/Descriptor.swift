#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file, pipe, socket or terminal, by its number. Nobody closes it but who is told to.
package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let input = Descriptor(0)
  package static let output = Descriptor(1)
  package static let errors = Descriptor(2)
  /// What stands for no descriptor.
  package static let none = Descriptor(-1)

  /// Whether a terminal is behind it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what there is, at most as much as there is room, waiting for the first byte; 0 at the end.
  ///
  /// - Throws: what the system says, also that nothing is there where the descriptor does not wait. A signal is no
  ///   failure.
  package func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = systemRead(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      if !SystemError.wasInterrupted() { throw .latest }
    }
  }

  /// As above, into the beginning of an array.
  package func read(into block: inout [UInt8]) throws(SystemError) -> Int {
    // A `Result` would have its type made when the program runs, which takes as long as all of a short start.
    var failure: SystemError?
    let count = block.withUnsafeMutableBytes { room in
      do throws(SystemError) {
        return try read(into: room)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }

  /// As above, into an array of its own, of whose room nothing is touched but what is read: a line of a few bytes does
  /// not cost what 64 KB cost to clear.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      do throws(SystemError) { filled = try read(into: UnsafeMutableRawBufferPointer(room)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes everything, waiting for room where there is none.
  ///
  /// - Throws: what the system says. A signal is no failure.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(number, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        if poll(&entry, 1, -1) < 0, errno != EINTR { throw .latest }
      } else if count == 0 || errno != EINTR {
        throw .latest
      }
    }
  }

  /// As above.
  package func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
    var failure: SystemError?
    let isWritten = bytes.withContiguousStorageIfAvailable { bytes in
      do throws(SystemError) { try write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
      return true
    }
    if let failure { throw failure }
    if isWritten == nil { try write(Array(bytes)) }
  }

  package func close() { _ = systemClose(number) }

  /// Closes it, and says whether all that was written has arrived: some file systems, as those of a network, know it only
  /// now.
  package func closeWhole() throws(SystemError) {
    guard systemClose(number) == 0 else { throw .latest }
  }

  /// Keeps it from the programs that are started.
  package func closeInChildren() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

  /// Has calls fail that would wait, or wait again.
  package func setWaiting(_ waits: Bool) {
    let flags = fcntl(number, F_GETFL)
    _ = fcntl(number, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
  }
}

private func systemRead(_ number: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, room, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }
