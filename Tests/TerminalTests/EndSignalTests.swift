import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("A replay that is told to end", .paced)
struct EndSignalTests {
  /// Begins a replay whose only step does not end, and which tears something down then.
  private func begin(
    in folder: TestFolder, asking url: String, tearingDown other: String, before: String = ""
  ) throws -> Process {
    try folder.write(
      "---\nsession: 2\nbase: practice\n---\n```console\n$ get \(url)\n```\n\n```teardown\n$ get \(other)\n...\n```\n",
      to: "it.session.md")
    return try Program.begin("replay --live --trust --report json=r.json it", in: folder, before: before)
  }

  @Test(
    "tears down and writes its report as after ^C, and then ends by the signal",
    .timeLimit(.minutes(60)), arguments: [SIGTERM, SIGHUP])
  func tornDown(_ signal: Int32) throws {
    let (folder, body) = (try TestFolder(), try BodyWithoutEnd())
    let process = try begin(in: folder, asking: body.url, tearingDown: "/echo")
    #expect(try body.send(1))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    let report = folder.text(of: "r.json") ?? ""
    for text in [#""state": "interrupted""#, "get /echo", #""state": "as written""#] {
      #expect(report.contains(text), "\(report)")
    }
  }

  @Test("ends at once where it is told so again while it tears down", .timeLimit(.minutes(60)))
  func again() throws {
    let (folder, body, other) = (try TestFolder(), try BodyWithoutEnd(), try BodyWithoutEnd())
    let process = try begin(in: folder, asking: body.url, tearingDown: other.url)
    #expect(try body.send(1))
    kill(process.processIdentifier, SIGTERM)
    #expect(try other.send(1))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(folder.text(of: "r.json") == nil)
  }

  @Test("goes on where whoever began it wants no hang-up heard", .timeLimit(.minutes(60)))
  func ignored() throws {
    let (folder, body, other) = (try TestFolder(), try BodyWithoutEnd(), try BodyWithoutEnd())
    let process = try begin(in: folder, asking: body.url, tearingDown: other.url, before: "trap '' HUP;")
    #expect(try body.send(1))
    kill(process.processIdentifier, SIGHUP)
    #expect(try body.send(BodyWithoutEnd.moreThanFits) && process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    #expect(try other.send(1))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
  }
}
