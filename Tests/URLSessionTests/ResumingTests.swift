import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusURLSession
import Testing

@Suite("URLSession: downloads that break off", .paced)
struct ResumingTests {
  @Test("the rest of a file is asked for, and the file is there when it is whole")
  func resumes() async throws {
    let server = try ScriptedServer { request in
      guard let range = request.values(of: "Range").first else {
        return [.text("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 10\r\n\r\n0123"), .close]
      }
      guard range == "bytes=4-", request.values(of: "If-Range") == ["\"1\""] else { return [.response(400)] }
      let head =
        "HTTP/1.1 206 Partial\r\nETag: \"1\"\r\nContent-Range: bytes 4-9/10\r\nContent-Length: 6\r\n\r\n"
      return [.text(head + "456789")]
    }
    defer { server.stop() }
    let folder = try TestFolder()
    var request = Request(url: try WebURL(server.url("/film")))
    request.options.delivery = .file(path: folder.path + "/film")
    let transport = URLSessionTransport()
    let exchange = try await ResumeMiddleware(wait: { _ in }).send(request, next: transport)
    #expect(exchange.response?.status == 206)
    #expect(exchange.body.file == folder.path + "/film" && exchange.body.byteCount == 10)
    #expect(folder.text(of: "film") == "0123456789" && folder.names == ["film"])
    #expect(server.requests.map { $0.values(of: "Range") } == [[], ["bytes=4-"]])
  }

  @Test("a 404 leaves what is there as it was, and its words are in memory")
  func refused() async throws {
    let server = try ScriptedServer { _ in [.response(404, body: "gone")] }
    defer { server.stop() }
    let folder = try TestFolder()
    try folder.write("old", to: "film")
    var request = Request(url: try WebURL(server.url("/film")))
    request.options.delivery = .file(path: folder.path + "/film")
    let exchange = try await URLSessionTransport().send(request)
    #expect(exchange.response?.status == 404 && exchange.text == "gone")
    #expect(folder.text(of: "film") == "old" && folder.names == ["film"])
  }
}
