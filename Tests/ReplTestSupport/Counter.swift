/// Counts from 1, whoever asks.
package actor Counter {
  private var count = 0

  package init() {}

  package func next() -> Int {
    count += 1
    return count
  }
}
