@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Reports on replayed sessions", .paced)
struct SuiteReportsTests {
  private let stage: SuiteStage

  init() throws { stage = try SuiteStage() }

  private func all(_ texts: String...) -> [ReplayOptions.Report] {
    texts.compactMap(ReplayOptions.Report.init)
  }

  @Test("are written in every form that was asked for, into folders that are made")
  func forms() async throws {
    try stage.write("a", "one")
    let end = try await stage.replay("a") {
      $0.suite.reports = all(
        "junit=out/r.xml", "tap=out/r.tap", "json=out/r.json", "html=out/r.html", "github")
    }
    #expect(end.failure == nil && end.text == "a.session.md\n  ok     one\n1 step: 1 as written\n")
    for (name, part) in [
      ("r.xml", "<testsuite name=\"a.session.md\""), ("r.tap", "ok 1 - a.session.md:6 one"),
      ("r.json", "\"command\": \"one\""), ("r.html", "<code>one</code>"),
    ] {
      #expect(stage.folder.text(of: "out/" + name)?.contains(part) == true, "\(name)")
    }
  }

  @Test("are written also where the only session is not there")
  func missing() async throws {
    let end = try await stage.replay("none") { $0.suite.reports = all("junit=r.xml") }
    #expect(end.failure?.message.hasPrefix("none.session.md cannot be read") == true)
    #expect(stage.folder.text(of: "r.xml")?.contains("<error type=\"usage.argument\"") == true)
  }

  @Test("say what is missing at the top of a session, whose version is no secret")
  func version() {
    var report = madeReport("a")
    report.failure = CommandFailure(.usageArgument, "a:2: expected `session: 2` before this line")
    report.title = "password=hunter22"
    let scrubbed = report.scrubbed(by: SecretMask())
    #expect(scrubbed.failure?.message == "a:2: expected `session: 2` before this line")
    #expect(scrubbed.title?.contains("hunter22") == false)
  }

  @Test("have no secret in them, be it known, named, or of a token's shape")
  func secrets() throws {
    let mask = SecretMask()
    mask.learn(Secret("s3cr3t-canary", name: "TOKEN"))
    var report = madeReport("a", .drifted)
    let token = "ghp_" + String(repeating: "aB3", count: 12)
    report.steps[0].command = "post / password=hunter22 x=s3cr3t-canary"
    report.steps[0].differences = ["+ \"access_token\": \"canary-of-names\"", "+ \(token)", "+ \u{1b}[2J"]
    let promise = "- header x-api-key == \"z\"  (rule, line 9)"
    report.steps[0].differences.append(promise)
    report.failure = CommandFailure(.usageArgument, "it has s3cr3t-canary")
    let scrubbed = report.scrubbed(by: mask)
    let texts = scrubbed.steps.flatMap { [$0.command] + $0.differences } + [scrubbed.failure?.message ?? ""]
    // What was promised of a place is no secret by its name.
    #expect(texts.contains(promise))
    for secret in ["hunter22", "s3cr3t-canary", "canary-of-names", token, "\u{1b}"] {
      #expect(texts.allSatisfy { !$0.contains(secret) }, "\(texts)")
    }
  }

  @Test(
    "leave the words as they are that say what is wrong at a place with a secret name",
    arguments: [
      "+ .access_token: expected string, found null  (shape, line 8)",
      "+ .list[0].secret: expected string, found object, and 8 places like it",
      "+ column password: expected integer, found \"\" in row 2", "+ .secret: no elements",
      "+ .password: other keys, as of a map", "+ .id: expected integer, found \"x\"",
    ])
  func words(_ line: String) {
    var report = madeReport("a", .drifted)
    report.steps[0].differences = ["+ .token: expected string, found nothing", line]
    report.failure = CommandFailure(.usageArgument, "it is not what was expected")
    let scrubbed = report.scrubbed(by: SecretMask())
    #expect(scrubbed.steps[0].differences == report.steps[0].differences)
    #expect(scrubbed.failure?.message == report.failure?.message)
  }

  @Test("have no secret in them that stands behind such words")
  func secretsFound() {
    let mask = SecretMask()
    mask.learn(Secret("s3cr3t-canary", name: "TOKEN"))
    var report = madeReport("a", .drifted)
    let token = "ghp_" + String(repeating: "aB3", count: 12)
    report.steps[0].differences = [
      "+ .id: expected integer, found \"\(token)\"", "+ .n: expected integer, found \"s3cr3t-canary\"",
      "+ .n: expected integer, found {\"password\": \"hunter22\"}",
    ]
    let texts = report.scrubbed(by: mask).steps[0].differences
    for secret in [token, "s3cr3t-canary", "hunter22"] {
      #expect(texts.allSatisfy { !$0.contains(secret) }, "\(texts)")
      #expect(texts.allSatisfy { $0.contains(": expected integer, found ") }, "\(texts)")
    }
  }

  @Test("have none of a list with a secret name either that another program recorded")
  func lists() async throws {
    let secrets = ["x9fK2pQ7vL1mZ8rT", "x7hB3sW5nC4kX9yD", "horse"]
    let tokens = secrets.prefix(2).map { "\n  \"\($0)\"" }.joined(separator: ",")
    let body = "{\"tokens\": [\(tokens)\n], \"passwords\": [\n\"horse\"], \"n\": 2}"
    try stage.write("a", "one")
    let own = try #require(stage.folder.text(of: "a.session.har"))
    let escaped = body.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let har = own.replacing(#"{\"a\": 1}"#, with: escaped)
      .replacing("ize\":8", with: "ize\":\(body.utf8.count)")
    try #require(har != own)
    try stage.folder.write(har, to: "a.session.har")
    let end = try await stage.replay("a") { $0.suite.reports = all("junit=r.xml", "json=r.json") }
    #expect(end.failure?.code == .replayDrift, "\(end.text)")
    for text in [end.text, stage.folder.text(of: "r.xml") ?? "", stage.folder.text(of: "r.json") ?? ""] {
      #expect(text.contains("{{secret:tokens}}"), "\(text)")
      #expect(secrets.allSatisfy { !text.contains($0) }, "\(text)")
    }
  }

  @Test("that cannot be written are an error, and the others are written")
  func unwritten() async throws {
    try stage.write("a", "one")
    try stage.folder.write("x", to: "file")
    let end = try await stage.replay("a") { $0.suite.reports = all("tap=file/r.tap", "json=r.json") }
    #expect(end.failure?.message.hasPrefix("the report file/r.tap cannot be written") == true)
    #expect(stage.folder.text(of: "r.json") != nil)
  }

  @Test("go where a link leads, and into a pipe as they are")
  func links() async throws {
    try stage.write("a", "one")
    let path = stage.folder.path
    try stage.folder.write("old", to: "kept.json")
    #expect(symlink("kept.json", path + "/r.json") == 0 && mkfifo(path + "/pipe", 0o600) == 0)
    let reader = open(path + "/pipe", O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let end = try await stage.replay("a") {
      $0.suite.reports = all("json=r.json", "tap=pipe", "junit=/dev/null")
    }
    #expect(end.failure == nil, "\(end.failure?.message ?? "")")
    #expect(stage.folder.text(of: "kept.json")?.contains("\"command\": \"one\"") == true)
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).contains("ok 1 - a.session.md"))
  }

  @Test("take the place of no session and of no recording", arguments: ["a.session.md", "./a.session.har"])
  func places(_ path: String) async throws {
    try stage.write("a", "one")
    let before = stage.folder.text(of: path)
    let end = try await stage.replay("a") { $0.suite.reports = all("junit=\(path)") }
    #expect(end.failure?.message == "the report \(path) would take the place of a session")
    #expect(stage.folder.text(of: path) == before && before != nil)
  }

  @Test("are asked for by a form and a file", arguments: ["", "junit", "junit=", "github=x", "xml=a", "=a"])
  func targets(_ wrong: String) { #expect(ReplayOptions.Report(wrong) == nil) }
}
