import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is kept of the requests of a session", .paced)
struct RequestLogTests {
  @Test("a pipe or a device takes a body once: it is not read back", arguments: ["-o", ">"])
  func passing(_ way: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(mkfifo(talk.folder.path + "/pipe", 0o600) == 0)
    let reader = open(talk.folder.path + "/pipe", O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    await talk.say("record it")
    for place in ["pipe", "/dev/null"] {
      #expect(await talk.say("get /bytes/5 \(way) \(place)").outcome == .ok)
    }
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, bytes.count) == 5)
    await talk.say("record off")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("a body in a file is kept with its session")
  func files() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in ["record it", "get /echo?a=canary -o f", "record off"] { await talk.say(line) }
    #expect(talk.folder.text(of: "it.session.har")?.contains("canary\\\"") == true)
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
