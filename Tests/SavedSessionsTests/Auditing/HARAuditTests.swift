import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A HAR log of any program, looked through", .paced)
struct HARAuditTests {
  private static let log = """
    {"log": {"entries": [
      {"request": {"method": "POST", "url": "https://h/a?token=canary-12345678&b=1",
        "headers": [{"name": "Authorization", "value": "Bearer canary-23456789"},
          {"name": "Content-Type", "value": "application/json"}],
        "cookies": [{"name": "sid", "value": "canary-34567890"}],
        "queryString": [{"name": "token", "value": "canary-12345678"}, {"name": "b", "value": "1"}],
        "postData": {"mimeType": "application/json", "text": "{\\"password\\":\\"canary-45678901\\",\\"a\\":1}"}},
       "response": {"status": 200, "headers": [{"name": "Set-Cookie", "value": "sid=canary-34567890; Path=/"}],
        "content": {"mimeType": "application/json", "encoding": "base64", "text": "eyJhIjoxfQ=="}}},
      {"request": {"method": "GET", "url": "https://h/x/canary-45678901"}, "response": {"status": 200},
       "comment": "for ghp_abcdefghij1234567890"}
    ]}}
    """

  private func audit(_ text: String) throws -> HARAudit {
    var redactor = Redactor()
    return try HARAudit(try JSONDocument(Array(text.utf8)), redactor: &redactor)
  }

  @Test("tells each secret with its line and its place, and none of its values")
  func findings() throws {
    let findings = try audit(Self.log).findings
    let places = Set(findings.map { "\($0.line) \($0.place) \($0.name)" })
    for expected in [
      "2 entries[0].request.url token", "3 entries[0].request.headers Authorization",
      "7 entries[0].request.postData password", "11 entries[1].comment token-2",
    ] {
      #expect(places.contains(expected), "\(expected)\n\(places.sorted().joined(separator: "\n"))")
    }
    #expect(!places.contains { $0.contains("canary") })
  }

  @Test("has none of them when it is mended, and everything else stays byte for byte")
  func fixed() throws {
    let text = String(decoding: try audit(Self.log).fixed, as: UTF8.self)
    #expect(!text.contains("canary") && !text.contains("ghp_"), "\(text)")
    #expect(text.contains(#"{"mimeType": "application/json", "encoding": "base64", "text": "eyJhIjoxfQ=="}"#))
    #expect(text.contains(#""value": "sid={{secret:cookie.sid}}; Path=/""#), "\(text)")
    let again = try audit(text)
    #expect(again.findings == [] && String(decoding: again.fixed, as: UTF8.self) == text)
  }

  @Test(
    "is taken as it is, whatever is missing in it",
    arguments: ["{}", "[]", #"{"log":{"entries":[{},1,{"request":[]}]}}"#])
  func odd(_ text: String) throws {
    #expect(try audit(text).findings == [])
  }

  @Test(
    "tells what stands beside the entries, and in what browsers add to them",
    arguments: [
      (#""pages":[{"title":"http://h/?token=canary"}],"entries":[]"#, "token"),
      (#""comment":"password: canary","entries":[]"#, "password"),
      (#""entries":[{"_initiator":{"url":"http://h/?access_token=canary"}}]"#, "access_token"),
      (#""entries":[{"comment":"for token=canary"}]"#, "token"),
      (#""entries":[{"_webSocketMessages":[{"data":"{\"password\":\"canary\"}"}]}]"#, "password"),
    ])
  func beside(_ members: String, _ name: String) throws {
    let audit = try audit("{\"log\":{\(members)}}")
    #expect(audit.findings.map(\.name) == [name])
    #expect(!String(decoding: audit.fixed, as: UTF8.self).contains("canary"))
  }

  @Test(
    "reads the value of an item as it is: a placeholder in it is none, and a secret in it goes alone",
    arguments: [
      (#""queryString""#, "[", "]"), (#""postData":{"mimeType":"multipart/form-data","params""#, "[", "]}"),
    ])
  func within(_ name: String, _ open: String, _ close: String) throws {
    func log(_ secret: String) -> String {
      let value = #"{\"token\":\""# + secret + #"\",\"a\":\"1 + 1 %\"}"#
      let item = #"{"name":"filter","value":""# + value + #""}"#
      return #"{"log":{"entries":[{"request":{"# + name + ":" + open + item + close + "}}]}}"
    }
    let mended = log("{{secret:token}}")
    #expect(try audit(mended).findings == [])
    let audit = try audit(log("canary-12345678"))
    #expect(audit.findings.map(\.name) == ["token"])
    #expect(String(decoding: audit.fixed, as: UTF8.self) == mended)
  }

  @Test("has no secret in what browsers put into one value: the fields of one name, a line each")
  func joined() throws {
    let value = #"a=canary-12345678; Path=/\nb=canary-23456789; Path=/"#
    let field = #"{"name":"set-cookie","value":"\#(value)"}"#
    let log = #"{"log":{"entries":[{"response":{"headers":[\#(field)]}}]}}"#
    let fixed = String(decoding: try audit(log).fixed, as: UTF8.self)
    #expect(
      fixed.contains(#""a={{secret:cookie.a}}; Path=/\nb={{secret:cookie.b}}; Path=/""#), "\(fixed)")
    #expect(try audit(fixed).findings == [])
  }
}
