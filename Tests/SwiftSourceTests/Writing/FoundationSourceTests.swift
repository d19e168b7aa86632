import ApusCompilerTestSupport
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusSwiftSource

@Suite("Endpoints with Foundation alone", .paced)
struct FoundationSourceTests {
  @Test(
    "with Foundation alone compiles, whatever its keys are, and reads and writes the body it was made from")
  func roundTrip() throws {
    let source = SwiftSource.text(of: try OddModel.endpoint(), .foundation)
    let program =
      source + """

        let sample = Data(#\"\"\"
        \(OddModel.keys)
        \"\"\"#.utf8)
        let value = try URLSessionValue.decoder.decode(URLSessionValue.Response.self, from: sample)
        print(String(decoding: try URLSessionValue.encoder.encode(value), as: UTF8.self))
        let body = try URLSessionValue.decoder.decode(URLSessionValue.Body.self, from: sample)
        var endpoint = URLSessionValue(
          selfValue: "a/b", path: "..", xY: "h", bodyValue: "1&2", plus1: "+", urlValue: "é", body: body)
        endpoint.baseURL = "http://127.0.0.1:9"
        let request = try endpoint.request()
        print(request.httpMethod ?? "", request.url?.absoluteString ?? "", request.httpBody?.isEmpty ?? true)

        """
    let result = try Compiler.output(ofProgram: program)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(result.status == 0 && lines.count == 2, "\(result.output)\n\(source)")
    #expect(try JSONDocument(lines[0]).root.sameValue(as: JSONDocument(OddModel.keys).root), "\(lines[0])")
    #expect(
      lines[1]
        == #"POST http://127.0.0.1:9/a%22%5C(b)/a%2Fb/%2E%2E;x?body=1%262&%2B1=%2B&url=%C3%A9 false"#)
  }

  private func source(_ change: (inout EndpointModel) -> Void = { _ in }) -> String {
    var model = EndpointModel(
      name: "orders", service: "", baseURL: "http://a.test/v1/", method: "POST",
      path: [.text("/a b/"), .input(.init("id"))])
    change(&model)
    return SwiftSource.text(of: model, usedBy: .urlsession)
  }

  @Test("has its base and its path joined, and everything in them encoded")
  func paths() {
    let source = source { $0.query = [.init("url"), .init("page", seen: [["1"], []])] }
    for line in [
      "struct Orders: Sendable {", "  let id: String", "  let urlValue: String", "  var page: Int?",
      #"  var baseURL = "http://a.test/v1""#, #"    var text = baseURL + "/a%20b/\(Self.escaped(id))""#,
      #"    items.append(Self.escaped("url") + "=" + Self.escaped(urlValue))"#,
      #"      items.append(Self.escaped("page") + "=" + Self.escaped(String(page)))"#,
      #"    request.httpMethod = "POST""#,
    ] {
      #expect(source.contains(line + "\n"), "\(line)")
    }
    #expect(self.source().contains(#"    let text = baseURL + "/a%20b/\(Self.escaped(id))""#))
  }

  @Test("has of what is the same for every endpoint only what it needs")
  func parts() {
    let plain = source()
    let changes: [(String, (inout EndpointModel) -> Void)] = [
      ("struct Form {", { $0.body = .parts([.init(.init("a"), .text, contentType: nil)]) }),
      ("final class Login", { $0.login = (.digest, "ada", "PW") }),
      ("indirect enum AnyValue", { $0.answer = .json(DataModel(.any)) }),
      ("dateDecodingStrategy = .custom", { $0.answer = .json(DataModel(.moment)) }),
      ("var response: ErrorResponse?", { $0.failure = DataModel(.text) }),
    ]
    for (sign, change) in changes {
      #expect(source(change).contains(sign), "\(sign)")
      #expect(!plain.contains(sign), "\(sign)")
    }
    #expect(plain.contains("private static func escaped"))
    #expect(plain.contains("static var decoder: JSONDecoder { JSONDecoder() }"))
  }

  @Test("answers what the endpoint answers")
  func answers() {
    let nothing = source()
    #expect(nothing.contains("typealias Response = Void"))
    #expect(nothing.contains(#"    print("done")"#))
    let bytes = source { $0.answer = .bytes }
    #expect(bytes.contains("typealias Response = Data") && bytes.contains("    return data\n"))
    let json = source { $0.answer = .json(DataModel(.array(.integer))) }
    #expect(json.contains("typealias Response = [Int]"))
    #expect(json.contains("    return try Self.decoder.decode(Response.self, from: data)\n"))
  }

  @Test("sends the body that it has, under its type")
  func bodies() throws {
    let form = source { $0.body = .form([.init("a", seen: [["1"]])]) }
    #expect(form.contains(#"    fields.append(Self.escaped("a") + "=" + Self.escaped(String(a)))"#))
    #expect(
      form.contains(#"setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")"#))
    let bytes = source { $0.body = .bytes(type: "text/plain", sample: "a\"b") }
    #expect(bytes.contains("  let body: Data\n") && bytes.contains("request.httpBody = body"))
    #expect(bytes.contains(#"let endpoint = Orders(id: "", body: Data("a\"b".utf8))"#))
    let sample = try JSONDocument(#"{"n":7}"#).root
    let json = source { $0.body = .json(DataModel(JSONShape(of: sample)), sample: sample) }
    #expect(json.contains("request.httpBody = try Self.encoder.encode(body)"))
    #expect(json.contains(#"let endpoint = Orders(id: "", body: .init(n: 7))"#))
  }

  @Test("has secrets of headers and of a login as properties, and none of them in its source")
  func secrets() {
    let source = source { model in
      model.constants = [.init("X-A", .text("1"))]
      model.serviceConstants = [.init("Authorization", .secret(prefix: "Bearer ", variable: "MY_TOKEN"))]
      model.login = (.digest, "ada", "PW")
    }
    for line in [
      #"    request.setValue("1", forHTTPHeaderField: "X-A")"#, "  let token: String",
      "  let password: String",
      #"    request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")"#,
      #"    let login = Login(user: "ada", password: password)"#,
    ] {
      #expect(source.contains(line + "\n"), "\(line)")
    }
    #expect(source.contains(#"token: ProcessInfo.processInfo.environment["MY_TOKEN"] ?? """#))
    #expect(source.contains(#"password: ProcessInfo.processInfo.environment["PW"] ?? """#))
    #expect(source.contains("session.data(for: request(), delegate: login)"))
  }
}
