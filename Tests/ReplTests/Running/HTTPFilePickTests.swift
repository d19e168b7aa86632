import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Some requests of a file", .paced)
struct HTTPFilePickTests {
  private static let file = """
    ### login
    POST http://h.test/login?api_key=s3cr3t-key
    ### Second one
    GET http://h.test/2
    ###
    GET http://{{host}}/3
    """

  private func talk(_ asked: Asked) async throws -> Talk {
    let talk = try await asked.talk()
    try talk.folder.write(Self.file, to: "x.http")
    try talk.folder.write(
      #"{"dev": {"host": "h.test/dev"}, "prod": {"host": "h.test/prod"}}"#, to: "http-client.env.json")
    return talk
  }

  @Test("are listed with their numbers and names, and nothing is sent")
  func list() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    let answer = await talk.say("run x.http --list")
    #expect(
      answer.outText == """
        1  login       POST http://h.test/login?api_key=•••
        2  Second one  GET http://h.test/2
        3              GET http://{{host}}/3

        """)
    #expect(asked.all.isEmpty && answer.outcome == .ok)
  }

  @Test("are sent by name, number and range, in an environment")
  func picks() async throws {
    for (line, sent) in [
      ("run x.http login", ["POST /login?api_key=s3cr3t-key"]), ("run x.http 'Second one'", ["GET /2"]),
      ("run x.http 1-2", ["POST /login?api_key=s3cr3t-key", "GET /2"]),
      ("run --env dev x.http 3", ["GET /dev/3"]),
      ("run x.http --env prod 2-", ["GET /2", "GET /prod/3"]),
      ("run x.http 2 login", ["GET /2", "POST /login?api_key=s3cr3t-key"]),
    ] {
      let asked = Asked()
      let answer = await (try await talk(asked)).say(line)
      #expect(asked.lines == sent, "\(line)\n\(answer.text)")
      #expect(!answer.notes.contains("s3cr3t"), "\(answer.notes)")
    }
  }

  @Test("that are not there are told, and nothing is sent")
  func mistakes() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    for (line, message) in [
      ("run x.http logim", "no request is named logim"),
      ("run x.http 9", "there is no request 9; there are 3"),
      (
        "run --env test x.http",
        "there is no environment test beside the file or above it; there is dev, prod"
      ),
      ("run x.http --env", "expected a value after --env"), ("run x.http --lst", "`run` has no option --lst"),
    ] {
      let answer = await talk.say(line)
      #expect(answer.status == 2 && answer.flat.contains(message), "\(line)\n\(answer.text)")
    }
    try talk.folder.write("get http://h.test/x\n", to: "lines")
    #expect(
      await talk.say("run lines 1").flat.contains(
        "only of a .http or HAR file or a collection some requests can be run"))
    #expect(
      await talk.say("run --env dev lines").flat.contains(
        "only a .http file or a collection has environments"))
    #expect(asked.all.isEmpty)
    #expect(await talk.say("run x.http logim").text.contains("try: run x.http login"))
  }

  @Test("a file of requests is one whatever it is called, and whatever mark it begins with")
  func content() async throws {
    for name in ["requests", "a.txt", "a.http"] {
      let asked = Asked()
      let talk = try await asked.talk()
      try talk.folder.write("\u{feff}GET http://h.test/a\nAuthorization: Bearer s3cr3t-1\n", to: name)
      let answer = await talk.say("run \(name)")
      #expect(asked.lines == ["GET /a"] && answer.outcome == .ok, "\(answer.text)")
      #expect(asked.last?.headers.contains("Authorization") == true && !answer.text.contains("s3cr3t"))
    }
  }

  @Test("a file whose script never ends sends nothing")
  func broken() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write("GET http://h.test/a\n\n> {%\nclient.log(1)\n", to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(answer.status == 2 && asked.all.isEmpty)
    #expect(
      answer.flat.contains("x.http, line 3: a script begins here and never ends; nothing was sent"),
      "\(answer.text)")
  }

  @Test("the program takes the same words behind `run`")
  func arguments() throws {
    for (arguments, task) in [
      (["run", "x.http"], Invocation.Task.run("x.http")),
      (["run", "x.http", "--list"], .line("run x.http --list")),
      (["run", "--env", "dev", "x.http", "login"], .line("run x.http --env dev login")),
      (["run", "x.http", "--env=dev", "3-5"], .line("run x.http --env dev 3-5")),
      (["--trust", "run", "x.har", "2"], .line("run --trust x.har 2")),
      (["run", "--trust", "x.har"], .run("x.har")),
      (["--offline", "run", "x.http", "a b"], .line("run x.http 'a b'")),
    ] {
      #expect(try Invocation(arguments: arguments).task == task, "\(arguments)")
    }
    #expect(try Invocation(arguments: ["run", "x.http", "--offline"]).isOffline)
  }
}
