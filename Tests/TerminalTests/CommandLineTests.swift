import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("The program without a terminal", .paced)
struct CommandLineTests {
  @Test("--version and --help say it on standard output")
  func information() throws {
    let version = try Program.run(["--version"])
    #expect(version.output.contains(/^apus [0-9]+\.[0-9]+\.[0-9]+\n$/))
    #expect(version.status == 0)
    let help = try Program.run(["--help"])
    #expect(help.output.contains("apus --practice") && help.output.contains("exit status"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "flags that cannot be understood end it with status 2, and nothing on standard output",
    arguments: [
      ["--practise"], ["--base"], ["--color", "green"], ["--print", "zz"], ["practice", "--port", "many"],
      ["practice", "now"], ["run"], ["--strict=yes"], ["-e"], ["--base", "http://[::1"],
      ["--timeout", "soon"], ["--base", "http://127.0.0.1:1", "run", "it.session.md"],
      ["--practice", "run", "it.session.md"], ["practice", "--allow-host"],
      ["practice", "--allow-host", "http://x"], ["practice", "--allow-origin", "x"],
    ])
  func mistakes(_ arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2, "\(arguments)")
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error["))
  }

  @Test("one request: the body's exact bytes on standard output, everything else on standard error")
  func oneShot() throws {
    let result = try Program.run(["--practice", "get", "/stream/2"])
    #expect(result.output == "{\"id\":0,\"message\":\"line 0\"}\n{\"id\":1,\"message\":\"line 1\"}\n")
    #expect(result.errors.hasPrefix("200 OK · 56 B · "))
    #expect(result.status == 0)
    #expect(try Program.run(["--practice", "get", "/status/404"]).status == 4)
    #expect(try Program.run(["get", "http://127.0.0.1:1/"]).status == 1)
  }

  @Test("arguments need no quotes but the shell's")
  func arguments() throws {
    let result = try Program.run(
      ["--practice", "post", "/echo", "name=Ada Lovelace", "{{x}}=1", "X-A:it's", "--offline"])
    #expect(result.status == 2, "a variable that was never set is named")
    let sent = try Program.run(["--practice", "post", "/echo", "name=Ada Lovelace", "X-A:it's", "--offline"])
    #expect(sent.output.contains("X-A: it's\r\n"))
    #expect(sent.output.hasSuffix("{\"name\": \"Ada Lovelace\"}"))
  }

  @Test("-e runs lines in order in one session")
  func lines() throws {
    let result = try Program.run(
      [
        "--practice", "-e", "get /github/users/octocat > /dev/null", "-e", "let name = .login", "-e",
        "get /echo?{{name}}", "-e", ".target",
      ])
    #expect(result.output.hasSuffix("\"/echo?octocat\"\n"))
    #expect(result.status == 0)
  }

  @Test("a file and standard input are scripts: comments, lines that go on, the last line's status")
  func scripts() throws {
    let home = try TestFolder()
    let script = """
      # a comment
      get /stream/1 \\
        X-A:1
      post /echo {
        "a": 1
      } > /dev/null
      .body.text
      get /status/503 > /dev/null
      """
    try home.write(script, to: "script")
    let ways = [
      try Program.run(["--practice", "run", "script"], in: home.path),
      try Program.run(["--practice", "run", "-"], input: script),
      try Program.run(["--practice"], input: script),
    ]
    for result in ways {
      #expect(result.output == "{\"id\":0,\"message\":\"line 0\"}\n\"{\\n  \\\"a\\\": 1\\n}\"\n")
      #expect(result.status == 5)
    }
    #expect(try Program.run(["run", home.path + "/nothing"]).status == 2)
    #expect(try Program.run(["run", home.path]).status == 2)
  }

  @Test("a file of requests runs as a script does")
  func requestFiles() throws {
    let home = try TestFolder()
    try home.write(
      "@code = 404\nGET /status/{{code}}\n\n###\nPOST /echo\nContent-Type: text/plain\n\nHi\n",
      to: "it's.http")
    let result = try Program.run(["--practice", "run", "it's.http"], in: home.path)
    #expect(result.status == 4, "the highest of both")
    #expect(result.output.contains("\"text\": \"Hi\""))
    #expect(result.errors.contains("### POST /echo") && result.errors.contains("\n2 sent\n"))
    #expect(try Program.run(["--practice", "--strict", "run", "it's.http"], in: home.path).status == 4)
    #expect(try Program.run(["--practice", "run", "none.http"], in: home.path).status == 2)
  }

  @Test(
    "a script goes on after a request that failed, unless it is strict; not after a line that was not understood"
  )
  func stopping() throws {
    let goesOn = "get /status/404 > /dev/null\nget /stream/1\n"
    #expect(try Program.run(["--practice"], input: goesOn).output.contains("line 0"))
    let strict = try Program.run(["--practice", "--strict"], input: goesOn)
    #expect(strict.output.isEmpty && strict.status == 4)
    for line in ["gte /x", "expect status 200", "get /x --nope", "quit"] {
      let result = try Program.run(
        ["--practice"], input: "get /status/404 > /dev/null\n\(line)\nget /stream/1\n")
      #expect(result.output.isEmpty, "\(line)")
      #expect(result.status == ["expect status 200": 1, "quit": 4][line, default: 2], "\(line)")
    }
  }

  @Test("colours only when asked for")
  func colours() throws {
    #expect(!(try Program.run(["--practice", "get", "/status/404"]).errors.contains("\u{1b}")))
    let coloured = try Program.run([
      "--practice", "--color", "always", "-e", "get /stream/1", "-e", "body --pretty",
    ])
    #expect(coloured.output.contains("\u{1b}["))
    #expect(coloured.output.hasPrefix("{\"id\":0,"), "a body stays as it is")
  }

  @Test("the rc file's lines are run first, unless they are not wanted")
  func configuration() throws {
    let home = try TestFolder()
    try home.write("# mine\nX-Mine:1\n", to: ".config/apus/rc")
    let line = ["--practice", "get", "/echo", "--offline"]
    #expect(try Program.run(line, home: home.path).output.contains("X-Mine: 1\r\n"))
    #expect(!(try Program.run(["--no-config"] + line, home: home.path).output.contains("X-Mine")))
    try home.write("X-Other:1\n", to: "elsewhere/apus/rc")
    let moved = try Program.run(line, home: home.path, ["XDG_CONFIG_HOME": home.path + "/elsewhere"])
    #expect(moved.output.contains("X-Other") && !moved.output.contains("X-Mine"))
  }

  @Test("a pipe whose reader goes away is no failure of the program")
  func brokenPipe() throws {
    let result = try Program.run(["--practice", "-e", "get /bytes/3000000 | head -c 1 | wc -c"])
    #expect(result.output.split(separator: " ").joined() == "1\n")
    #expect(result.status == 0)
  }

  @Test("`apus practice` says where it listens, serves others, and ends when it is told to")
  func practice() throws {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["practice", "--port", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var first = ""
    while !first.contains("\n"), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      first += String(decoding: data, as: UTF8.self)
    }
    #expect(first.contains(/^listening on http:\/\/127\.0\.0\.1:[0-9]+\n$/))
    let url = String(first.dropFirst("listening on ".count).dropLast())
    #expect(try Program.run(["get", url + "/status/204"]).status == 0)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Program.run(["get", url + "/status/204"]).status == 1)
  }
}
