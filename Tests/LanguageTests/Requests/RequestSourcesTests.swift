import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Where a request comes from", .paced)
struct RequestSourcesTests {
  private func sources(
    _ line: String, _ adjust: (inout RequestContext) -> Void = { _ in }
  ) throws -> RequestSources {
    var context = RequestContext(base: try WebURL("http://h/v1"), files: .fixed([:], home: "/home/me"))
    adjust(&context)
    guard case .request(let request) = try ParsedLine.parse(line) else {
      throw LineProblem("not a request", at: 0..<0)
    }
    return try RequestSources(of: request, in: context)
  }

  private func source(_ name: String, in sources: RequestSources, credential: String? = nil)
    -> RequestSources.Source
  {
    sources.source(
      of: sources.request.headers.first(name) ?? HeaderField(name: name, value: ""), credential: credential)
  }

  @Test("a header is the line's, the session's, a credential's, or there by default")
  func headers() throws {
    let sources = try sources("get /x X-Line:1") { context in
      context.headers = ["X-Session": "2", "X-Api-Key": "3"]
      context.authorization = .secret(Secret("Bearer t"))
    }
    #expect(source("X-Line", in: sources) == .typed && source("X-Session", in: sources) == .session)
    #expect(source("X-Api-Key", in: sources, credential: "X-Api-Key") == .credential)
    #expect(source("Authorization", in: sources, credential: "Authorization") == .credential)
    #expect(source("Accept", in: sources) == .usual && source("Host", in: sources) == .base)
    let own = try self.sources("get http://other/x -a u:p X-Session:1") { $0.headers = ["X-Session": "2"] }
    #expect(source("Authorization", in: own) == .typed && source("Host", in: own) == .typed)
    #expect(source("X-Session", in: own) == .typed)
  }

  @Test("a type that only a description tells is the description's")
  func described() throws {
    let sources = try sources("post /x a=1") { $0.bodyTypes = { _, _ in ["application/vnd.x+json"] } }
    #expect(source("Content-Type", in: sources) == .description)
    #expect(source("Content-Type", in: try self.sources("post /x a=1")) == .usual)
    #expect(
      source("Content-Type", in: try self.sources("post /x a=1 Content-Type:application/json")) == .typed)
  }

  @Test("the first line is the line's, the base's and the session's, as far as they have a part in it")
  func start() throws {
    #expect(try sources("get /x").start == [.typed, .base])
    #expect(try sources("get http://other/x").start == [.typed])
    #expect(
      try sources("get /x q==1") { $0.query = [QueryItem(name: "k", value: "v")] }.start == [
        .typed, .base, .session,
      ])
    #expect(
      try sources("get /x k==1") { $0.query = [QueryItem(name: "k", value: "v")] }.start == [.typed, .base])
  }

  @Test("a body is the line's, the session's, or both's")
  func bodies() throws {
    #expect(try sources("get /x").body == [])
    #expect(try sources("post /x a=1").body == [.typed])
    let (data, _) = ([Item(Word(typed: "b=2"))].compactMap(\.self), 0)
    #expect(try sources("post /x") { $0.data = data }.body == [.session])
    #expect(try sources("post /x a=1") { $0.data = data }.body == [.session, .typed])
  }

  @Test("a Content-Type that does not fit the body is told, and one that fits is not")
  func misfits() throws {
    let form = "Content-Type:application/x-www-form-urlencoded"
    #expect(
      try prepare("post /x \(form) --raw '{\"a\":1}'").misfit
        == "the body is JSON, and Content-Type says application/x-www-form-urlencoded")
    #expect(
      try prepare("post /x Content-Type:application/json --form a=1").misfit
        == "the body is a form, and Content-Type says application/json")
    #expect(
      try prepare("post /x Content-Type:application/json --raw hello,world").misfit
        == "the body is not JSON, and Content-Type says application/json")
    #expect(
      try prepare("curl -d '{\"a\":1}' http://h/x").misfit
        == "the body is JSON, and Content-Type says application/x-www-form-urlencoded")
    for line in [
      "post /x a=1", "post /x --form a=1", "post /x \(form) --raw a=1", "curl -d a=1 http://h/x",
      "get /x \(form)",
      "post /x Content-Type:application/vnd.x+json a=1", "curl --json '{}' http://h/x",
      "post /x Content-Type:text/plain --raw '{}'",
    ] { #expect(try prepare(line).misfit == nil, "\(line)") }
  }
}
