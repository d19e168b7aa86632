import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// One test for each class of flaw that was published of another program for people, with its number in its name where it
/// has one. Those of what is sent are beside the transport.
@Suite("Flaws that others had, at the prompt", .paced)
struct PublishedFlawsTests {
  private static let secret = "Zq9xcanary4711"

  private func other(_ talk: Talk) -> String { "http://127.0.0.1:\(talk.server.otherPort)" }

  @Test(
    "CVE-2019-10751 (HTTPie): a redirect does not choose a hidden file's name for a download, nor another folder"
  )
  func cve2019x10751() async throws {
    for target in ["/bytes/3?x=/.bashrc", "/echo/.bashrc", "/echo/..%2F..%2F.profile"] {
      let talk = try await Talk()
      let before = Set(talk.folder.names)
      await talk.say("get /redirect-to url==\(target) --follow --download")
      let made = Set(talk.folder.names).subtracting(before).filter { $0 != ".child-output" }
      #expect(made == ["redirect-to"], "\(made)")
    }
  }

  @Test(
    "GHSA-9w4w-cpc8-h2fq (HTTPie): cookies that a session keeps do not go to the host that a redirect names")
  func ghsa9w4w() async throws {
    let talk = try await Talk()
    await talk.say("Cookie:sid=\(Self.secret)")
    #expect(await talk.say("get /echo").outText.contains(Self.secret))
    let away = await talk.say("get /redirect-to url==\(other(talk))/echo --follow")
    #expect(away.outcome == .ok && !away.outText.contains(Self.secret), "\(away.text)")
    await talk.say("unset header Cookie", "cookies set jar=\(Self.secret)")
    #expect(
      await !talk.say("get /redirect-to url==\(other(talk))/echo --follow").outText.contains(Self.secret))
  }

  @Test("CVE-2026-63481 (hurl): what stands under [Cookies] does not go along to another host")
  func cve2026x63481() async throws {
    let talk = try await Talk()
    let hurl = """
      GET \(talk.server.baseURL)/redirect-to
      [QueryStringParams]
      url: \(other(talk))/echo
      [Options]
      location: true
      [Cookies]
      sid: \(Self.secret)

      """
    try talk.folder.write(hurl, to: "away.hurl")
    let away = await talk.say("run away.hurl")
    #expect(!away.outText.contains(Self.secret), "\(away.text)")
    #expect(away.text.contains(other(talk)), "\(away.text)")
  }

  @Test(
    "of mitmproxy: nothing that a server said runs when an exported line is pasted into a shell",
    arguments: ["curl", "httpie"])
  func mitmproxy(_ export: String) async throws {
    let value = "a$(: >ran1)`: >ran2`'; : >ran3 #"
    let talk = try await Talk(
      transport: StubTransport(status: 200, body: "[\"\(value)\"]"), base: "http://a.test")
    await talk.say(
      "get /", "let x = .[0]", "post /{{x}} q=={{x}} X-V:{{x}} member={{x}}", "\(export) > line.sh")
    #expect(talk.folder.text(of: "line.sh")?.contains("ran1") ?? false)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["line.sh"]
    shell.currentDirectoryURL = URL(filePath: talk.folder.path)
    shell.environment = ["PATH": "/nowhere"]
    shell.standardError = FileHandle.nullDevice
    shell.standardOutput = FileHandle.nullDevice
    shell.standardInput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(!talk.folder.names.contains { $0.hasPrefix("ran") }, "\(talk.folder.names)")
  }

  @Test("CVE-2025-1087 (Insomnia): braces in what a server says are text, and are filled from nothing")
  func templates() async throws {
    let talk = try await Talk(
      transport: StubTransport(status: 200, body: #"{"v": "{{secret}} {{env:HOME}} {{$processEnv HOME}}"}"#),
      variables: ["HOME": Self.secret],
      base: "http://a.test")
    await talk.say("let secret = env:HOME", "get /", "let x = .v")
    let asked = await talk.say("post / text={{x}} X-Plain:1")
    #expect(!asked.text.contains(Self.secret), "\(asked.text)")
    let sent = await talk.say("raw").outText + talk.say("request").outText
    #expect(!sent.contains(Self.secret) && sent.contains("{{secret}}"), "\(sent)")
  }
}
