// Ten lines with a Mutex and no Apus: as long as the sanitizer reports them, it cannot see a Mutex.
import Synchronization

final class Counter: Sendable {
  private let counts = Mutex([Int: Int]())

  func count(_ number: Int) { counts.withLock { $0[number, default: 0] += 1 } }
}

@main struct Locked {
  static func main() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<240 { group.addTask { for _ in 0..<100 { counter.count(number) } } }
    }
  }
}
