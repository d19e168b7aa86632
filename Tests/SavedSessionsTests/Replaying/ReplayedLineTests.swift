import ApusClient
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusSavedSessions

@Suite("A line that is replayed", .paced)
struct ReplayedLineTests {
  private let line = ReplayedLine()

  /// What holds while a line runs that is written to end so.
  private func during<Value: Sendable>(
    _ outcome: Step.Outcome, piped: [UInt8]? = nil, _ look: @escaping @Sendable (ReplayedLine) -> Value
  ) async -> Value? {
    let line = line
    let (values, put) = AsyncStream.makeStream(of: Value.self)
    _ = await line.play(endingIn: outcome, piped: piped) {
      put.yield(look(line))
      return .ok
    }
    for await value in values { return value }
    return nil
  }

  @Test("comes to what its work comes to")
  func outcome() async {
    #expect(await line.play(endingIn: .ok, piped: nil) { .failed(.expectFailed) } == .failed(.expectFailed))
  }

  @Test("is interrupted while it runs, and neither before nor afterwards")
  func interrupting() async {
    let line = line
    line.interrupt()
    let first = await line.play(endingIn: .ok, piped: nil) {
      let before = Task.isCancelled
      line.interrupt()
      return !before && Task.isCancelled ? .ok : .quit
    }
    #expect(first == .ok)
    #expect(await line.play(endingIn: .ok, piped: nil) { Task.isCancelled ? .quit : .ok } == .ok)
  }

  @Test(
    "is interrupted with who asks, also where that was before it began, if it ends with them",
    arguments: [true, false])
  func caller(_ endsWithCaller: Bool) async {
    let line = line
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await line.play(endingIn: .ok, piped: nil, endsWithCaller: endsWithCaller) {
        Task.isCancelled ? .quit : .ok
      }
    }
    #expect(await asking.value == (endsWithCaller ? .quit : .ok))
  }

  @Test(
    "was answered as its end tells",
    arguments: [
      (.ok, [true, true, true]), (.failure(.cancelled), [false, false, true]),
      (.failure(.requestParameter), [true, false, false]), (.failure(.expectFailed), [true, false, true]),
    ] as [(Step.Outcome, [Bool])])
  func answers(_ outcome: Step.Outcome, _ expected: [Bool]) async {
    let seen = await during(outcome) { [$0.isConfirmed, $0.isFine, $0.canWrite] }
    #expect(seen == expected)
  }

  @Test("knows what a shell wrote, of this line and not of the one before")
  func piped() async {
    #expect(await during(.ok, piped: [1]) { $0.piped } == [1])
    #expect(await during(.ok) { $0.piped == nil } == true)
  }

  @Test(
    "had nothing behind the name of a secret where that alone can have been missing",
    arguments: [
      ("post /a p={{secret:p}}", .failure(.requestVariable), nil),
      ("post /a p={{secret:p}}", .ok, "{{secret:p}}"),
      ("post /a p={{secret:p}}", .failure(.http(404)), "{{secret:p}}"),
      ("post /{{id}} p={{secret:p}}", .failure(.requestVariable), "{{secret:p}}"),
    ] as [(String, Step.Outcome, String?)])
  func lacking(_ line: String, _ outcome: Step.Outcome, _ placeholder: String?) {
    #expect(outcome.placeholder(of: "p", on: line) == placeholder)
    #expect(outcome.lacksSecret(on: line) == (placeholder == nil))
  }

  @Test("has placeholders where secrets are said to be")
  func secrets() {
    line.provide(secret: "TOKEN")
    #expect(line.hasSecret("TOKEN") && !line.hasSecret("token"))
  }

  @Test("has a clock that passes without anybody waiting, and no more once the line is interrupted")
  func clock() async throws {
    let line = line
    let clock = line.clock
    line.pass(.seconds(2))
    try await clock.pause(.seconds(3_600))
    #expect(clock.now() == .seconds(3_602))
    let outcome = await line.play(endingIn: .ok, piped: nil) {
      line.interrupt()
      do {
        try await clock.pause(.seconds(1))
        return .ok
      } catch {
        return .quit
      }
    }
    #expect(outcome == .quit && clock.now() == .seconds(3_602))
  }
}
