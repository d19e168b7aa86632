import ApusClient
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("What braces stand for in a file", .paced)
struct HTTPFileValuesTests {
  private func values(
    _ file: String = "", beside files: [String: String] = [:], variables: [String: VariableValue] = [:],
    exchanges: [String: Exchange] = [:], environment: [String: String] = [:]
  ) -> HTTPFileValues {
    let reader = FileReader.fixed(files)
    return HTTPFileValues(
      file: HTTPFile(file), environment: HTTPFileEnvironment(beside: "", files: reader),
      variables: variables, exchanges: exchanges, files: reader, processVariable: { environment[$0] })
  }

  private func problem(_ values: HTTPFileValues, _ text: String) throws -> HTTPFileProblem {
    try #require(throws: HTTPFileProblem.self) { try values.filled(text) }
  }

  @Test("the file's variables go before the session's, and may be made of each other")
  func variables() throws {
    let values = values(
      "@a = 1\n@b = {{a}}2\nGET /", variables: ["a": .text("session"), "c": .text("3")])
    #expect(try values.filled("{{b}}-{{c}}-{{ a }}") == "12-3-1")
    #expect(try values.filled("open {{a") == "open {{a", "a body may have braces that nothing closes")
  }

  @Test("a variable that is made of itself ends")
  func circles() throws {
    let problem = try problem(values("@a = {{b}}\n@b = {{a}}\nGET /"), "{{a}}")
    #expect(problem.message.hasSuffix("is made of itself") && problem.code == .requestVariable)
    #expect(values("@a = {{a}}\nGET /").variableName(in: "{{a}}") == nil)
  }

  @Test("an unknown name is told with the nearest there is, or with how to have it")
  func unknown() throws {
    let near = try problem(values("@token = 1\nGET /"), "{{tocken}}")
    #expect(near.message == "there is no variable named tocken in the file, beside it or in the session")
    #expect(near.suggestion == "{{token}}")
    #expect(try problem(values(), "{{far}}").suggestion == "let far = …")
  }

  @Test("a secret of the session goes into no file")
  func secrets() throws {
    let values = values(variables: ["t": .secret(Secret("canary-1234"))])
    let problem = try problem(values, "{{t}}")
    #expect(problem.suggestion == "{{$processEnv NAME}}" && !problem.message.contains("canary"))
  }

  @Test("the environment's variables are there by either spelling, and by name where a secret is kept")
  func environment() throws {
    let values = values("@t = {{$processEnv TOKEN}}\nGET /", environment: ["TOKEN": "x"])
    #expect(try values.filled("{{$processEnv TOKEN}}{{$processEnv %TOKEN}}{{$env.TOKEN}}{{t}}") == "xxxx")
    #expect(values.variableName(in: "Bearer {{t}}") == "TOKEN" && values.variableName(in: "{{u}}") == nil)
    #expect(try problem(values, "{{$processEnv NOBODY}}").message == "the environment has no NOBODY")
  }

  @Test("values beside the file are those of the environment that is chosen, or of the only one")
  func environments() throws {
    let one = ["http-client.env.json": #"{"dev": {"a": "1", "n": 2}, "$shared": {"s": "all"}}"#]
    #expect(try values(beside: one).filled("{{a}}{{n}}{{s}}") == "12all")
    let two = ["http-client.env.json": #"{"dev": {"a": "1"}, "prod": {"a": "9"}}"#]
    let problem = try problem(values(beside: two), "{{a}}")
    #expect(problem.message == "a depends on the environment: dev, prod")
    #expect(problem.suggestion == "let environment = dev")
    let chosen = values(beside: two, variables: ["environment": .text("prod")])
    #expect(try chosen.filled("{{a}}") == "9")
    let dotted = values(beside: [".env": "# x\nexport KEY='k'\n"])
    #expect(try dotted.filled("{{$dotenv KEY}}") == "k")
    #expect(throws: HTTPFileProblem.self) { try dotted.filled("{{$dotenv NONE}}") }
  }

  @Test("values are made anew, a pattern with blanks too, and what nobody makes is told")
  func made() throws {
    #expect(try values().filled("{{$random.alphanumeric(8)}}").count == 8)
    #expect(try values().filled("{{$datetime 'YYYY MM'}}").wholeMatch(of: /\d{4} \d\d/) != nil)
    #expect(
      try problem(values(), "{{$nothing}}").message.hasPrefix("there is no $nothing here; there are $guid"))
  }

  private static let login = Exchange(
    request: Request(
      method: .post, url: .http("h"), headers: ["X-Sent": "s"], body: .text(#"{"user": "ada"}"#)),
    startedAt: .now,
    hops: [
      Hop(
        sent: SentRequest(method: .post, url: .http("h"), headers: [:]),
        response: ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Location": "/x"]))
    ], body: ReceivedBody(bytes: Array(#"{"token": "t", "list": [{"id": 7}], "none": null}"#.utf8)))

  @Test(
    "parts of earlier requests are there by name: bodies, paths into them, and headers",
    arguments: [
      ("login.response.body.$.token", "t"), ("login.response.body.list[0].id", "7"),
      ("login.response.headers.Location", "/x"), ("login.request.headers.x-sent", "s"),
      ("login.request.body.$.user", "ada"), ("login.request.body.*", #"{"user": "ada"}"#),
      ("login.request.body", #"{"user": "ada"}"#),
    ])
  func parts(_ reference: String, _ text: String) throws {
    #expect(try values(exchanges: ["login": Self.login]).filled("{{\(reference)}}") == text)
  }

  @Test("a value that is one of an answer stays of its kind")
  func kinds() throws {
    let values = values(
      "@none = {{login.response.body.$.none}}\nGET /", exchanges: ["login": Self.login])
    #expect(try values.value(of: "none").kindOfNoPart == "null")
  }

  @Test(
    "what cannot be found in an earlier request is told",
    arguments: [
      ("logi.response.body.$.a", "no request named logi was sent before this one"),
      ("login.body", "nothing is at body of login.body"),
      ("login.response.headers.X", "login has no response header X"),
      ("login.response.body.$.nothing", "nothing is at $.nothing of login.response.body.$.nothing"),
    ])
  func missing(_ reference: String, _ message: String) throws {
    #expect(try problem(values(exchanges: ["login": Self.login]), "{{\(reference)}}").message == message)
  }

  @Test("the text of a file is text, and says when it is none")
  func files() throws {
    #expect(try values(beside: ["a": "text"]).text(ofFile: "a") == "text")
    let problem = try #require(throws: HTTPFileProblem.self) { try values().text(ofFile: "none") }
    #expect(problem.code == .requestBody && problem.message.hasPrefix("the file none cannot be read: "))
  }
}
