internal import ApusLanguage
internal import ApusSystem
internal import Synchronization

/// What the program was given: `apus post URL < file`, `echo … | apus post URL`. It is read once, when a line first
/// asks for it; a line that does not name it has it only where no line before has had it.
package final class StandardInput: Sendable {
  private let descriptor: Descriptor
  private let patience: Duration
  private let kept = Mutex<[UInt8]?>(nil)
  private let isImplied: Mutex<Bool>

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
  func isTaken() { isImplied.withLock { $0 = false } }

  /// The lines that come are others than the one that had it, if one has.
  func endLine() {
    if kept.withLock({ $0 != nil }) { isTaken() }
  }

  /// All of it.
  func bytes(whenSilent: () -> Void) throws -> [UInt8] {
    if let bytes = kept.withLock(\.self) { return bytes }
    try waitForFirst(whenSilent)
    let bytes = try readAll()
    kept.withLock { $0 = bytes }
    return bytes
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

  private func readAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
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
      guard bytes.count <= WholeFile.sizeLimit else {
        throw FileProblem("it is larger than 256 MiB, which a file may be")
      }
    }
  }

  /// Whether there is something to read, or an end. ^C cancels the task that waits.
  private func waitABit() throws -> Bool {
    try Task.checkCancellation()
    return try Readiness.wait(for: descriptor, .reading, milliseconds: 50)
  }
}
