package import ApusSystem
internal import Synchronization

/// A body that comes while it is sent, and once: what a pipe or standard input has. It is never all in memory, and what
/// has no size goes out in chunks.
public final class PipedBody: Sendable {
  /// What somebody would call it: a path, or standard input.
  package let name: String
  /// How long it is, where that is known before.
  package let byteCount: Int?
  /// What was read of it already.
  package let beginning: [UInt8]
  /// Whether line ends and NULs are left out, as `-d` does it.
  private let dropsLineEnds: Bool
  private let source: Source
  /// Shared with those that were made of it: what is behind them can be read once.
  private let isTaken: Flag

  private enum Source: Sendable {
    case path(String)
    case descriptor(Descriptor)
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }

  /// What comes out of a named pipe, which is opened when it is sent.
  package init(path: String) {
    name = path
    byteCount = nil
    beginning = []
    dropsLineEnds = false
    source = .path(path)
    isTaken = Flag()
  }

  /// What was read already, and what a descriptor still has.
  package init(_ name: String, beginning: [UInt8], rest: Descriptor, byteCount: Int? = nil) {
    self.name = name
    self.byteCount = byteCount
    self.beginning = beginning
    dropsLineEnds = false
    source = .descriptor(rest)
    isTaken = Flag()
  }

  private init(withoutLineEnds other: PipedBody) {
    name = other.name
    byteCount = nil
    beginning = other.beginning
    dropsLineEnds = true
    source = other.source
    isTaken = other.isTaken
  }

  /// The same without its line ends and NULs.
  package var withoutLineEnds: PipedBody { PipedBody(withoutLineEnds: self) }

  /// Its bytes; `nil` when somebody has had them.
  func take() throws(SystemError) -> Reader? {
    guard !isTaken.value.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    switch source {
    case .descriptor(let descriptor):
      return Reader(beginning, descriptor, isOwn: false, dropsLineEnds: dropsLineEnds)
    case .path(let path):
      let opened = try Descriptor.opening(path, [.reading, .withoutWaiting])
      return Reader(beginning, opened, isOwn: true, dropsLineEnds: dropsLineEnds)
    }
  }
}

extension PipedBody {
  /// Reads the bytes in order. It never waits.
  final class Reader {
    private var beginning: ArraySlice<UInt8>
    let descriptor: Descriptor
    private let isOwn: Bool
    private let dropsLineEnds: Bool
    /// Whether a byte was handed over.
    private(set) var hasBegun = false

    fileprivate init(_ beginning: [UInt8], _ descriptor: Descriptor, isOwn: Bool, dropsLineEnds: Bool) {
      self.beginning = beginning[...]
      self.descriptor = descriptor
      self.isOwn = isOwn
      self.dropsLineEnds = dropsLineEnds
    }

    deinit { if isOwn { descriptor.close() } }

    /// Puts the next bytes into `buffer` and says how many; 0 is the end, and `nil` that nothing is there yet.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
      while let count = try next(into: buffer) {
        hasBegun = true
        let kept = dropsLineEnds ? buffer.droppingLineEnds(of: count) : count
        if kept > 0 || count == 0 { return kept }
      }
      return nil
    }

    private func next(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
      if !beginning.isEmpty {
        let count = min(buffer.count, beginning.count)
        buffer.copyBytes(from: beginning.prefix(count))
        beginning = beginning.dropFirst(count)
        return count
      }
      guard try Readiness.wait(for: descriptor, .reading, milliseconds: 0) else { return nil }
      do throws(SystemError) {
        return try descriptor.read(into: buffer)
      } catch {
        guard error.passes else { throw error }
        return nil
      }
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Moves the bytes of the beginning together that are no line ends and no NULs; says how many those are.
  fileprivate func droppingLineEnds(of count: Int) -> Int {
    var kept = 0
    for byte in self[..<count] where byte != 0x0a && byte != 0x0d && byte != 0 {
      self[kept] = byte
      kept += 1
    }
    return kept
  }
}
