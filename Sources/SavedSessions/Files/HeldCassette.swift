internal import ApusSystem

/// What is known of the file that a session is recorded into, so that it is noticed when somebody else writes there.
struct HeldCassette: Sendable {
  private var hold: SessionHold?
  private var size: Int?

  /// Knows nothing.
  init() {}

  /// Holds a file that was made just now.
  init(_ path: String, size: Int) {
    hold = try? SessionHold(path)
    self.size = size
  }

  /// - Throws: where another file stands there, or it is not as large as it was left.
  func check(_ path: String) throws(SessionFileFailure) {
    // What is gone, or is no file, is told when it is written.
    guard let size, let status = try? FileStatus(of: path, followsLinks: false), status.kind == .file else {
      return
    }
    guard status.size == size, hold?.isAt(path) ?? true else { throw .changed(path) }
  }

  /// Takes note of what was written.
  mutating func grow(by count: Int) { size = size.map { $0 + count } }
}
