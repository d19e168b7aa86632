// A real race, which must be reported whatever is suppressed.
final class Counter: @unchecked Sendable {
  var count = 0
}

@main struct Racing {
  static func main() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<240 { group.addTask { for _ in 0..<10_000 { counter.count += 1 } } }
    }
  }
}
