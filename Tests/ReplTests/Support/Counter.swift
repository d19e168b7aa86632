/// Counts from 1, whoever asks.
actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
