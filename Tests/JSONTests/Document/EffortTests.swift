import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Effort", .paced)
struct EffortTests {
  /// Deep values inside one another: `..a..a` finds each as often as it is deep.
  private func deep(_ depth: Int) throws -> Node {
    let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    return try JSONDocument(text).root
  }

  /// What work comes to in a task that is cancelled once `begin` has been done.
  private func cancelled<Value: Sendable>(
    _ work: @escaping @Sendable (_ cancel: () -> Void) -> Value
  ) async -> Value {
    await Task { work { withUnsafeCurrentTask { $0?.cancel() } } }.value
  }

  @Test("there are as many steps as the limit says", arguments: [0, 1, 7, 4096, 4097, 10_000])
  func limit(_ limit: Int) {
    var effort = Effort(limit: limit)
    var taken = 0
    while effort.spend() { taken += 1 }
    #expect(taken == limit)
    #expect(effort.end == .tooMuch)
    let isMore = effort.spend()
    #expect(!isMore)
  }

  @Test("many steps at once count as many")
  func leaps() {
    var effort = Effort(limit: 10_000)
    let answers = [effort.spend(9_999), effort.spend(), effort.spend(1_000_000)]
    #expect(answers == [true, true, false])
    #expect(effort.end == .tooMuch)
  }

  @Test("a task that is cancelled takes 4,096 steps more at most")
  func cancellation() async {
    let (taken, end) = await cancelled { cancel in
      var effort = Effort()
      for _ in 0..<10_000 { _ = effort.spend() }
      cancel()
      var taken = 0
      while effort.spend() { taken += 1 }
      return (taken, effort.end)
    }
    #expect(taken <= Effort.stretch)
    #expect(end == .cancelled)
  }

  @Test("work without an end of its own goes on in a task that is cancelled")
  func unlimited() async throws {
    let root = try deep(500)
    let path = try JSONPath("..a..a")
    let (count, shape) = await cancelled { cancel in
      cancel()
      return (path.nodes(in: root).count, JSONShape(of: root))
    }
    #expect(count == 500 * 499 / 2)
    #expect(shape == JSONShape(of: root))
  }

  @Test(
    "a path that comes upon the same values again and again ends at its limit",
    arguments: ["..a..a..a", "..a..a..nothing", "..[?count(@..*) == -1]", "..[?@..nothing]", "..[?@ == $.a]"])
  func path(_ text: String) throws {
    var matches = try JSONPath(text).matches(in: deep(5_000), within: Effort(limit: 100_000))
    var count = 0
    while matches.next() != nil { count += 1 }
    #expect(matches.effort.end == .tooMuch)
    #expect(count <= 100_000)
  }

  @Test("what a filter did not look at to its end is not selected")
  func unfinished() throws {
    for limit in 1..<300 {
      var matches = try JSONPath("..[?!@..b]").matches(
        in: JSONDocument(
          "{\"c\":\(String(repeating: "[", count: 30)){\"b\":1}\(String(repeating: "]", count: 30))}"
        ).root,
        within: Effort(limit: limit))
      while let node = matches.next() { #expect(node.text == "1") }
    }
  }

  @Test("a path that is interrupted finds 4,096 values more at most")
  func interruptedPath() async throws {
    let root = try deep(2_000)
    let path = try JSONPath("..a..a..a")
    let count = await cancelled { cancel in
      var matches = path.matches(in: root, within: Effort())
      for _ in 0..<10_000 { _ = matches.next() }
      cancel()
      var count = 0
      while matches.next() != nil { count += 1 }
      return count
    }
    #expect(count <= Effort.stretch)
  }

  @Test("a filter that turns everything down is interrupted, too")
  func interruptedFilter() async throws {
    let root = try JSONDocument("[\(String(repeating: "{\"k\":1},", count: 50_000))1]").root
    let path = try JSONPath(".[?@.v > 5 || @ == 1]")
    let found = await cancelled { cancel in
      var matches = path.matches(in: root, within: Effort())
      cancel()
      return (matches.next()?.text, matches.effort.end)
    }
    #expect(found.0 == nil && found.1 == .cancelled)
  }

  @Test("a shape that is interrupted says so, and one that is not is whole")
  func shape() async throws {
    let root = try JSONDocument("[\((0..<20_000).map { "{\"id\": \($0)}" }.joined(separator: ","))]").root
    let seen = await cancelled { cancel in
      cancel()
      var effort = Effort()
      let shape = JSONShape(of: [root], within: &effort)
      return (shape.seen, effort.end)
    }
    #expect(seen.0 == 0)
    #expect(seen.1 == .cancelled)
    var effort = Effort()
    #expect(JSONShape(of: [root], within: &effort) == JSONShape(of: root))
    #expect(effort.end == nil)
  }

  @Test("where a path ends is not made up when there was no time to find it")
  func deadEnd() throws {
    let (root, path) = (try deep(2_000), try JSONPath("..a..a..nothing"))
    var effort = Effort(limit: 10_000)
    #expect(path.deadEnd(in: root, within: &effort) == nil)
    #expect(effort.end == .tooMuch)
  }
}
