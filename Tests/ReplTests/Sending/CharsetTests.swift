import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// Answers each path with a type and bytes, as it was asked to deliver them.
private struct Served: Transport {
  let answers: [String: (type: String, pieces: [[UInt8]])]

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let (type, pieces) = answers[request.url.path] ?? ("text/plain", [])
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": type])
    request.options.onResponse?(head)
    var body = ReceivedBody(bytes: pieces.flatMap(\.self))
    if case .chunks(let handler) = request.options.delivery(for: head) {
      for piece in pieces where !handler(piece[...]) { break }
      body = ReceivedBody(byteCount: body.byteCount)
    }
    let stub = try await StubTransport().send(Request(url: request.url))
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    return Exchange(request: request, startedAt: stub.startedAt, hops: [hop], body: body)
  }
}

@Suite("Text of every charset", .paced)
struct CharsetTests {
  private static let apple: [UInt8] = [0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2]
  private static let appleJSON = Array("[{\"n\": \"".utf8) + apple + Array("\", \"v\": 1.10}]".utf8)

  private func talk(
    _ type: String, _ pieces: [UInt8]..., isTerminal: Bool = true
  ) async throws -> Talk {
    try await Talk(
      to: isTerminal ? Talk.terminal : .plain, transport: Served(answers: ["/x": (type, pieces)]))
  }

  @Test("paths, find, table and types look into the text; its bytes go out as they came")
  func looking() async throws {
    let talk = try await talk("application/json; charset=Shift_JIS", Self.appleJSON)
    let shown = await talk.say("get /x")
    #expect(shown.text.hasPrefix("200 OK · 28 B · Shift_JIS · ") && shown.text.contains("\"りんご\""))
    #expect(await talk.say(".[0].n").outText == "\"りんご\"\n")
    #expect(await talk.say(".[0].v").outText == "1.10\n")
    #expect(await talk.say("find んご").outText.contains(".[0].n"))
    #expect(await talk.say("table").outText.contains("りんご"))
    #expect(await talk.say("as [{n: string, v: number}]").outText.contains("りんご"))
    #expect(await talk.say("let n = .[0].n", "get /y q=={{n}} --offline").text.contains("q=%E3%82%8A"))
    #expect(await talk.say("body").outText.contains("りんご"))
    #expect(await talk.say("body > kept").status == 0)
    #expect(talk.folder.contents(of: "kept") == Self.appleJSON)
    #expect(await talk.say("body | wc -c").outText.contains("28"))
    #expect(await talk.say("get /x > kept2").status == 0)
    #expect(talk.folder.contents(of: "kept2") == Self.appleJSON)
  }

  @Test("a program gets the bytes that came, and paths the text")
  func program() async throws {
    let talk = try await talk("application/json; charset=Shift_JIS", Self.appleJSON, isTerminal: false)
    #expect(await talk.say("get /x").out == Self.appleJSON)
    #expect(await talk.say(".[0].n").outText == "\"りんご\"\n")
    #expect(await talk.say("body").out == Self.appleJSON)
    #expect(await talk.say("body --pretty").outText.contains("りんご"))
  }

  @Test("Latin-1 and UTF-16 JSON give their values")
  func values() async throws {
    let latin = Array("{\"n\":\"caf".utf8) + [0xe9] + Array("\"}".utf8)
    #expect(
      try await talk("application/json; charset=iso-8859-1", latin).say("get /x", ".n").outText
        == "\"café\"\n")
    let units = "{\"n\":\"café\"}".utf16
    let wide: [UInt8] = [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    for type in ["application/json", "application/json; charset=utf-16"] {
      let talk = try await talk(type, wide)
      #expect(await talk.say("get /x", ".n").outText == "\"café\"\n")
      #expect(await talk.say("explain").text.contains("The text is in UTF-16LE"))
    }
  }

  @Test("what a line says of the charset wins, also where the server says nothing")
  func said() async throws {
    let talk = try await talk("text/plain", Self.apple)
    #expect(await talk.say("get /x").text.contains("body > FILE"))
    let shown = await talk.say("get /x --response-charset sjis")
    #expect(shown.outText == "りんご\n" && shown.notes.contains("Shift_JIS"))
    #expect(await talk.say("get /x --response-charset euc-jp").text.contains("EUC-JP at byte"))
    let wrong = try await self.talk("application/json; charset=sjis", Array("{\"n\":\"りんご\"}".utf8))
    #expect(await wrong.say("get /x --response-charset utf-8", ".n").outText == "\"りんご\"\n")
  }

  @Test("what cannot be read is bytes with the place, and a path says the same")
  func unread() async throws {
    let bad = Array("{\"n\": \"".utf8) + [0x81, 0x20] + Array("\"}".utf8)
    let talk = try await talk("application/json; charset=Shift_JIS", bad)
    let shown = await talk.say("get /x")
    #expect(shown.text.contains("application/json · not Shift_JIS at byte 7 · 11 B"))
    #expect(
      shown.text.contains("00000000  7b 22 6e 22") && shown.text.contains("its text cannot be read: explain"))
    let path = await talk.say(".n")
    #expect(path.code == "decode.syntax")
    #expect(path.text.contains("expected Shift_JIS, found 0x81 0x20 at byte 7"))
    #expect(await talk.say("explain").text.contains("It may be in another charset: --response-charset NAME"))
    let unknown = try await self.talk("text/plain; charset=x-martian", [0x61, 0xe9])
    #expect(await unknown.say("get /x").text.contains("unknown charset x-martian"))
    #expect(await unknown.say(".n").text.contains("the charset x-martian is not known here"))
  }

  @Test("a stream is read while it comes, a character in two pieces too")
  func stream() async throws {
    let talk = try await talk(
      "text/plain; charset=Shift_JIS", [0x82, 0xe8, 0x82], [0xf1, 0x0a, 0x82], [0xb2], [0x41])
    #expect(await talk.say("get /x --stream").outText == "りん\nごA\n")
    #expect(await talk.say("body").outText == "りん\nごA\n")
    let lines = try await self.talk(
      "application/x-ndjson; charset=utf-16le", [0x31, 0, 0x0a, 0], [0x5b, 0, 0x5d], [0, 0x0a, 0])
    #expect(await lines.say("get /x --stream").outText == "1\n[]\n")
    #expect(await lines.say(".[1]").outText == "[]\n")
  }

  @Test("a stream that goes bad is shown as it is when it is whole")
  func badStream() async throws {
    let talk = try await talk(
      "text/plain; charset=Shift_JIS", [0x41, 0x0a, 0x82, 0xe8], [0x0a, 0x81, 0x20], [0x42])
    let shown = await talk.say("get /x --stream")
    #expect(shown.outText.hasPrefix("A\ntext/plain · not Shift_JIS at byte 5 · 8 B"), "\(shown.outText)")
    let cut = try await self.talk("text/plain; charset=Shift_JIS", [0x41, 0x0a, 0x82])
    #expect(await cut.say("get /x --stream").outText.contains("cut off in Shift_JIS at byte 2"))
  }

  @Test("nothing that decoding makes steers a terminal", arguments: ["", " --stream"])
  func hostile(_ option: String) async throws {
    let escapes: [(String, [UInt8])] = [
      ("text/plain; charset=iso-8859-1", [0x61, 0x9b, 0x32, 0x4a, 0x0a]),
      ("text/plain; charset=iso-2022-jp", Array("\u{1b}[2J\n".utf8)),
      ("text/plain; charset=utf-16", [0xff, 0xfe, 0x1b, 0, 0x5b, 0, 0x9b, 0, 0x2e, 0x20, 0x0a, 0]),
      ("application/json; charset=iso-8859-1", [0x5b, 0x22, 0x9b, 0x32, 0x4a, 0x22, 0x5d]),
      ("application/json; charset=x-\u{1b}[2J", [0xff]),
    ]
    for (type, bytes) in escapes {
      let talk = try await talk(type, bytes)
      for line in ["get /x\(option)", "body", ".", "explain", "headers"] {
        let text = await talk.say(line).text
        #expect(
          !text.unicodeScalars.contains { "\u{1b}\u{9b}\u{202e}".unicodeScalars.contains($0) }, "\(line)")
      }
    }
  }

  @Test("a body is sent in the charset of its line")
  func sent() async throws {
    let talk = try await Talk()
    await talk.say("post /echo --raw りんご Content-Type:text/plain --charset Shift_JIS")
    #expect(await talk.say(".").outText.contains("text/plain; charset=Shift_JIS"))
    #expect(
      await talk.say("post /echo --raw りんご --charset sjis --offline").out.suffix(6).elementsEqual(Self.apple))
  }

  @Test("a recording holds the bytes that came, and a replay shows the text")
  func recorded() async throws {
    let talk = try await Talk.recorded(
      "get /text/shift_jis", "get /text/utf-16", "get /text/euc-jp --response-charset euc-jp", "body | od -c")
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(document.contains("りんご") && document.contains("Shift_JIS") && document.contains("UTF-16BE"))
    let cassette = try #require(talk.folder.text(of: "it.session.har"))
    #expect(cassette.contains("\"guiC8YKyCg==\"") && cassette.contains("\"/v8wijCTMFQACg==\""))
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }
}
