import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusRepl

/// A server of one file, which it cuts, changes and serves in parts, as a transport.
private struct FileServer: Transport {
  var body = Array("0123456789".utf8)
  var tag = "\"v1\""
  var cutAfter: Int?
  var takesRanges = true

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let start = request.headers["Range"].flatMap { Int($0.dropFirst(6).prefix { $0 != "-" }) }
    let isPart = takesRanges && start != nil && request.headers["If-Range"].map { $0 == tag } ?? true
    let sent = isPart ? body[(start ?? 0)...] : body[...]
    var headers: HeaderFields = ["ETag": tag, "Content-Type": "application/octet-stream"]
    if isPart {
      headers = headers.adding("Content-Range", "bytes \(start ?? 0)-\(body.count - 1)/\(body.count)")
    }
    let head = ResponseHead(version: "HTTP/1.1", status: isPart ? 206 : 200, headers: headers)
    request.options.onResponse?(head)
    let came = sent.prefix(cutAfter ?? .max)
    if case .chunks(let handler) = request.options.delivery { _ = handler(came) }
    var file: String?
    if case .file(let path) = request.options.delivery {
      try? Data(came).write(to: URL(filePath: path))
      file = path
    }
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    let isHeld = if case .memory = request.options.delivery { true } else { false }
    let exchange = Exchange(
      request: request, startedAt: .now, hops: [hop],
      body: ReceivedBody(bytes: isHeld ? Array(came) : [], byteCount: came.count, file: file))
    if cutAfter != nil { throw TransportError(.bodyTruncated, "it broke", exchange: exchange) }
    return exchange
  }
}

@Suite("Where bodies go", .paced)
struct BodyDestinationTests {
  private func talk(_ server: FileServer? = nil, holding: Int? = nil, to traits: Console.Traits = .plain)
    async throws
    -> Talk
  {
    try await Talk(to: traits, transport: server, base: server.map { _ in "http://files.test" }) {
      if let holding { $0.holding = (holding, nil) }
    }
  }

  private func names(_ talk: Talk) -> [String] { talk.folder.names.filter { !$0.hasPrefix(".") } }

  @Test(
    "a body that is too much to be held goes to a file, to a command and to a program all the same, byte for byte",
    arguments: ["get /bytes/300000", "get /bytes/300000 --body", "get /bytes/300000 --stream"])
  func flowing(_ line: String) async throws {
    let talk = try await talk(holding: 1000)
    let whole = await talk.say("get /bytes/300000").out
    #expect(whole.count == 300_000)
    #expect(await talk.say("\(line) > file").out.isEmpty)
    #expect(try talk.folder.read("file") == whole)
    await talk.say("\(line) >> file")
    #expect(try talk.folder.read("file").count == 600_000)
    #expect(await talk.say("\(line) | cat").out == whole)
    #expect(await talk.say("\(line) | head -c 5").status == 0)
    #expect(await talk.say("\(line) > /dev/full").status == 1)
  }

  @Test("what is held of a body that flowed is its beginning, and its size is known")
  func beginning() async throws {
    let talk = try await talk(holding: 1000)
    let answer = await talk.say("get /bytes/300000 > file")
    #expect(answer.notes.hasPrefix("200 OK · 300 kB · "), "\(answer.notes)")
    #expect(await talk.say("body | wc -c").outText.contains("65536"))
  }

  @Test("a body larger than memory may hold goes to a file, and to a screen it is too large")
  func limits() async throws {
    let talk = try await talk(holding: 1000, to: Talk.terminal)
    #expect(await talk.say("get /faults/body.tooLarge/length").code == "body.tooLarge")
    #expect(
      await talk.say("get /faults/body.tooLarge/length | head -c 70000 | wc -c").outText.contains("70000"))
  }

  @Test("a body that flowed and was cut leaves the file as it was, and stays beside it")
  func cut() async throws {
    let talk = try await talk(holding: 10)
    try talk.folder.write("old", to: "keep")
    #expect(await talk.say("get /faults/body.truncated > keep").code == "body.truncated")
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(talk.folder.contents(of: "keep.part")?.isEmpty == false)
    #expect(await talk.say("get /faults/body.truncated >> keep").code == "body.truncated")
    #expect(talk.folder.text(of: "keep") == "old")
  }

  @Test("a large error is no content of a file, unless it is wanted")
  func errors() async throws {
    let talk = try await talk(holding: 1)
    try talk.folder.write("old", to: "keep")
    #expect(await talk.say("get /status/404 > keep").code == "http.404")
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(await talk.say("get /status/404 --save-errors > keep").code == "http.404")
    #expect(talk.folder.text(of: "keep") == (await talk.say("body").outText))
    #expect(await talk.say("get /status/404 | wc -c").outText.contains("0") == false)
  }

  @Test("what is cut on its way to > is gone on with by -o and --continue")
  func continued() async throws {
    let folder = try TestFolder()
    try folder.write("old", to: "a")
    let cut = await (try talk(FileServer(cutAfter: 4))).say("get /a > \(folder.path)/a")
    #expect(cut.code == "body.truncated")
    #expect(cut.notes.hasSuffix("-o \(folder.path)/a --continue goes on with it\n"), "\(cut.notes)")
    #expect(folder.text(of: "a") == "old" && folder.text(of: "a.part") == "0123")
    let rest = await (try talk(FileServer())).say("get /a -o \(folder.path)/a --continue")
    #expect(rest.notes.hasPrefix("206 "), "\(rest.notes)")
    #expect(folder.text(of: "a") == "0123456789" && folder.names == ["a"])
  }

  @Test("a part is found by its URL, asked on, and falls back to the whole of another copy")
  func rest() async throws {
    let folder = try TestFolder()
    for (server, status, content) in [
      (FileServer(cutAfter: 4), 1, nil), (FileServer(), 0, "0123456789"),
      (FileServer(cutAfter: 4), 1, "0123456789"),
      (FileServer(body: Array("new".utf8), tag: "\"v2\""), 0, "new"),
      (FileServer(cutAfter: 4), 1, "new"), (FileServer(takesRanges: false), 0, "0123456789"),
    ] as [(FileServer, Int32, String?)] {
      let talk = try await talk(server)
      let answer = await talk.say("get /a --download --continue -o \(folder.path)/a")
      #expect(answer.status == status || answer.status > 0 && status > 0, "\(answer.text)")
      #expect(folder.text(of: "a") == content)
      #expect(folder.names.contains("a.part") == (status != 0))
    }
    #expect(folder.names == ["a"])
  }

  @Test("--download calls the file what the URL ends with, and never writes over one")
  func download() async throws {
    let talk = try await talk(FileServer())
    #expect(await talk.say("get /files/a.txt --download").notes.contains("10 B in a.txt\n"))
    #expect(await talk.say("get /files/a.txt --download").notes.contains("10 B in a-2.txt\n"))
    #expect(names(talk) == ["a-2.txt", "a.txt"])
    let cut = try await self.talk(FileServer(cutAfter: 4))
    #expect(await cut.say("get /files/a.txt --download").code == "body.truncated")
    #expect(names(cut) == ["a.txt.part", "a.txt.part.from"])
  }

  @Test("pasted curl's -O, -J and -C - write the files that curl would")
  func pasted() async throws {
    let talk = try await talk(FileServer())
    let url = "http://files.test/files/a.txt"
    #expect(await talk.say("curl -O \(url)").status == 0)
    #expect(talk.folder.text(of: "a.txt") == "0123456789")
    // With -J none is written over.
    #expect(await talk.say("curl -OJ \(url)").notes.contains("10 B in a-2.txt\n"))
    try talk.folder.write("0123", to: "a.txt")
    let rest = await talk.say("curl -C - -O \(url)")
    #expect(rest.notes.hasPrefix("206 ") && !rest.notes.contains("no part"), "\(rest.notes)")
    #expect(talk.folder.text(of: "a.txt") == "0123456789")
    #expect(await talk.say("curl -OC - \(url)b").status == 0)
    #expect(names(talk) == ["a-2.txt", "a.txt", "a.txtb"])
    try talk.folder.write("01234", to: "b.txt")
    let other = await talk.say("http -dco b.txt \(url)")
    #expect(other.notes.hasPrefix("206 "), "\(other.notes)")
    #expect(talk.folder.text(of: "b.txt") == "0123456789")
    #expect(await talk.say("curl -OJ --output-dir none \(url)").code == "request.parameter")
  }

  @Test("--continue without a file is refused, and nothing is sent")
  func nameless() async throws {
    let talk = try await talk(FileServer())
    #expect(await talk.say("get /a --continue").status == 2)
    #expect(await talk.say("get /a --continue > a").status == 2)
    #expect(names(talk) == [])
  }

  @Test("a 200 to a Range says that the server ignored it, and a 206 does not")
  func ranges() async throws {
    let ignoring = try await talk(FileServer(takesRanges: false))
    #expect(await ignoring.say("get /a --range 0-3").notes.contains("the server ignored the range"))
    let serving = try await talk(FileServer())
    #expect(!(await serving.say("get /a --range 0-3").notes.contains("ignored")))
    #expect(!(await ignoring.say("get /a").notes.contains("ignored")))
  }

  @Test("a deadline that was missed names the line without one, before its file or command")
  func advice() async throws {
    let talk = try await talk()
    let late = await talk.say("get /faults/timeout.idle --timeout 0.2 | cat")
    #expect(!late.notes.contains("--timeout"), "\(late.notes)")
    await talk.say("set timeout 0.2")
    let other = await talk.say("get /faults/timeout.idle | cat")
    let advice = "try: get /faults/timeout.idle --timeout 0 | cat"
    #expect(other.notes.contains(advice), "\(other.notes)")
  }
}
