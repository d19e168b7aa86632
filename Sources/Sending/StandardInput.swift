internal import ApusClient
package import ApusLanguage
internal import ApusSystem
internal import Synchronization

/// What the program was given: `apus post URL < file`, `echo … | apus post URL`. It is read once, when a line first
/// asks for it; a line that does not name it has it only where no line before has had it. A little is kept, for the lines
/// that follow; more goes out while it is read.
package final class StandardInput: Sendable {
  private let descriptor: Descriptor
  private let patience: Duration
  private let state = Mutex(State.unread)
  private let isImplied: Mutex<Bool>

  private enum State {
    case unread
    case kept([UInt8])
    case sent
  }

  /// As much is read before it is sent, so that a server is told how long it is.
  private static let mostBytesBefore = 1 << 20

  /// - Parameters:
  ///   - isImplied: whether it is the body of a line that does not name it, too.
  ///   - patience: how long nothing may come before somebody is told what is waited for.
  package init(descriptor: Int32 = 0, isImplied: Bool = true, patience: Duration = .seconds(1)) {
    self.descriptor = Descriptor(descriptor)
    self.isImplied = Mutex(isImplied)
    self.patience = patience
  }

  /// Whether it is the body of a line that has none: a file, or what another program says, but no terminal and not
  /// `/dev/null`.
  package var isBody: Bool {
    guard isImplied.withLock(\.self), let status = try? FileStatus(of: descriptor) else { return false }
    return [.file, .pipe, .socket].contains(status.kind)
  }

  /// Leaves it to lines that name it from here on: one has it already.
  package func isTaken() { isImplied.withLock { $0 = false } }

  /// The lines that come are others than the one that had it, if one has.
  package func endLine() {
    if !state.withLock({ if case .unread = $0 { true } else { false } }) { isTaken() }
  }

  /// What a line sends of it.
  ///
  /// - Parameter isPart: whether there is more to the body, which is then put together in memory.
  package func body(isPart: Bool, whenSilent: () -> Void) throws -> LineInput {
    switch state.withLock(\.self) {
    case .kept(let bytes): return .bytes(bytes)
    case .sent: throw FileProblem("a line before sent it, and it can be read once")
    case .unread: break
    }
    try waitForFirst(whenSilent)
    let limit = isPart ? WholeFile.sizeLimit : Self.mostBytesBefore
    let bytes = try read(atMost: limit)
    if bytes.count < limit {
      state.withLock { $0 = .kept(bytes) }
      return .bytes(bytes)
    }
    state.withLock { $0 = .sent }
    if isPart { throw FileProblem("it is larger than 256 MiB, which a part of a body may be") }
    return .stream(
      PipedBody("standard input", beginning: bytes, rest: descriptor, byteCount: size(after: bytes.count)))
  }

  /// How long all of it is, which only a file says.
  private func size(after count: Int) -> Int? {
    guard let status = try? FileStatus(of: descriptor), status.kind == .file, let place = descriptor.place,
      status.size >= place
    else { return nil }
    return status.size - place + count
  }

  private func waitForFirst(_ whenSilent: () -> Void) throws {
    let start = ContinuousClock.now
    var isTold = false
    while try !waitABit() {
      guard !isTold, ContinuousClock.now - start >= patience else { continue }
      isTold = true
      whenSilent()
    }
  }

  /// Less than the limit is all there is.
  private func read(atMost limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count < limit {
      guard try waitABit() else { continue }
      let count: Int
      do {
        count = try descriptor.read(into: &piece)
      } catch {
        if error.passes { continue }
        throw FileProblem(error.description)
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// Whether there is something to read, or an end. ^C cancels the task that waits.
  private func waitABit() throws -> Bool {
    try Task.checkCancellation()
    return try Readiness.wait(for: descriptor, .reading, milliseconds: 50)
  }
}
