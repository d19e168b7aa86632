import ApusClient
import ApusCurlTransport
import ApusEncodings
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusRepl
import ApusReplTestSupport
import ApusSurroundings
import Foundation
import Synchronization
import Testing

@testable import ApusServing

@Suite("What a tap records", .paced, .timeLimit(.minutes(60)))
struct TapRecordingTests {
  /// A tap before the practice API of a talk, which writes into its folder.
  private func tapping(
    _ talk: Talk, _ ask: (CurlTransport, String) async throws -> Void
  ) async throws -> (lines: Int, said: [String]) {
    let said = Mutex<[String]>([])
    let target = try WebURL(talk.server.baseURL)
    let recording = try await TapRecording.begun(
      talk.folder.path + "/tapped.session.md", base: target.description, runner: CommandList.all,
      userAgent: nil
    ) { line in said.withLock { $0.append(line) } }
    let transport = CurlTransport()
    let source = TapSource(to: target, over: transport) { recording.add($0, $1) }
    let server = try PracticeServer.start(Mock([source]))
    try await ask(CurlTransport(), server.baseURL)
    source.stop()
    server.stop()
    return (await recording.finish(), said.withLock { $0 })
  }

  private func request(
    _ method: HTTPMethod, _ url: String, _ headers: HeaderFields = [:], body: String? = nil
  ) throws -> Request {
    var request = Request(method: method, url: try WebURL(url), headers: headers)
    request.body = body.map { RequestBody(.bytes(Array($0.utf8)), contentType: headers["Content-Type"]) }
    request.options.followsRedirects = false
    // The tap answers from this process, whose threads other tests may have for a while.
    request.options.deadlines = Deadlines(connect: nil, idle: nil)
    return request
  }

  @Test("replays: what came, failures, redirects, forms and bodies; and no secret is in it")
  func replays() async throws {
    let talk = try await Talk()
    let written = try await tapping(talk) { client, base in
      let came = try await client.send(try request(.get, base + "/github/users/octocat"))
      #expect(
        came.response?.status == 200 && String(decoding: came.body.bytes, as: UTF8.self).contains("octocat"))
      _ = try await client.send(
        try request(.get, base + "/status/404", ["Authorization": "Bearer s3cr3t-value-1"]))
      let moved = try await client.send(try request(.get, base + "/redirect/1"))
      #expect(moved.response?.status == 302)
      let json = try request(
        .post, base + "/echo?q=1+2", ["Content-Type": "application/json"], body: #"{"a": 1}"#)
      let echo = try await client.send(json)
      #expect(String(decoding: echo.body.bytes, as: UTF8.self).contains("q=1+2"))
      _ = try await client.send(
        try request(.put, base + "/echo", ["Content-Type": "text/plain"], body: "果 x"))
    }
    #expect(written.lines == 5 && written.said.isEmpty, "\(written.said)")
    let text = try String(contentsOfFile: talk.folder.path + "/tapped.session.md", encoding: .utf8)
    #expect(
      text.contains("$ get /github/users/octocat\n") && text.contains("? http.404")
        && !text.contains("s3cr3t"))
    let har = try String(contentsOfFile: talk.folder.path + "/tapped.session.har", encoding: .utf8)
    #expect(!har.contains("s3cr3t"))
    let replayed = await talk.say("replay tapped")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
  }

  @Test("bytes and forms of parts are files of the recording, and a secret among the parts is in none of it")
  func bytes() async throws {
    let talk = try await Talk()
    let form =
      "--B\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\ns3cr3t-value-2\r\n"
      + "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\r\n\r\n"
    let written = try await tapping(talk) { client, base in
      var upload = try request(.post, base + "/echo", ["Content-Type": "multipart/form-data; boundary=B"])
      upload.body = .bytes(Array(form.utf8) + [0xff, 0x00] + Array("\r\n--B--\r\n".utf8))
      _ = try await client.send(upload)
      var pixels = try request(.put, base + "/echo")
      pixels.body = .bytes([0xff, 0x00, 0x01])
      _ = try await client.send(pixels)
    }
    #expect(written.lines == 2 && written.said.count == 1 && written.said[0].contains("--recorded-files"))
    let text = try String(contentsOfFile: talk.folder.path + "/tapped.session.md", encoding: .utf8)
    #expect(text.contains("@tapped-1.bin\n") && text.contains("@tapped-2.bin\n"), "\(text)")
    let har = try String(contentsOfFile: talk.folder.path + "/tapped.session.har", encoding: .utf8)
    for name in ["s3cr3t-value-2", String(Base64.encoded(Array("s3cr3t".utf8)).dropLast(2))] {
      #expect(!har.contains(name) && !text.contains(name))
    }
    let replayed = await talk.say("replay tapped")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
  }

  @Test("a server that is away is told to the program, and recorded")
  func away() async throws {
    let talk = try await Talk()
    talk.server.stop()
    let written = try await tapping(talk) { client, base in
      let came = try await client.send(try request(.get, base + "/a"))
      #expect(came.response?.status == 502)
    }
    #expect(written.lines == 1)
    let text = try String(contentsOfFile: talk.folder.path + "/tapped.session.md", encoding: .utf8)
    #expect(text.contains("? network.refused"), "\(text)")
  }

  @Test("a name that cannot be written is refused before anything is asked")
  func refused() async throws {
    await #expect(throws: (any Error).self) {
      _ = try await TapRecording.begun(
        "/dev/null/x.session.md", base: "http://h.example", runner: CommandList.all, userAgent: nil
      ) { _ in }
    }
  }
}
