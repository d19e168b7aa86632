import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

/// What it is given.
private let given = "{\"a\": [1, \"{{x}}\"]}\n"

@Suite("What the program is given on standard input", .paced)
struct StandardInputTests {
  /// Runs a line of `sh` in which `apus` is the program.
  private func shell(_ line: String) throws -> Program.Result {
    try Program.run(program: "/bin/sh", ["-c", "apus() { '\(Program.path)' --practice \"$@\"; }; \(line)"])
  }

  /// What arrived as a body, in a request that is only shown.
  private func sent(_ result: Program.Result) -> String? {
    #expect(result.status == 0, "\(result.errors)")
    return result.output.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
  }

  @Test(
    "is the body of a line that has none, to its last byte",
    arguments: [
      ["post", "/echo"], ["put", "/echo"], ["patch", "/echo"], ["send", "PURGE", "/echo"],
      ["post", "/echo", "@-"],
      ["post", "/echo", "X-A:1", "q==1"], ["post", "/echo", "--data-binary", "@-"],
      ["curl", "--data-binary", "@-", "http://127.0.0.1:1/"], ["http", "POST", "127.0.0.1:1"],
      ["http", "127.0.0.1:1"],
      ["send", "PUT", "/echo", "-T", "-"], ["-e", "post /echo"],
      ["-e", "get /echo > /dev/null", "-e", "put /x"],
    ])
  func body(_ line: [String]) throws {
    let result = try Program.run(["--practice", "--offline"] + line, input: given)
    #expect(sent(result) == given)
    #expect(result.output.contains("Content-Length: \(given.utf8.count)\r\n"), "\(result.output)")
  }

  @Test(
    "is called what it is: JSON, a text, or anything",
    arguments: [
      ("{\"a\":1}\n", "application/json"), ("42", "application/json"),
      ("hello\n", "text/plain; charset=utf-8"),
      ("{\"a\":", "text/plain; charset=utf-8"), ("りんご", "text/plain; charset=utf-8"),
      ("a\u{0}b", "application/octet-stream"),
    ])
  func kinds(_ text: String, _ type: String) throws {
    for line in [["post", "/x"], ["put", "/x", "@-"], ["http", "POST", "127.0.0.1:1"]] {
      let result = try Program.run(["--practice", "--offline"] + line, input: text)
      #expect(result.output.contains("Content-Type: \(type)\r\n") && sent(result) == text, "\(result.output)")
    }
    for (word, said) in [("--json", "application/json"), ("Content-Type:a/b", "a/b")] {
      let result = try Program.run(["--practice", "--offline", "post", "/x", word], input: text)
      #expect(result.output.contains("Content-Type: \(said)\r\n"), "\(result.output)")
    }
  }

  @Test("goes out as JSON where it is, unless the line says otherwise, and arrives")
  func type() throws {
    let result = try Program.run(["--practice", "post", "/echo"], input: "{\"a\":1}\n")
    #expect(
      result.output.contains(#"{\"a\":1}\n"#) && result.output.contains("application/json"),
      "\(result.output)")
    let text = try Program.run(
      ["--practice", "--offline", "post", "/x", "Content-Type:text/csv"], input: "a,b\n")
    #expect(text.output.contains("Content-Type: text/csv\r\n") && sent(text) == "a,b\n")
    let form = try Program.run(["--practice", "--offline", "post", "/x", "--form"], input: "a=1")
    #expect(form.output.contains("x-www-form-urlencoded") && sent(form) == "a=1")
  }

  @Test(
    "is left alone by a line that has a body, that has no use for one, or that says so",
    arguments: [
      ["post", "/echo", "--ignore-stdin"], ["get", "/echo"], ["delete", "/echo"], ["/echo"],
      ["curl", "http://h/"],
      ["http", "POST", "h", "-I"], ["http", "GET", "h"],
      ["--ignore-stdin", "post", "/echo"], ["--ignore-stdin", "-e", "post /echo"], ["-e", "get /echo"],
    ])
  func leftAlone(_ line: [String]) throws {
    #expect(sent(try Program.run(["--practice", "--offline"] + line, input: given)) == "")
  }

  @Test(
    "is no second body",
    arguments: [
      (["post", "/x", "a=1"], "{\"a\": \"1\"}"), (["post", "/x", "{}"], "{}"),
      (["post", "/x", "-d", "a"], "a"),
      (["post", "/x", "--raw", "b"], "b"),
    ])
  func second(_ line: [String], _ body: String) throws {
    #expect(sent(try Program.run(["--practice", "--offline"] + line, input: given)) == body)
  }

  @Test(
    "beside fields, as a part of a form, or in a line that came from it is not understood, and nothing is sent",
    arguments: [
      (["post", "/echo", "a=1", "@-"], given), (["post", "/echo", "@-", "{}"], given),
      (["post", "/echo", "f@-"], given), (["post", "/echo", "--multipart", "@-"], given),
      ([], "post /echo @-\n{\"a\":1}\n"), ([], "post /echo -d @-\n"),
      (["--record", "it.session.md", "post", "/echo"], given),
    ])
  func refused(_ line: [String], _ input: String) throws {
    let folder = try TestFolder()
    let result = try Program.run(["--practice"] + line, input: input, in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty, "\(result.errors)")
  }

  @Test("that is empty, closed, or /dev/null is no body")
  func nothing() throws {
    for end in ["< /dev/null", "<&-", "< /dev/zero --ignore-stdin"] {
      let result = try shell("apus --offline post /echo \(end)")
      #expect(sent(result) == "" && !result.output.contains("Content-Type"), "\(end): \(result.output)")
    }
    #expect(sent(try shell("printf '' | apus --offline post /echo")) == "")
    #expect(sent(try shell("apus --offline post /echo <&-")) == "")
  }

  @Test(
    "from another program is waited for, which is told after a while; a line that asks does not look at it")
  func pipes() throws {
    // The other program goes on once it is told, however long that takes.
    let folder = try TestFolder()
    let told = "until grep -q 'standard input' told; do sleep 0.05; done"
    let slow = try shell(
      "cd '\(folder.path)'; : > told; "
        + "{ \(told); printf 'a'; printf 'b'; } | apus --offline put /echo 2> told; cat told >&2")
    #expect(sent(slow) == "ab")
    #expect(slow.errors.contains("the body is read from standard input; --ignore-stdin leaves it alone"))
    let quick = try shell("printf ab | apus post /echo")
    #expect(quick.output.contains("\"text\": \"ab\"") && !quick.errors.contains("standard input"))
    // What the other one waits for comes only when the program has ended.
    let idle = try shell(
      "mkfifo p; exec 3<> p; apus get /stream/1 <&3; apus post /echo --ignore-stdin <&3; rm p")
    #expect(idle.status == 0 && idle.output.contains("line 0"), "\(idle.errors)")
  }

  @Test(
    "is the body of the first of several lines that wants it, and of none that a file has",
    arguments: [
      (["post /echo", "post /echo"], ["7", "0"]), (["get /echo", "put /echo"], ["0", "7"]),
      (["post /echo b=1", "post /echo"], ["10", "7"]), (["post /echo @-", "post /echo"], ["7", "0"]),
      (["post /echo", "post /echo @-"], ["7", "7"]), (["open -", "post /echo"], ["0"]),
      (["run it.http", "post /echo"], ["0", "7"]), (["run it", "post /echo"], ["0", "7"]),
    ])
  func several(_ lines: [String], _ lengths: [String]) throws {
    let folder = try TestFolder()
    for (name, text) in [
      ("it.http", "POST {{practice}}/echo\n"), ("it", "post /echo\n"), ("a.json", "{\"a\":1}"),
    ] {
      try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
    }
    let words = lines.map { "-e '\($0)'" }.joined(separator: " ")
    let result = try shell("cd '\(folder.path)'; apus --offline \(words) < a.json")
    #expect(result.status == 0, "\(result.errors)")
    let requests = result.output.components(separatedBy: "HTTP/1.1\r\n").dropFirst()
    let sent = requests.map { $0.firstMatch(of: /Content-Length: (\d+)\r\n/).map { String($0.1) } ?? "0" }
    #expect(sent == lengths, "\(result)")
  }

  @Test("lines that come from it and a file of them are as before")
  func scripts() throws {
    #expect(
      try Program.run(["--practice"], input: "post /echo a=1\n.method\n").output.hasSuffix("\"POST\"\n"))
    #expect(
      try Program.run(["--practice", "-e", "post /echo @-"], input: "by name").output.contains("by name"))
  }

  @Test(
    "that holds something else than lines is refused whole, from a file and from a pipe",
    arguments: [
      ("get /echo\nAuthorization: Bearer s3cr3t\nHTTP 200\n", "is a Hurl file"),
      ("get /echo\nAuthorization: Bearer s3cr3t\n", "is a file of requests"),
      ("### one\nGET /echo\nX-Api-Key: s3cr3t\n", "is a file of requests"),
      (#"{"info": {"_postman_id": "s3cr3t"}}"#, "is a Postman collection"),
      ("\u{feff}{\"token\": \"s3cr3t\"}", "is a JSON file"), ("<x>s3cr3t</x>", "is an XML file"),
      ("get /echo\n\u{0}", "is no text"),
    ])
  func otherKinds(_ text: String, _ what: String) throws {
    let folder = try TestFolder()
    try text.write(toFile: folder.path + "/it", atomically: true, encoding: .utf8)
    for line in ["apus < it", "apus run - < it", "cat it | apus", "cat it | apus run -"] {
      let result = try shell("cd '\(folder.path)'; \(line)")
      let said = result.errors.replacing(/\n +/, with: " ")
      #expect(result.status == 2 && result.output.isEmpty, "\(line): \(result.output)")
      #expect(
        said.contains("standard input \(what)") && said.contains("nothing was sent"), "\(line): \(said)")
      #expect(!said.contains("s3cr3t"), "\(said)")
    }
  }

  @Test("that holds lines runs, whatever is looked at before, and however late they come")
  func lines() throws {
    let text = "### a comment\\nget /echo X-A:1\\n.method\\n"
    for line in [
      "printf '\(text)' | apus", "{ sleep 1; printf '\(text)'; } | apus run -", "printf '' | apus",
    ] {
      let result = try shell(line)
      #expect(
        result.status == 0 && (line.contains("''") || result.output.hasSuffix("\"GET\"\n")), "\(result)")
    }
  }

  @Test("is not taken by the lines of the rc file")
  func configuration() throws {
    let home = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: home.path + "/.config/apus", withIntermediateDirectories: true)
    try "post /echo/rc > /dev/null\n".write(
      toFile: home.path + "/.config/apus/rc", atomically: true, encoding: .utf8)
    let result = try Program.run(["--practice", "post", "/echo"], input: "mine", home: home.path)
    #expect(result.output.contains("\"text\": \"mine\""), "\(result.output)")
  }
}

@Suite("What a file of requests has of standard input", .paced)
struct StandardInputOfFileTests {
  private func run(
    _ options: [String], _ file: String, _ text: String, input: String = given
  ) throws -> Program.Result {
    let folder = try TestFolder()
    try folder.write(text, to: file)
    return try Program.run(
      ["--practice", "-e", "run \(folder.path)/\(file) " + options.joined(separator: " ")], input: input)
  }

  @Test("is nothing unless somebody allows it, and then all of it")
  func asked() throws {
    let refused = try run([], "a.http", "curl -d @- {{practice}}/echo\n")
    #expect(refused.status != 0 && refused.errors.contains("it wants to read standard input"))
    #expect(!(refused.output + refused.errors).contains("{{x}}"))
    let trusted = try run(["--trust"], "a.http", "curl --data-binary @- {{practice}}/echo\n")
    #expect(trusted.status == 0 && trusted.output.contains("[1, "), "\(trusted.output) \(trusted.errors)")
  }
}
