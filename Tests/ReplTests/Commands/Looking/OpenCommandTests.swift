import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is handed to the programs of the desktop", .paced)
struct OpenCommandTests {
  private let body =
    #"{"page": "/a/b", "other": "https://x.test/?token=tulip-4711aB", "file": "file:///etc/passwd", "n": 1}"#

  /// What the opener was given.
  private final class Given: Sendable {
    let targets = Mutex<[String]>([])
    var all: [String] { targets.withLock { $0 } }
  }

  private func talk(_ given: Given, _ asked: Asked, to traits: Console.Traits = Talk.terminal) async throws
    -> Talk
  {
    let talk = try await asked.talk(
      to: traits,
      setUp: {
        $0.programs = OtherPrograms(
          path: { $0 == "xdg-open" ? "/xdg-open" : nil }, output: { _, _ in nil },
          start: { _, arguments in
            given.targets.withLock { $0 += arguments }
            return nil
          })
      })
    await talk.say("get /things?x=1")
    return talk
  }

  @Test("is a URL, which is shown first: that of the last answer, or one that a path names")
  func browser() async throws {
    let given = Given()
    let talk = try await talk(given, Asked(body: body))
    let last = await talk.say("open --browser")
    #expect(last.text == "http://h.test/things?x=1\nopened with xdg-open\n")
    await talk.say("open --browser .page")
    #expect(given.all == ["http://h.test/things?x=1", "http://h.test/a/b"])
  }

  @Test("is no other scheme, no secret unless somebody says so, and nothing where there is no URL")
  func refusals() async throws {
    let given = Given()
    let talk = try await talk(given, Asked(body: body))
    let file = await talk.say("open --browser .file")
    #expect(file.status != 0, "\(file.text)")
    let secret = await talk.say("open --browser .other")
    #expect(secret.flat.contains("with --secret it gets it all the same"), "\(secret.text)")
    #expect(!secret.text.contains("tulip"))
    #expect(await talk.say("open --browser .n").flat.contains("the value there is no http URL"))
    #expect(await talk.say("open --browser .nope").flat.contains("nothing is at that path"))
    #expect(given.all.isEmpty)
    #expect(await talk.say("open --browser .other --secret").status == 0)
    #expect(given.all == ["https://x.test/?token=tulip-4711aB"])
  }

  @Test(
    "is a body in a file that only its owner can read, whose name says what it is and nothing of the server's"
  )
  func system() async throws {
    let given = Given()
    let asked = Asked { _ in
      .response(
        status: 200,
        headers: ["Content-Type": "text/html", "Content-Disposition": "attachment; filename=x.desktop"],
        body: "<p>りんご")
    }
    let talk = try await talk(given, asked)
    let answer = await talk.say("open --with-system")
    let path = try #require(given.all.first)
    defer { FilePath.remove(path) }
    #expect(path.hasSuffix(".html") && answer.flat.contains("opened with xdg-open"), "\(answer.text)")
    #expect(FileManager.default.contents(atPath: path) == Data("<p>りんご".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("is nothing where there is no body, no such request, or no opener")
  func failures() async throws {
    let given = Given()
    let talk = try await talk(given, Asked(body: ""))
    #expect(await talk.say("open --with-system").flat.contains("response 1 has no body"))
    #expect(await talk.say("open --with-system 7").flat.contains("there is no request 7"))
    #expect(given.all.isEmpty)
    let without = try await Asked(body: body).talk()
    #expect(await without.say("open --browser").flat.contains("no answer came from a URL yet"))
    await without.say("get /a")
    #expect(await without.say("open --browser").flat.contains("programs that can: xdg-open, wslview, open"))
    #expect(await without.say("open --browser --with-system").status == 2)
  }
}
