/// Steps that are made when they are needed, so that a long stream takes no memory.
struct LazySteps: Sequence, Sendable {
  let count: Int
  var interval = Duration.zero
  let piece: @Sendable (Int) -> [UInt8]

  func makeIterator() -> AnyIterator<Step> {
    var index = 0
    var isWaitDue = false
    return AnyIterator {
      if index == count { return nil }
      if isWaitDue {
        isWaitDue = false
        return .wait(interval)
      }
      defer { index += 1 }
      isWaitDue = interval > .zero
      return .send(piece(index))
    }
  }
}
