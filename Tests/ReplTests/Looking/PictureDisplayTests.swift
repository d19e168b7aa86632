import ApusClient
import ApusInvocation
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Pictures that come", .paced)
struct PictureDisplayTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 4] + Array("IDAT".utf8)
    + [0, 255, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]

  /// Answers everything with these bytes.
  private struct Picture: Transport {
    let bytes: [UInt8]

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
      let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": "image/png"])
      return Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [Hop(sent: sent, response: head)],
        body: ReceivedBody(bytes: bytes))
    }
  }

  private func talk(
    _ way: PictureTerminal.Way?, to traits: Console.Traits = Talk.terminal, typed: String = "",
    _ bytes: [UInt8] = png
  ) async throws -> Talk {
    try await Talk(
      to: traits, transport: Picture(bytes: bytes), base: "http://h.test",
      setUp: {
        $0.pictureTerminal = { (PictureTerminal(way), typed) }
        $0.inflate = { rows, limit in rows.count <= limit ? rows : nil }
      }, flags: { $0.usesPractice = false })
  }

  @Test("are drawn where the terminal says that it can, with what they are below")
  func drawn() async throws {
    let kitty = try await talk(.kitty).say("get /a")
    #expect(kitty.text.contains("\u{1b}_Ga=T,f=100,q=2,m=0;iVBORw0KGgo"), "\(kitty.text.debugDescription)")
    #expect(kitty.text.contains("PNG image · 1 × 1 · "), "\(kitty.text.debugDescription)")
    let sixel = try await talk(.sixel).say("get /a")
    #expect(sixel.text.contains("\u{1b}P0;1;0q\"1;1;1;1#"), "\(sixel.text.debugDescription)")
    #expect(sixel.text.contains("#180@-\u{1b}\\\n"), "\(sixel.text.debugDescription)")
  }

  @Test("are named and not drawn where the terminal does not say so, unless somebody did")
  func asked() async throws {
    let talk = try await talk(nil)
    let named = await talk.say("get /a")
    #expect(!named.text.contains("\u{1b}") && named.text.contains("open --with-system"), "\(named.text)")
    await talk.say("set images on")
    #expect(await talk.say("get /a").text.contains("\u{1b}_Ga=T"))
    let off = try await self.talk(.kitty)
    #expect(await off.say("set images off", "get /a").text.contains("\u{1b}") == false)
    #expect(await off.say("set images of").flat.contains("expected on, off or auto"))
    #expect(await off.say("unset images", "get /a").text.contains("\u{1b}_G"))
  }

  @Test("are bytes for another program, and a line for who is read to or has no cursor")
  func elsewhere() async throws {
    let plain = await (try talk(.kitty, to: .plain)).say("get /a")
    #expect(plain.out == Self.png)
    let dumb = Console.Traits(isTerminal: true, width: 80, height: 24, movesCursor: false)
    #expect(await (try talk(.kitty, to: dumb)).say("get /a").text.contains("\u{1b}") == false)
    let spoken = try await talk(.kitty)
    #expect(await spoken.say("set screen-reader on", "get /a").text.contains("\u{1b}") == false)
  }

  @Test(
    "are named where they are damaged or larger than any picture, and no byte of them drives the terminal")
  func damaged() async throws {
    let hostile = Array(Self.png.prefix(33)) + Array("\u{1b}]0;evil\u{7}\u{1b}[31m".utf8)
    let sixel = await (try talk(.sixel, hostile)).say("get /a")
    #expect(!sixel.text.contains("\u{1b}") && !sixel.text.contains("\u{7}"), "\(sixel.text.debugDescription)")
    let kitty = await (try talk(.kitty, hostile)).say("get /a")
    #expect(
      !kitty.text.contains("\u{1b}]") && !kitty.text.contains("\u{7}"), "\(kitty.text.debugDescription)")
    let large = Array(Self.png.prefix(16)) + Array(repeating: 0xff, count: 8)
    #expect(await (try talk(.kitty, large)).say("get /a").text.contains("\u{1b}") == false)
  }

  @Test("leave what was typed meanwhile on the prompt")
  func typed() async throws {
    let talk = try await talk(.kitty, typed: "ge")
    await talk.say("get /a")
    #expect(await talk.engine.takePrefill() == "ge")
  }
}
