import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A sandbox for saved sessions", .paced)
struct ReplaySandboxTests {
  private func sandbox(
    _ recordings: [Recording], stepsBehind: Int = 0
  ) throws -> ReplaySandbox {
    try ReplaySandbox(
      FrontMatter(), cassette: Cassette(recordings: recordings, stepsBehind: stepsBehind),
      runner: Parrot())
  }

  @Test("shows what a line shows, answered from the cassette and from nowhere else")
  func answering() async throws {
    let sandbox = try sandbox([Parrot.recording("one", "1\n"), Parrot.recording("two", status: 404, "2\n")])
    let one = await sandbox.run("one more", endingIn: .ok)
    #expect(one.shown.text == "I say one more\n1\n" && one.outcome == .ok && one.recordings.count == 1)
    let two = await sandbox.run("two", endingIn: .ok)
    #expect(two.outcome == .failure(.http(404)) && two.shown.text.hasSuffix("2\n"))
    let missing = await sandbox.run("three", endingIn: .ok)
    #expect(missing.outcome == .failure(.replayMissing) && missing.recordings.isEmpty)
  }

  @Test("ends a line that asks again and again for what is not there")
  func endless() async throws {
    let sandbox = try sandbox([Parrot.recording("again")])
    let result = await sandbox.run("again", endingIn: .ok)
    #expect(result.outcome == .failure(.replayMissing) && result.recordings.count == 1)
  }

  @Test("tells what nobody asked for at the end, once it is certain that lines are gone")
  func leftBehind() async throws {
    let sandbox = try sandbox([Parrot.recording("one"), Parrot.recording("two"), Parrot.recording("three")])
    #expect(sandbox.leftBehind.exchanges.count == 3)
    _ = await sandbox.run("one", endingIn: .ok)
    #expect(
      sandbox.leftBehind.reason
        == "no step asks for the last 2 exchanges of its recording, from GET http://parrot/two on")
    // A line that found no answer may be the one that left an exchange.
    _ = await sandbox.run("four", endingIn: .ok)
    _ = await sandbox.run("five", endingIn: .ok)
    #expect(sandbox.leftBehind.reason == nil)
  }

  @Test("tells how many steps without an answer are gone behind the last that had one")
  func stepsBehind() async throws {
    let sandbox = try sandbox([Parrot.recording("one")], stepsBehind: 2)
    _ = await sandbox.run("one", endingIn: .ok)
    #expect(
      sandbox.leftBehind.reason == "2 steps that its recording counts behind its last exchange are gone")
    _ = await sandbox.run("lost", endingIn: .ok)
    _ = await sandbox.run("lost", endingIn: .ok)
    #expect(sandbox.leftBehind.reason == nil)
  }

  @Test("misses nothing of a cassette that it did not write")
  func foreign() async throws {
    let text = #"{"log":{"entries":[{"request":{"url":"http://a/"},"response":{"status":200}}]}}"#
    let sandbox = try ReplaySandbox(
      FrontMatter(), cassette: Cassette(reading: Array(text.utf8)), runner: Parrot())
    #expect(sandbox.leftBehind.reason == nil)
  }

  @Test("an outcome of a line is that of a step: leaving is fine")
  func outcomes() {
    #expect(Step.Outcome(Outcome.quit) == .ok && Step.Outcome(Outcome.ok) == .ok)
    #expect(Step.Outcome(Outcome.failed(.reset)) == .failure(.reset))
  }
}
