import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("A file that is being written when the program is told to end", .paced)
struct UnfinishedFileTests {
  /// Begins a program that writes a body which does not end.
  private func begin(
    _ way: String, _ body: BodyWithoutEnd, in folder: TestFolder, before: String = ""
  ) throws -> Process {
    try Program.begin("-e 'get \(body.url) \(way) f'", in: folder, before: before)
  }

  private func part(in folder: TestFolder) -> String? { folder.names.first { $0.hasSuffix(".part") } }

  @Test(
    "is taken away, and what has its name stays",
    .timeLimit(.minutes(60)), arguments: [">", "-o"], [SIGTERM, SIGHUP])
  func removed(_ way: String, _ signal: Int32) throws {
    let folder = try TestFolder()
    try folder.write("old", to: "f")
    let body = try BodyWithoutEnd()
    let process = try begin(way, body, in: folder)
    #expect(try body.send(BodyWithoutEnd.moreThanFits))
    #expect(part(in: folder) != nil)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(folder.text(of: "f") == "old" && part(in: folder) == nil, "\(folder.names)")
  }

  @Test(
    "goes with the copies that a recording is tried with, which go when the program ends by itself, too",
    .timeLimit(.minutes(60)), arguments: [nil, SIGTERM, SIGHUP] as [Int32?])
  func tried(_ signal: Int32?) throws {
    let (folder, body) = (try TestFolder(), try BodyWithoutEnd())
    try folder.write("hi", to: "up")
    try folder.write("mine", to: "tmp/kept")
    let last = signal == nil ? "" : "-e 'get \(body.url)'"
    let process = try Program.begin(
      "--practice -e 'record r' -e 'post /echo @up' -e 'get /echo > f' \(last)", in: folder,
      before: "export TMPDIR='\(folder.path)/tmp';")
    if let signal {
      #expect(try body.send(1))
      kill(process.processIdentifier, signal)
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == signal ?? 0)
    #expect(folder.text(of: "r.session.md")?.contains("$ get /echo > f") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp") == ["kept"])
  }

  @Test("goes on where whoever began it wants no hang-up heard", .timeLimit(.minutes(60)))
  func ignored() throws {
    let folder = try TestFolder()
    let body = try BodyWithoutEnd()
    let process = try begin("-o", body, in: folder, before: "trap '' HUP;")
    #expect(try body.send(BodyWithoutEnd.moreThanFits))
    kill(process.processIdentifier, SIGHUP)
    #expect(try body.send(BodyWithoutEnd.moreThanFits) && process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(part(in: folder) == nil)
  }
}
