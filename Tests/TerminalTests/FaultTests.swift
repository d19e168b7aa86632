import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

/// What goes wrong around the program. Whatever it is, a file is as it was or as it was to be, and nothing in between.
/// `APUS_EVERY_PAIR` tries every byte at which a write can fail; otherwise some are tried.
@Suite("A fault around the program", .paced)
struct FaultTests {
  private static let canLimit = FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")
  private static let triesAll = ProcessInfo.processInfo.environment["APUS_EVERY_PAIR"] != nil

  private static let asks = ["-e", "get /github/users/octocat"]

  private static func places(upTo end: Int) -> [Int] {
    triesAll ? Array(0...end) : Array(stride(from: 0, through: end, by: max(1, end / 4)))
  }

  /// Runs lines on the practice API, where no file may become longer than that.
  private func run(_ lines: [String], in folder: TestFolder, upTo count: Int) throws -> Program.Result {
    try Program.run(
      ["--practice"] + lines, home: folder.path, in: folder.path,
      under: "ulimit -c 0; prlimit --pid $$ --fsize=\(count)")
  }

  @Test("leaves the file that was to be written as it was, wherever the disk is full", .enabled(if: canLimit))
  func output() throws {
    let folder = try TestFolder()
    _ = try run(["-e", "get /github/users/octocat > whole.json"], in: folder, upTo: 1 << 20)
    let whole = try #require(folder.text(of: "whole.json"))
    for count in Self.places(upTo: whole.utf8.count + 8) {
      try folder.write("old", to: "keep.json")
      let result = try run(["-e", "get /github/users/octocat > keep.json"], in: folder, upTo: count)
      let isWhole = result.status == 0
      #expect(result.status < 128 && isWhole == (count >= whole.utf8.count), "\(count): \(result.status)")
      #expect(folder.text(of: "keep.json") == (isWhole ? whole : "old"), "\(count)")
    }
  }

  @Test("is felt: what writes a file in place leaves a part of it", .enabled(if: canLimit))
  func planted() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "keep.json")
    let result = try Program.run(
      program: "/bin/sh", ["-c", "trap '' XFSZ; printf whole > keep.json"], home: folder.path,
      in: folder.path,
      under: "ulimit -c 0; prlimit --pid $$ --fsize=4")
    #expect(result.status != 0 && folder.text(of: "keep.json") == "whol")
  }

  @Test("leaves a saved session as it was, and nothing beside it", .enabled(if: canLimit))
  func saved() throws {
    let folder = try TestFolder()
    _ = try run(Self.asks + ["-e", "save s"], in: folder, upTo: 1 << 20)
    let whole = try #require(folder.contents(of: "s.session.har"))
    let document = try #require(folder.contents(of: "s.session.md"))
    for count in Self.places(upTo: whole.count + 8) {
      let result = try run(["-e", "get /echo"] + Self.asks + ["-e", "save s"], in: folder, upTo: count)
      #expect(result.status < 128, "\(count)")
      guard result.status != 0 else { continue }
      #expect(
        folder.contents(of: "s.session.har") == whole && folder.contents(of: "s.session.md") == document)
      #expect(!folder.names.contains { $0.contains(".new") || $0.hasPrefix(".apus-") }, "\(folder.names)")
    }
  }

  @Test("leaves a recording with whole steps, and one that lacks some is no success", .enabled(if: canLimit))
  func recorded() throws {
    for count in Self.places(upTo: 3_000) {
      let folder = try TestFolder()
      let result = try run(["-e", "record r"] + Self.asks + Self.asks, in: folder, upTo: count)
      #expect(result.status < 128, "\(count)")
      guard let text = folder.text(of: "r.session.md") else { continue }
      let replayed = try Program.run(["replay", "r.session.md"], home: folder.path, in: folder.path)
      let steps = text.components(separatedBy: "\n$ get").count - 1
      #expect((replayed.status == 0) == (steps == 2), "\(count): \(steps) steps, \(replayed.errors)")
      #expect(folder.text(of: "r.session.har")?.hasSuffix("\n]}}\n") == true, "\(count)")
    }
  }

  @Test("ends no conversation, and leaves the history with whole lines", .enabled(if: canLimit))
  func history() throws {
    for count in [0, 3, 8, 12] {
      let folder = try TestFolder()
      let terminal = try ProgramTerminal(
        ["-c", "ulimit -c 0; prlimit --pid $$ --fsize=\(count); exec '\(Program.path)' --practice"],
        command: "/bin/sh",
        home: folder.path)
      terminal.waitForPrompt()
      for line in ["base", "pwd", "help"] { terminal.enter(line) }
      terminal.send("quit\r")
      #expect(terminal.waitForEnd() == 0)
      let kept = folder.text(of: ".local/state/apus/history") ?? ""
      #expect(kept.isEmpty || kept.hasSuffix("\n"), "\(count): \(kept)")
      #expect(kept.utf8.count <= max(count, 0), "\(kept)")
    }
  }

  @Test("costs at most the step that was being written, when the program is killed at any moment")
  func killed() throws {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<3 {
      let folder = try TestFolder()
      let terminal = try ProgramTerminal(["--practice"], home: folder.path)
      terminal.waitForPrompt()
      terminal.enter("record \(folder.path)/r")
      let count = 1 + generator.below(4)
      for _ in 0..<count { terminal.enter("get /echo") }
      terminal.send("get /echo\r")
      for _ in 0..<generator.below(4_000) { sched_yield() }
      terminal.kill()
      let text = try #require(folder.text(of: "r.session.md"))
      let steps = text.components(separatedBy: "\n$ get").count - 1
      #expect(steps == count || steps == count + 1, "\(steps) of \(count)")
      let replayed = try Program.run(["replay", "r.session.md"], home: folder.path, in: folder.path)
      #expect([0, 2].contains(replayed.status), "\(replayed.status): \(replayed.errors)")
    }
  }

  @Test(
    "is no fault, where standard input, output and errors are closed in any combination", arguments: 0..<8)
  func closed(_ which: Int) throws {
    let folder = try TestFolder()
    try folder.write("old", to: "keep.json")
    let closed = ["0<&-", "1>&-", "2>&-"].enumerated().filter { which >> $0.offset & 1 == 1 }.map(\.element)
    let result = try Program.run(
      ["--practice", "-e", "get /github/users/octocat > keep.json", "-e", "get /nowhere"], home: folder.path,
      in: folder.path, under: closed.isEmpty ? "true" : "exec \(closed.joined(separator: " "))")
    // Where nothing can be shown, that is what ends it.
    #expect(result.status == (which >> 1 & 1 == 1 ? 1 : 4))
    // What is said goes to no file that has the number of what was closed.
    let text = try #require(folder.text(of: "keep.json"))
    #expect(
      text.hasPrefix("{") && text.trimmingCharacters(in: .newlines).hasSuffix("}")
        && text.contains("octocat"), "\(text)")
    #expect(folder.names.filter { !$0.hasPrefix(".") } == ["keep.json"])
  }

  @Test("is an error, where there are eight descriptors")
  func descriptors() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "keep.json")
    for line in ["get http://127.0.0.1:1/ > keep.json", "open keep.json", "save keep", "record keep"] {
      let result = try Program.run(["-e", line], home: folder.path, in: folder.path, under: "ulimit -n 8")
      #expect(result.status < 128 && !result.errors.isEmpty, "\(line): \(result.status)")
    }
    #expect(folder.text(of: "keep.json") == "old")
  }

  @Test("waits for nothing, where there are so few descriptors that nothing can wake it", arguments: 7...12)
  func unheard(_ count: Int) throws {
    let folder = try TestFolder()
    let result = try Program.run(
      program: "/usr/bin/timeout",
      ["-s", "KILL", "300", Program.path, "-e", "get http://127.0.0.1:1/ > a", "-e", "record r"],
      home: folder.path, in: folder.path, under: "ulimit -c 0; ulimit -n \(count)")
    // The system's queues end the process where they cannot look at themselves, now and then.
    #expect(result.status != 137 && result.status != 9, "\(result.status): \(result.errors)")
    #expect(folder.text(of: "a") == nil)
  }

  @Test("is an error, where there are no descriptors for the system's queues", arguments: [4, 5])
  func fewDescriptors(_ count: Int) throws {
    let folder = try TestFolder()
    let result = try Program.run(
      ["-e", "get http://127.0.0.1:1/"], home: folder.path, in: folder.path, under: "ulimit -n \(count)")
    #expect(result.status == (count == 4 ? 2 : 1) && result.errors.contains("Too many open files"))
  }

  @Test(
    "damages no file, where there is too little memory", .enabled(if: !Sanitizer.isOn),
    arguments: [140_000, 200_000])
  func memory(_ kilobytes: Int) throws {
    let folder = try TestFolder()
    _ = try Program.run(["--practice"] + Self.asks + ["-e", "save s"], home: folder.path, in: folder.path)
    let before = try folder.read("s.session.har")
    try folder.write("old", to: "keep.json")
    // Where there is no room for a thread, the system's queues wait for it without end; then it is killed.
    let result = try Program.run(
      program: "/usr/bin/timeout",
      [
        "-s", "KILL", "20", Program.path, "--practice", "-e", "get /bytes/30000000 > keep.json", "-e",
        "save s",
      ], home: folder.path, in: folder.path, under: "ulimit -c 0; ulimit -v \(kilobytes)")
    #expect([3, 30_000_000].contains(folder.contents(of: "keep.json")?.count))
    if result.status != 0 { #expect(try folder.read("s.session.har") == before) }
  }

  @Test("is none, where a terminal is resized and continued again and again")
  func signals() throws {
    let terminal = try started()
    for round in 0..<60 {
      terminal.resize(columns: 40 + round % 50, rows: 10 + round % 20)
      terminal.send(signal: SIGWINCH)
      if round % 20 == 0 { terminal.send(signal: SIGCONT) }
    }
    terminal.resize(columns: 80, rows: 24)
    terminal.send(signal: SIGWINCH)
    terminal.send("get /github/users/octocat\r")
    terminal.wait(for: "200 OK")
  }

  @Test("ends a conversation, where nobody is there any more", arguments: [SIGHUP, SIGTERM])
  func hungUp(_ signal: Int32) throws {
    let folder = try TestFolder()
    let terminal = try started(home: folder)
    terminal.enter("record \(folder.path)/r")
    terminal.enter("get /echo")
    terminal.send(signal: signal)
    #expect(terminal.waitForEnd() != 0)
    let replayed = try Program.run(["replay", "r.session.md"], home: folder.path, in: folder.path)
    #expect(
      replayed.status == 0 && replayed.output.contains("1 step"), "\(replayed.output)\(replayed.errors)")
  }
}
