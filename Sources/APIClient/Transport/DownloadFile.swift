internal import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a body is delivered to: written beside its place, and put there when it is whole.
///
/// Whether the place can be written to is seen before a request goes out. Until `finish` what was there stays as it
/// was, and what is not finished is removed. A device or a pipe keeps nothing: it is written to as bytes come.
package final class DownloadFile: Sendable {
  package struct Failure: Error, Sendable {
    /// What the system says.
    package let reason: String

    fileprivate static var latest: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  private enum Target {
    /// A device or a pipe, open.
    case stream
    /// What a name leads to, and the permissions that a file there has by now.
    case place(String, permissions: mode_t?)
  }

  fileprivate struct State {
    var descriptor: Int32 = -1
    /// The file beside the place, while there is one.
    var partPath: String?
    var isFinished = false
  }

  private let target: Target
  private let state: Mutex<State>

  package init(path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/") {
      target = .stream
      state = Mutex(State(descriptor: try Self.stream(at: path)))
      return
    }
    // A link stays one: what it leads to is replaced.
    let place = exists ? Self.resolved(path) : path
    guard !exists || access(place, W_OK) == 0 else { throw .latest }
    guard access(Self.folder(of: place), W_OK | X_OK) == 0 else { throw .latest }
    target = .place(place, permissions: exists ? status.st_mode & 0o777 : nil)
    state = Mutex(State())
  }

  deinit {
    state.withLock { state in
      if state.descriptor >= 0 { close(state.descriptor) }
      if let part = state.partPath { unlink(part) }
    }
  }

  /// Whether the body is in its place.
  package var isFinished: Bool { state.withLock { $0.isFinished } }

  /// To be called before a body's first byte. What was written of an earlier body is dropped.
  package func begin() throws(Failure) {
    try change { state throws(Failure) in
      if state.descriptor >= 0 {
        // Devices and pipes have nothing to empty.
        guard ftruncate(state.descriptor, 0) == 0 || errno == EINVAL else { throw .latest }
        _ = lseek(state.descriptor, 0, SEEK_SET)
      } else if case .place(let place, let permissions) = target {
        try state.openPart(of: place, permissions)
      }
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    try change { state throws(Failure) in
      var rest = bytes
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(state.descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(state.descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .latest }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// To be called after a whole body's last byte. Without `begin` before it there is nothing to put anywhere.
  package func finish() throws(Failure) {
    try change { state throws(Failure) in
      guard state.descriptor >= 0 else { return }
      let isClosed = close(state.descriptor) == 0
      state.descriptor = -1
      guard isClosed else { throw .latest }
      if case .place(let place, _) = target, let part = state.partPath {
        guard rename(part, place) == 0 else { throw .latest }
        state.partPath = nil
      }
      state.isFinished = true
    }
  }

  /// `withLock` forgets what a closure throws.
  private func change(_ work: (inout State) throws(Failure) -> Void) throws(Failure) {
    let result = state.withLock { state in
      Result { () throws(Failure) in try work(&state) }
    }
    try result.get()
  }
}

extension DownloadFile {
  private static func stream(at path: String) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .latest }
    // Opening a pipe that nobody reads must not wait; writing may.
    _ = fcntl(descriptor, F_SETFL, 0)
    return descriptor
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension DownloadFile.State {
  /// Makes the file beside the place, with the permissions of the one it will replace.
  fileprivate mutating func openPart(of place: String, _ permissions: mode_t?) throws(DownloadFile.Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let part = "\(place).\(UInt32.random(in: 0 ... .max)).part"
    descriptor = open(part, flags, permissions ?? 0o666)
    guard descriptor >= 0 else { throw .latest }
    partPath = part
    if let permissions { _ = fchmod(descriptor, permissions) }
  }
}
