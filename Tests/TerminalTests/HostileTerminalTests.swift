import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

/// Every class of byte, in every place that a server or a file can write, through every command that the program has.
/// The whole cross product is tried where `APUS_EVERY_PAIR` is set, as `.ci/run --long` does.
@Suite("A hostile server, on a terminal", .paced)
struct HostileTerminalTests {
  private static let triesAll = ProcessInfo.processInfo.environment["APUS_EVERY_PAIR"] != nil

  private struct Scene {
    let home: TestFolder
    let server: RecordingServer
    let lines: [String]
    var url: String { "http://127.0.0.1:\(server.port)" }

    init() throws {
      home = try TestFolder()
      server = try RecordingServer(answering: HostileAnswers.answer)
      let all = HostileBytes.texts.joined()
      let quoted = HostileAnswers.quoted(all)
      try home.write("{\(quoted): \(quoted)}", to: "hostile.json")
      try home.write("{\(quoted): \(quoted)}", to: "\(HostileBytes.texts[64]).json")
      try home.write("### \(all)\nGET http://127.0.0.1:1/\(all)\nX-A: \(all)\n", to: "hostile.http")
      try home.write("# \(all)\n\n\(all)\n\n```console\napus> help \(all)\n```\n", to: "hostile.session.md")
      try home.write(
        """
        {"log": {"comment": \(quoted), "entries": [{"comment": \(quoted), "request": {"method": "GET", "url": "http://h/\(1)",
        "headers": [{"name": "X-A", "value": \(quoted)}]}, "response": {"status": 200, "statusText": \(quoted),
        "headers": [{"name": "X-A", "value": \(quoted)}], "content": {"mimeType": \(quoted), "text": \(quoted)}}}]}}
        """, to: "hostile.har")
      lines = HostileLines.lines(
        for: try Self.commands(), in: home.path, at: "http://127.0.0.1:\(server.port)")
      server.start()
    }

    /// What `help` lists: its sections, a heading and commands each.
    private static func commands() throws -> [String] {
      let rows = try Program.run(["-e", "help"]).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      let start = rows.firstIndex { $0.hasPrefix("sending ") } ?? 0
      let list = rows[start...].prefix { !$0.isEmpty }
      return list.flatMap { row in
        row.split(separator: " ").dropFirst(row.hasPrefix(" ") ? 0 : 1).map(String.init)
      }
    }
  }

  @Test("the program says what commands it has, so that each is tried")
  func commands() throws {
    let scene = try Scene()
    defer { scene.server.close() }
    #expect(scene.lines.count > 150)
    for name in ["shape .items", "find a", "ls", "github"] { #expect(scene.lines.contains(name), "\(name)") }
  }

  @Test("nothing it sends drives the terminal, whatever line shows it", arguments: [20, 80, 200])
  func typed(_ width: Int) throws {
    let scene = try Scene()
    defer { scene.server.close() }
    let terminal = try started(["--base", scene.url], home: scene.home, columns: width, rows: 24)
    let share = Self.triesAll ? 1 : 6
    for (index, line) in (["get /json"] + scene.lines).enumerated() {
      guard index == 0 || line.hasPrefix("get ") || index % share == width / 40 % share else { continue }
      judge(terminal.enter(line), line, width)
    }
  }

  @Test("nor do menus and the search through earlier lines", arguments: [20, 80])
  func keys(_ width: Int) throws {
    let scene = try Scene()
    defer { scene.server.close() }
    let terminal = try started(["--base", scene.url], home: scene.home, columns: width, rows: 24)
    for line in ["spec /described", "get /json", "let x = .items[30].name"] { terminal.enter(line) }
    for keys in HostileLines.keys {
      let before = terminal.output.endIndex
      terminal.send(keys)
      // What is offered is drawn only where nothing is typed behind it.
      terminal.waitUntilStuck()
      terminal.send("\u{3}")
      terminal.waitForPrompt()
      terminal.send("\u{15}")
      judge(String(terminal.output[before...]), keys, width)
    }
  }

  @Test("nor does it where lines are given to the program's start", arguments: [20, 80, 200])
  func given(_ width: Int) throws {
    let scene = try Scene()
    defer { scene.server.close() }
    let share = Self.triesAll ? 1 : 24
    let lines = scene.lines.enumerated().filter { $0.offset % share == width / 20 % share }.map(\.element)
    for line in lines {
      let terminal = try ProgramTerminal(
        ["--base", scene.url, "-e", "get /json", "-e", line], home: scene.home.path, columns: width
      )
      _ = terminal.waitForEnd()
      judge(terminal.output, line, width)
    }
  }

  private func judge(_ output: String, _ line: String, _ width: Int) {
    if let found = HostileBytes.found(in: output) {
      Issue.record("\(line.debugDescription) at \(width) columns lets through \(found)")
    }
  }
}
