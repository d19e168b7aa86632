import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@_spi(Secrets) @testable import ApusClient
@testable import ApusSwiftSource

@Suite("The model of an endpoint that was asked", .paced)
struct SourceModelTests {
  private func model(
    of wanted: MadeUpExchange, among others: [MadeUpExchange] = [],
    _ change: (inout SourceMaterial) -> Void = { _ in }
  ) throws -> EndpointModel {
    var material = SourceMaterial(wanted, among: others + [wanted])
    change(&material)
    return try SourceModel(of: material).model(named: nil)
  }

  /// What a request with a body has asked.
  private func asked(
    _ body: SentBody?, headers: HeaderFields = [:], _ answer: String = "{}", status: Int = 200
  ) throws -> MadeUpExchange {
    let request = Request(
      method: .post, url: try WebURL("http://example.test/v2/things"), headers: headers, body: body)
    return MadeUpExchange(request, answer, status: status)
  }

  /// `name: Type = value`, the value as a sample has it.
  private func describe(_ inputs: [EndpointModel.Input]) -> [String] {
    var writer = TypeWriter(anyName: "Any")
    var beside: [[String]] = []
    return inputs.map { input in
      let type = writer.spelling(of: input.kind, wish: input.key, beside: &beside)
      return "\(input.key): \(type) = \(input.expression?.text ?? "nothing")"
    }
  }

  /// The type of a model as it would be written, on one line.
  private func describe(_ model: DataModel) -> String {
    var writer = TypeWriter(anyName: "Any")
    return writer.declare(model, as: "T").joined(separator: " ").replacing("  ", with: "")
  }

  @Test("is called after its host and its path, whose values are properties")
  func path() throws {
    let model = try model(
      of: MadeUpExchange("/v2/users/7/posts/", "[]"), among: [MadeUpExchange("/v2/users/8/posts/", "[]")])
    #expect(model.name == "user-posts" && model.service == "example")
    #expect(model.baseURL == "http://example.test/v2")
    let path = model.path.map { part in
      switch part {
      case .text(let text): text
      case .input(let input): describe([input])[0]
      }
    }
    #expect(path == ["/users", "/", "user_id: Int = 7", "/posts", "/"])
    #expect(
      try SourceModel(of: SourceMaterial(MadeUpExchange("/v2/a"), among: [])).model(named: "b").name == "b")
  }

  @Test("has a property for each name of a query, after all that was ever asked")
  func query() throws {
    let model = try model(
      of: MadeUpExchange("/v2/items?page=2&tag=a&tag=b%26&token=abcdef123&flag"),
      among: [MadeUpExchange("/v2/items?page=3&sort=up"), MadeUpExchange("/v2/others?no=1")])
    #expect(
      describe(model.query) == [
        "page: Int = 2", #"tag: [String]? = ["a", "b&"]"#,
        #"token: String? = ProcessInfo.processInfo.environment["TOKEN"] ?? """#, #"flag: String? = """#,
        "sort: String? = nothing",
      ])
  }

  @Test("has a body of JSON with the types of all that were sent, and the sample that was wanted")
  func json() throws {
    func body(_ text: String) -> SentBody { .bytes(Array(text.utf8), contentType: "application/json") }
    let model = try model(
      of: asked(body(#"{"name":"a","password":"x"}"#)), among: [asked(body(#"{"name":"b","age":1}"#))])
    guard case .json(let type, let sample?, isOptional: false) = model.body else {
      Issue.record("no JSON")
      return
    }
    #expect(
      describe(type)
        == "struct T: Codable, Hashable, Sendable { let name: String var password: String? var age: Int? }")
    #expect(sample.text == #"{"name":"a","password":"x"}"#)
    #expect(model.secretKeys(sample) == ["password"])
  }

  @Test("has the fields of a form, and secrets of it in the environment")
  func form() throws {
    let form = SentBody.bytes(
      Array("a=1+2&b=%C3%A9&password=x".utf8), contentType: "application/x-www-form-urlencoded; charset=utf-8"
    )
    guard case .form(let fields) = try model(of: asked(form)).body else {
      Issue.record("no form")
      return
    }
    #expect(
      describe(fields) == [
        #"a: String = "1 2""#, #"b: String = "é""#,
        #"password: String = ProcessInfo.processInfo.environment["PASSWORD"] ?? """#,
      ])
  }

  @Test("has the parts of a form in order, each name once, and files by their paths")
  func parts() throws {
    let form = MultipartForm(
      [
        .field("tag", "a"), .field("token", "abcdef123"), .field("tag", "b"),
        .file("doc", path: "/tmp/a.txt"),
      ], boundary: "B")
    guard case .parts(let parts) = try model(of: asked(.multipart(form))).body else {
      Issue.record("no parts")
      return
    }
    #expect(
      describe(parts.map(\.input)) == [
        #"tag: [String] = ["a", "b"]"#,
        #"token: String = ProcessInfo.processInfo.environment["TOKEN"] ?? """#,
        #"doc: String = "/tmp/a.txt""#,
      ])
    #expect(parts.map(\.isFile) == [false, false, true])
  }

  @Test("has a sample of other bytes where it is short text, without its secrets")
  func bytes() throws {
    func body(_ bytes: [UInt8]) throws -> String? {
      guard
        case .bytes("text/plain", let sample) = try model(of: asked(.bytes(bytes, contentType: "text/plain")))
          .body
      else { return "no bytes" }
      return sample
    }
    #expect(try body(Array("a\npassword: hunter2".utf8))?.contains("hunter2") == false)
    #expect(try body([0xff, 0x00]) == nil)
    #expect(try body([UInt8](repeating: 0x61, count: 1_001)) == nil)
    guard case .none = try model(of: asked(nil)).body else {
      Issue.record("a body")
      return
    }
  }

  @Test("has headers that somebody chose, of the service where all or a person send them")
  func headers() throws {
    let headers = HeaderFields([
      HeaderField(name: "Authorization", value: .bearer(Secret("abcdef123", name: "MY_TOKEN"))),
      HeaderField(name: "X-All", value: "1"),
      HeaderField(name: "X-Own", value: "2"), HeaderField(name: "Accept", value: "text/usual"),
      HeaderField(name: "User-Agent", value: "apus/1"),
      HeaderField(name: "Content-Length", value: "3"),
    ])
    let model = try model(of: asked(nil, headers: headers)) {
      $0.headers = ["X-All": "1", "X-Own": "other"]
      $0.usualAccepts = ["text/usual"]
    }
    func describe(_ constants: [EndpointModel.Constant]) -> [String] {
      constants.map { constant in
        switch constant.value {
        case .text(let text): "\(constant.name): \(text)"
        case .secret(let prefix, let variable): "\(constant.name): \(prefix)$\(variable)"
        }
      }
    }
    #expect(describe(model.serviceConstants) == ["Authorization: Bearer $MY_TOKEN", "X-All: 1"])
    #expect(describe(model.constants) == ["X-Own: 2"])
    #expect(
      try describe(self.model(of: asked(nil, headers: ["Accept": "text/other"])).constants) == [
        "Accept: text/other"
      ])
  }

  @Test("answers what all successes have in common, or nothing, or bytes")
  func answers() throws {
    let two = try model(
      of: MadeUpExchange("/v2/items", #"{"id":1,"a":null}"#),
      among: [MadeUpExchange("/v2/items", #"{"id":2,"b":"x"}"#)])
    guard case .json(let type) = two.answer else {
      Issue.record("no JSON")
      return
    }
    #expect(
      describe(type) == "struct T: Codable, Hashable, Sendable { let id: Int var a: Any? var b: String? }")
    guard case .nothing = try model(of: MadeUpExchange("/v2/items", "")).answer,
      case .bytes = try model(of: MadeUpExchange("/v2/items", "<html>")).answer,
      case .json(let unknown) = try model(of: MadeUpExchange("/v2/items", "{}", status: 500)).answer
    else {
      Issue.record("something else")
      return
    }
    #expect(describe(unknown) == "typealias T = Any")
  }

  @Test("fails as it has failed, or as others of its service have")
  func failures() throws {
    let asked = try MadeUpExchange("/v2/items", "[]")
    let elsewhere = try MadeUpExchange("/v1/items", #"{"no":1}"#, status: 404)
    #expect(try model(of: asked, among: [elsewhere]).failure == nil)
    let others = try MadeUpExchange("/v2/others", #"{"message":"no"}"#, status: 404)
    let text = "struct T: Codable, Hashable, Sendable { let message: String }"
    #expect(try model(of: asked, among: [elsewhere, others]).failure.map(describe) == text)
    let own = try MadeUpExchange("/v2/items", #"{"code":1}"#, status: 500)
    #expect(
      try model(of: asked, among: [others, own]).failure.map(describe)
        == "struct T: Codable, Hashable, Sendable { let code: Int }")
    let list = try MadeUpExchange("/v2/items", "[1]", status: 500)
    #expect(try model(of: asked, among: [list]).failure == nil)
  }

  @Test("knows who answers a challenge, and counts what its types are based on")
  func rest() throws {
    var request = Request(url: try WebURL("http://example.test/v2/a"))
    request.options.login = .digest(user: "ada", password: Secret("canary-4", name: "my-pw"))
    let model = try model(of: MadeUpExchange(request))
    #expect(model.login?.user == "ada")
    #expect(model.login?.variable == "MY_PW")
    let all = [
      try MadeUpExchange("/v2/a"), try MadeUpExchange("/v2/a", status: 404), try MadeUpExchange("/v2/a"),
    ]
    #expect(SourceModel(of: SourceMaterial(all[0], among: all)).answerCount == 2)
  }

  @Test("says what a description says, as far as what was seen allows")
  func described() throws {
    let match = try Sample.shop().match(.get, "/orders")
    let seen = try MadeUpExchange("/orders?page=2", #"[{"id":null}]"#)
    let model = try model(of: seen) { $0.match = match }
    #expect(model.name == "list-orders")
    #expect(describe(model.query).prefix(2) == ["page: Int? = 2", "sort: Sort = .asc"])
    guard case .json(let type) = model.answer else {
      Issue.record("no JSON")
      return
    }
    #expect(describe(type).contains("var id: Int?"))
  }

  @Test(
    "takes a query apart as a URL has it",
    arguments: [
      ("", []), ("a=1", [QueryItem(name: "a", value: "1")]), ("a", [QueryItem(name: "a", value: nil)]),
      ("a=", [QueryItem(name: "a", value: "")]),
      ("a=b=c&&%C3%A9=%26", [QueryItem(name: "a", value: "b=c"), QueryItem(name: "é", value: "&")]),
      ("a=1+2", [QueryItem(name: "a", value: "1+2")]),
    ] as [(String, [QueryItem])])
  func items(_ query: String, _ items: [QueryItem]) {
    #expect(QueryItem.items(ofQuery: query) == items)
  }
}
