import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("A body that comes out of a pipe", .paced)
struct PipedBodyTests {
  /// Runs a line of `sh` in which `apus` is the program and `$U` the server.
  private func shell(_ line: String, at server: RecordingServer) throws -> Program.Result {
    let folder = try TestFolder()
    let beginning = "U=http://127.0.0.1:\(server.port); apus() { '\(Program.path)' --no-config \"$@\"; }; "
    return try Program.run(
      program: "/bin/bash", ["-c", beginning + line], home: folder.path, in: folder.path)
  }

  private func serving(_ work: (RecordingServer) throws -> Void) throws {
    let server = try RecordingServer()
    server.start()
    defer { server.close() }
    try work(server)
  }

  private static let chunked = "\r\nTransfer-Encoding: chunked\r\n"

  @Test("of another program arrives as it is, with its length where it is short")
  func short() throws {
    try serving { server in
      let result = try shell(#"echo '{"a":1}' | apus post $U/a"#, at: server)
      #expect(result.status == 0, "\(result.errors)")
      let request = try #require(server.requests.first)
      #expect(request.contains("\r\nContent-Length: 8\r\n") && request.hasSuffix("\r\n\r\n{\"a\":1}\n"))
    }
  }

  @Test(
    "that is long goes out in chunks, and a file with its length",
    arguments: [
      ("head -c 3000000 /dev/zero | apus post $U/a", true),
      ("head -c 3000000 /dev/zero | apus put $U/a @-", true),
      ("head -c 3000000 /dev/zero | apus post $U/a --data-binary @-", true),
      ("head -c 3000000 /dev/zero > f; apus post $U/a < f", false),
      ("head -c 3000000 /dev/zero > f; { head -c 10 > /dev/null; apus post $U/a; } < f", false),
    ])
  func long(_ line: String, _ isChunked: Bool) throws {
    try serving { server in
      let result = try shell(line, at: server)
      #expect(result.status == 0, "\(result.errors)")
      let request = try #require(server.requests.first)
      #expect(request.contains(Self.chunked) == isChunked)
      #expect(request.utf8.count { $0 == 0 } >= 2_900_000)
    }
  }

  @Test(
    "that has a name, or is one of the shell's, goes out in chunks",
    arguments: [
      ("post", "<(echo named)", "6\r\nnamed\n"), ("put", "<(echo named) Content-Type:a/b", "6\r\nnamed\n"),
      ("post", "-T <(echo named)", "6\r\nnamed\n"),
    ])
  func named(_ verb: String, _ rest: String, _ body: String) throws {
    try serving { server in
      let line = rest.hasPrefix("-T") ? "\(verb) $U/a \(rest)" : "\(verb) $U/a @\(rest)"
      let result = try shell("apus --ignore-stdin \(line)", at: server)
      #expect(result.status == 0, "\(result.errors)")
      let request = try #require(server.requests.first)
      #expect(
        request.contains(Self.chunked) && request.hasSuffix("\r\n\r\n\(body)\r\n0\r\n\r\n"), "\(request)")
    }
  }

  @Test("is sent once, whatever a retry or a redirect asks for")
  func once() throws {
    try serving { server in
      let busy = try shell("apus --ignore-stdin put $U/503 --retry 3 @<(echo it)", at: server)
      #expect(busy.status == 5 && server.requests.count == 1)
      #expect(
        busy.errors.contains("what comes from a pipe is sent once, whatever --retry says"), "\(busy.errors)")
      let moved = try shell("apus --ignore-stdin put $U/r307 --follow @<(echo it)", at: server)
      #expect(moved.status != 0 && server.requests.count == 2, "\(moved.errors)")
      #expect(moved.errors.contains("can be read once"), "\(moved.errors)")
    }
  }

  @Test("too long to keep is there for one line only")
  func twice() throws {
    try serving { server in
      let lines = "-e \"post $U/a @-\" -e \"post $U/b @-\""
      let result = try shell("head -c 3000000 /dev/zero | apus \(lines)", at: server)
      #expect(result.status == 2 && server.requests.count == 1)
      #expect(result.errors.contains("a line before sent it"), "\(result.errors)")
    }
  }

  @Test("is not read where nothing is sent")
  func offline() throws {
    try serving { server in
      let result = try shell(
        "mkfifo p; (echo left > p) & apus --ignore-stdin --offline post $U/a @p; cat p", at: server)
      #expect(result.output.contains("Transfer-Encoding: chunked") && result.output.hasSuffix("left\n"))
      #expect(server.requests.isEmpty)
    }
  }

  @Test("larger than what may be kept in memory arrives whole")
  func large() throws {
    let server = try CountingSink()
    let count = 300 << 20
    let folder = try TestFolder()
    let line =
      "head -c \(count) /dev/zero | '\(Program.path)' --no-config post http://127.0.0.1:\(server.port)/"
    let result = try Program.run(program: "/bin/sh", ["-c", line], home: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(server.zeros == count)
  }
}
