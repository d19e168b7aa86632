/// The words of a tape, in memory of their own that does not move once they are written.
final class TapeWords {
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private(set) var count = 0

  /// None yet, with room for as many.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    memory = .allocate(capacity: self.capacity)
  }

  /// Those of an array.
  convenience init(_ words: [UInt32]) {
    self.init(capacity: words.count)
    append(words[...])
  }

  deinit { memory.deallocate() }

  /// Where they stand, for as long as this lives and nothing is added.
  var start: UnsafeRawPointer { UnsafeRawPointer(memory) }

  /// Adds some behind the others.
  func append(_ words: ArraySlice<UInt32>) {
    if words.count > capacity - count { grow(to: max(2 * capacity, count + words.count)) }
    words.withUnsafeBufferPointer { words in
      guard let first = words.baseAddress else { return }
      (memory + count).initialize(from: first, count: words.count)
    }
    count += words.count
  }

  /// Leaves out those behind the first few.
  func cut(to count: Int) { self.count = min(self.count, max(0, count)) }

  /// Lends them, to be read and written in place, for as long as `body` runs.
  @inline(__always)
  func withMutableSpan<Result, Failure>(
    _ body: (inout MutableSpan<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: memory, count: count))
    return try body(&span)
  }

  private func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    (memory, self.capacity) = (larger, capacity)
  }
}
