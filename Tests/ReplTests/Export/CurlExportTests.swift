import ApusEncodings
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Requests as curl commands", .paced)
struct CurlExportTests {
  static let lines = [
    "get /echo", "get '/echo?a=1&b=x y'", "get /echo q=='a&b' q==りんご X-A:1 X-Empty; Accept:text/plain",
    "get /echo/[a]/%7Bb%7D Accept:", "head /status/200", "delete /echo/1", "options /echo",
    "send PURGE /echo",
    "post /echo name=りんご price:=1.50 note=\"it's a \\\"test\\\"\"", "post /echo --form a=1 b='x y&z'",
    "put /echo --raw 'two\nlines\ttabbed' Content-Type:text/plain", "post /echo --raw ''",
    "get /echo --raw '{}'", "post /echo @note.txt", "patch /echo @bytes.bin Content-Type:application/x-thing",
    "post /echo --raw '@note.txt' Content-Type:text/plain", "post /echo --raw 'a=1' Content-Type:",
    "post /echo --multipart name='a;b,\"c' 'odd name'=1 file@note.txt",
    "post /echo --multipart file@'odd;na,me \"x\".txt;type=text/plain'", "post /echo -d a=1 -d b=2",
    "get /echo -a ada:lovelace", "get /echo X-Api-Key:abc12345678", "get /redirect-to url==/echo --follow",
    "get /echo Cookie:'a=1; b=2'", "get '/echo?q=$HOME&p=`id`&x=\\\\'", "get /echo Accept-Encoding:gzip",
    "get /echo/a/../b --path-as-is", "post /echo 'X-Quote:it'\\''s'",
    "post /echo --raw x Transfer-Encoding:chunked",
    "post /echo --multipart file@りんご.txt 'a:b=x' 'c[d]=y' 'e\\@f=z' empty= binary@bytes.bin tag=a tag=b",
    "get /echo 'X-At: @x' 'X-Equals: =y' 'X-Semicolon:;' 'X-Backslash:a\\\\b' 'X-Colon:a:b'",
    "get /echo/りんご q==日本",
    "get '/echo?a=%E3%81%82&b=a+b&c=a%20b&d=%2F'", "get '/echo?a'", "get '/echo?'",
    "get '/echo?a=1&a=2&b[]=3&c=%7Bx%7D'",
    "get /echo User-Agent:mine/1.0", "post /echo {\"a\": 1.0, \"b\": [null]}", "trace /echo",
    "get /echo --http1.0",
    "post /echo --raw 'dollar $HOME `x` \\\\ \"q\" !bang'",
    "send QUERY /echo --raw 'select 1' Content-Type:text/plain",
    "post /echo --data-binary @bytes.bin Content-Type:application/x-thing",
    "get /echo Host:example.localhost",
    "get /echo -A bearer -a abc12345678", "get /echo 'If-None-Match:\"abc\"' Range:bytes=0-5",
  ]

  /// What the variables for the secrets of the lines hold.
  static let secrets = [
    "PASSWORD": "lovelace", "AUTHORIZATION": "abc12345678", "X_API_KEY": "abc12345678", "COOKIE_A": "1",
    "COOKIE_B": "2",
  ]

  static func talk(over transport: (any Transport)? = nil) async throws -> Talk {
    let talk = try await Talk(transport: transport, variables: ["TOKEN": "canary-1234"])
    try talk.folder.write("Hi,\nthere & \"you\"", to: "note.txt")
    try talk.folder.write("日本", to: "りんご.txt")
    try talk.folder.write("Odd", to: "odd;na,me \"x\".txt")
    try Data([0, 255, 10, 13, 39, 128]).write(to: URL(filePath: talk.folder.path + "/bytes.bin"))
    return talk
  }

  @Test("run by curl, they send the same request", arguments: lines)
  func same(_ line: String) async throws {
    let talk = try await Self.talk()
    let original = await talk.say(line)
    #expect(original.outcome == .ok, "\(line): \(original.notes)")
    let command = await talk.say("curl").outText
    let output = try Self.run(
      command, in: talk.folder.path,
      Self.secrets)
    #expect(try Seen(output) == Seen(original.out), "\(command)")
  }

  @Test("pasted back, they are the same request again", arguments: lines)
  func pasted(_ line: String) async throws {
    let talk = try await Self.talk()
    let original = await talk.say(line)
    let command = await talk.say("curl").outText.trimmed
    // A variable of a shell means nothing here.
    guard !command.contains("\"$") else { return }
    let again = await talk.say(command)
    #expect(again.outcome == .ok, "\(command)\n\(again.notes)")
    #expect(try Seen(again.out) == Seen(original.out), "\(command)")
  }

  @Test(
    "what is asked of a connection is in the command, and is understood when it is pasted back",
    arguments: [
      ("-k", "-k"), ("--unix-socket /tmp/s", "--unix-socket /tmp/s"), ("--proxy ''", "--noproxy '*'"),
      ("--proxy socks5://localhost:1080", "-x socks5://localhost:1080"), ("--http1.0", "--http1.0"),
      ("--http2", "--http2"), ("--resolve a.test:80:127.0.0.1", "--resolve a.test:80:127.0.0.1"),
      ("--cacert note.txt", "--cacert"), ("--cert note.txt --key bytes.bin", "--cert"),
      ("--follow --max-redirects 3", "-L --max-redirs 3"), ("--http1.1", "--http1.1"),
    ])
  func connection(_ options: String, _ expected: String) async throws {
    let talk = try await Self.talk(over: StubTransport())
    await talk.say("get http://a.test/x \(options)")
    let command = await talk.say("curl").outText.trimmed
    #expect(command.replacing(" \\\n ", with: "").contains(expected), "\(command)")
    await talk.say(command)
    #expect(await talk.say("curl").outText.trimmed == command)
  }

  @Test("bytes that no argument can hold are fed to the command")
  func bytes() async throws {
    let talk = try await Self.talk()
    let original = await talk.say("post /echo --data-binary @bytes.bin Content-Type:application/x-thing")
    let command = await talk.say("curl").outText
    #expect(command.hasPrefix("printf %s "))
    #expect(try Seen(Self.run(command, in: talk.folder.path)) == Seen(original.out))
  }

  @Test(
    "no secret is in an export, and a variable stands for it",
    arguments: [
      ("get /echo", "\"$TOKEN\""), ("get /echo?access_token=canary-1234", "\"$TOKEN\""),
      ("get /echo X-Other:{{secret}}", "\"$TOKEN\""), ("get /echo -a ada:canary-9876", "\"$PASSWORD\""),
      ("get http://ada:canary-9876@{{host}}/echo", "\"$PASSWORD\""),
      ("post /echo password=canary-9876", "\"$PASSWORD\""),
      ("post /echo --form api_key=canary-9876", "\"$API_KEY\""),
      ("post /echo --multipart token=canary-9876", "\"$TOKEN\""),
      ("get /echo X-Api-Key:canary-9876", "\"$X_API_KEY\""),
      ("get /echo Cookie:sid=canary-9876", "\"$COOKIE_SID\""),
    ])
  func secrets(_ line: String, _ variable: String) async throws {
    let talk = try await Self.talk()
    await talk.say(
      "let secret = env:TOKEN", "let host = 127.0.0.1:\(talk.server.port)", "auth bearer env:TOKEN")
    await talk.say(line)
    for command in ["curl", "httpie"] {
      let text = await talk.say(command).outText
      #expect(text.contains(variable), "\(text)")
    }
    for command in ["curl", "httpie", "http", "har"] {
      let text = await talk.say(command).outText
      #expect(!text.contains("canary"), "\(text)")
      #expect(!text.contains(Data("ada:canary-9876".utf8).base64EncodedString()), "\(text)")
      #expect(!text.isEmpty)
    }
  }

  /// What a shell's command prints.
  static func run(_ command: String, in folder: String, _ variables: [String: String] = [:]) throws -> [UInt8]
  {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(variables) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return [UInt8](data)
  }
}

/// A request as `/echo` saw it, without what every program adds in its own way.
struct Seen: Equatable, CustomStringConvertible {
  let description: String

  init(_ answer: [UInt8]) throws {
    guard let root = try? JSONDocument(answer).root, root["method"] != nil else {
      // Not an answer of /echo: a HEAD or a status.
      description = ""
      return
    }
    let own = ["user-agent", "accept-encoding", "host", "content-length", "expect", "authorization"]
    var lines = ["\(root["method"]?.string ?? "") \(root["target"]?.string ?? "")"]
    lines += (root["headers"].map { Array($0.children) } ?? []).compactMap { field in
      let name = field["name"]?.string?.lowercased() ?? ""
      let value = field["value"]?.string ?? ""
      if own.contains(name) || value.hasPrefix("multipart/form-data") { return nil }
      return "\(name): \(value)"
    }.sorted()
    lines.append(root["multipart"]?.text ?? root["body"]?.text ?? "")
    description = lines.joined(separator: "\n")
  }
}
