import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// What an answer held, in every place of a request, as a command for a shell: the same arrives at the server, byte by
/// byte, and nothing is run. `APUS_EVERY_PAIR` tries every value, and `APUS_HTTPIE` the commands of HTTPie, too.
@Suite("Hostile values in commands for a shell", .paced)
struct HostileExportTests {
  private static let folder = ProcessInfo.processInfo.environment["APUS_HTTPIE"]

  private static let values = [
    "`touch pwned`", "$(touch pwned)", "$HOME", "!!", "!1", "it's", "\"double\"", "a\\b\\", "a\nb\nc", "\n",
    "-o pwned",
    "--output=pwned", "@/etc/passwd", "@v.json", "; touch pwned", "& touch pwned &", "| touch pwned",
    "> pwned", "a b  c",
    "*", "?[a-z]", "~", "#x", "a=b;c:d@e", "%00%0a", "りんご", "e\u{301}\u{202e}x", "\t", "'; touch pwned; '",
    "$'\\x41'",
    "{a,b}", "&amp;<x>", "{{.v}}", "\\{{v}}", "{{secret:HOME}}", "a'\u{301}; touch pwned; echo '\u{301}",
    "{{$processEnv HOME}}", "< /etc/hostname",
    "a\n### b\nDELETE /c", "=x", ":x", "#x", "a\r\nb",
  ]

  private static let lines = [
    "get /echo q=={{v}} 'X-V: {{v}}'", "post /echo name={{v}} 'X-V: {{v}}'",
    "post /echo --form name={{v}} q=={{v}}",
    "post /echo --multipart name={{v}}", "put /echo --raw {{v}} Content-Type:text/plain", "get /echo/{{v}}",
  ]

  private static let pairs: [(String, Int)] = values.enumerated().flatMap { number, value in
    Pairing.share(Array(lines.indices), of: number).map { (value, $0) }
  }

  /// What bash has the command print, and whether anything was run.
  private func run(_ command: String, in folder: String, path: String = "/usr/bin:/bin") throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": path, "HOME": folder]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: folder + "/pwned"), "\(command)")
    return [UInt8](data)
  }

  /// A conversation that was sent the value; nil where a line with it is refused, as one with a line end in a header.
  private func sent(_ value: String, _ line: String) async throws -> (talk: Talk, answer: [UInt8])? {
    let talk = try await Talk()
    let text = try #require(String(data: JSONEncoder().encode(["v": value]), encoding: .utf8))
    try talk.folder.write(text, to: "v.json")
    await talk.say("open v.json", "let v = .v")
    let answer = await talk.say(line)
    return answer.outcome == .ok ? (talk, answer.out) : nil
  }

  @Test("arrive as they are by curl, and run nothing", arguments: pairs)
  func curl(_ value: String, _ line: Int) async throws {
    guard let (talk, answer) = try await sent(value, Self.lines[line]) else { return }
    let command = await talk.say("curl").outText
    #expect(try Seen(run(command, in: talk.folder.path)) == Seen(answer), "\(command)")
  }

  @Test("arrive as they are by HTTPie, and run nothing", .enabled(if: folder != nil), arguments: pairs)
  func httpie(_ value: String, _ line: Int) async throws {
    // HTTPie encodes what stands in a path in its own way.
    guard line != 5, let (talk, answer) = try await sent(value, Self.lines[line]) else { return }
    let command = await talk.say("httpie").outText.replacing(
      "http ", with: "http --print=b ", maxReplacements: 1)
    let path = "\(try #require(Self.folder)):/usr/bin:/bin"
    #expect(try Seen(run(command, in: talk.folder.path, path: path)) == Seen(answer), "\(command)")
  }

  @Test("arrive as they are by an .http file", arguments: pairs)
  func http(_ value: String, _ line: Int) async throws {
    guard let (talk, answer) = try await sent(value, Self.lines[line]) else { return }
    // A line's end within a part of a form is another in such a file.
    if line == 3, value.contains("\n") { return }
    let said = await talk.say("http > again.http")
    guard said.outcome == .ok, talk.folder.text(of: "again.http")?.isEmpty == false else { return }
    let again = await talk.say("run again.http")
    if talk.folder.text(of: "again.http")?.contains("\n< ./body-1\n") == true {
      #expect(again.outcome != .ok && said.notes.contains("left out") && again.out.isEmpty)
      return
    }
    #expect(
      try Seen(again.out) == Seen(answer), "\(talk.folder.text(of: "again.http") ?? "")\n\(again.notes)")
  }

  @Test("arrive as they are by a HAR file", arguments: Pairing.share(pairs, of: 0, parts: 4))
  func har(_ value: String, _ line: Int) async throws {
    guard let (talk, answer) = try await sent(value, Self.lines[line]) else { return }
    await talk.say("har > again.har")
    let again = await talk.say("run --trust again.har")
    // What is spelled as a secret that was taken out cannot be told from one.
    if value.hasPrefix("{{secret:") { return #expect(again.notes.contains("left out: the secret HOME")) }
    #expect(try Seen(again.out) == Seen(answer), "\(again.notes)")
  }
}
