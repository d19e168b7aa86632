import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("The steps of a session, one after the other", .paced)
struct SessionReplayTests {
  private struct Trouble: Error {}

  private let document = SessionDocument(parts: [
    .block(ConsoleBlock(.setup, steps: [Step(command: "begin"), Step(command: "more")])), .prose("\n"),
    .block(ConsoleBlock(steps: [Step(command: "a"), Step(command: "b")])),
    .block(ConsoleBlock(.teardown, steps: [Step(command: "clean"), Step(command: "up")])),
  ])

  /// What is run where this is how a step goes; `nil` stands for one that throws.
  private func run(
    cutsAtSetup: Bool = true, _ verdict: (Step) -> (drift: Set<Drift>, goesOn: Bool)?
  ) -> (commands: [String], isWhole: Bool?) {
    var course = SessionReplay.Course(document, cutsAtSetup: cutsAtSetup)
    var commands: [String] = []
    while let (step, _) = course.next() {
      commands.append(step.command)
      if let (drift, goesOn) = verdict(step) {
        course.note(StepVerdict(step, drift.map { Finding($0, []) }), goesOn: goesOn)
      } else {
        course.end(by: Trouble())
      }
    }
    return (commands, try? course.isWhole)
  }

  @Test("are all of them while they go as written, and while nobody minds that one drifts")
  func whole() {
    let all = ["begin", "more", "a", "b", "clean", "up"]
    #expect(run { _ in ([], true) } == (all, true))
    #expect(run { ($0.command == "a" ? [.value] : [], true) } == (all, true))
    #expect(run(cutsAtSetup: false) { ($0.command == "begin" ? [.value] : [], true) } == (all, true))
  }

  @Test("have what they suggest to try compared only where a block is compared exactly")
  func advice() {
    #expect(!document.comparesAdvice)
    let exact = ConsoleBlock(mode: .exact, steps: [Step(command: "a")])
    #expect(SessionDocument(parts: document.parts + [.block(exact)]).comparesAdvice)
  }

  @Test("end with what is torn down, whatever ended them")
  func teardown() {
    #expect(run { ($0.command == "begin" ? [.value] : [], true) } == (["begin", "clean", "up"], false))
    #expect(run { ([], $0.command != "a") } == (["begin", "more", "a", "clean", "up"], false))
    #expect(run { $0.command == "a" ? nil : ([], true) } == (["begin", "more", "a", "clean", "up"], nil))
    #expect(run { $0.command == "clean" ? nil : ([], true) }.commands.last == "up")
  }

  @Test("tell which of them are not run, where the next one is handed out")
  func passedOver() {
    var course = SessionReplay.Course(document)
    _ = course.next()
    #expect(course.passedOver.isEmpty)
    course.cut()
    #expect(course.next()?.step.command == "clean")
    #expect(course.passedOver.map(\.command) == ["more", "a", "b"])
    #expect(course.next()?.step.command == "up" && course.passedOver.isEmpty)
  }
}
