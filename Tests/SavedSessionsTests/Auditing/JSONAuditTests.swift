import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A collection or an environment in JSON, looked through", .paced)
struct JSONAuditTests {
  private func audit(_ text: String) throws -> (names: [String], fixed: String) {
    var redactor = Redactor()
    let audit = try JSONAudit(JSONDocument(Array(text.utf8)), redactor: &redactor)
    return (audit.findings.map(\.name), String(decoding: audit.fixed, as: UTF8.self))
  }

  @Test(
    "tells secrets by names beside them, by their kind, and by what stands around them",
    arguments: [
      (#"{"values":[{"key":"password","value":"canary","type":"secret"}]}"#, "password"),
      (#"{"values":[{"key":"mine","value":"canary","type":"secret"}]}"#, "mine"),
      (#"{"header":[{"key":"Authorization","value":"Bearer canary"}]}"#, "Authorization"),
      (#"{"header":[{"key":"Cookie","value":"sid=canary"}]}"#, "cookie.sid"),
      (#"{"auth":{"bearer":[{"key":"token","value":"canary"}]}}"#, "token"),
      (#"{"cookies":[{"key":"sid","value":"canary","domain":"h.test"}]}"#, "cookie.sid"),
      (#"{"authentication":{"type":"basic","username":"u","password":"canary"}}"#, "password"),
      (#"{"url":{"raw":"http://h/x?access_token=canary"}}"#, "access_token"),
      (#"{"exec":["pm.environment.set(\"token\", \"canary\");"]}"#, "token"),
      (#"{"body":{"raw":"{\"password\":\"canary\"}"}}"#, "password"),
      (#"{"body":{"raw":"{\"name\":\"password\",\"value\":\"canary\"}"}}"#, "password"),
      (#"{"key":"mine","label":"Password","value":"canary"}"#, "Password"),
      (#"{"Name":"api_key","Val":"canary"}"#, "api_key"),
      (#"{"apikey":{"key":"key","value":"canary","in":"query"}}"#, "key"),
      (#"{"apikey":[{"key":"value","value":"canary"},{"key":"in","value":"query"}]}"#, "apikey"),
      (#"{"op":"add","path":"/user/password","value":"canary"}"#, "password"),
      (#"{"id":"7","name":"mine","value":"canary","type":"secret"}"#, "mine"),
      (#"{"id":"token","name":"mine","value":"canary"}"#, "token"),
      (#"{"credentials":{"name":"mine","value":"canary"}}"#, "credentials"),
      (#"{"note":"sent as Authorization: Bearer canary-1234, which works"}"#, "Authorization"),
      (#"{"description":"log in, token: canary-1234"}"#, "token"),
      (#"{"id":"mine","value":"set(\"token\", \"canary\")"}"#, "token"),
    ])
  func secrets(_ text: String, _ name: String) throws {
    let (names, fixed) = try audit(text)
    #expect(names == [name] && !fixed.contains("canary"), "\(names) \(fixed)")
    #expect(try audit(fixed).names == [] && audit(fixed).fixed == fixed)
  }

  @Test(
    "leaves what names a variable, and what is none, byte for byte",
    arguments: [
      #"{ "values" : [ { "key":"password", "value":"{{password}}", "type":"secret" } ] }"#,
      #"{"header":[{"key":"Authorization","value":"Bearer {{token}}"},{"key":"Accept","value":"*/*"}]}"#,
      #"{"header":[{"key":"Cookie","value":"sid={{sid}}"}], "token": "{{token}}", "password": ""}"#,
      #"{"a":[1.0,null,true,"x"]}"#, "[]", #"{"id":"1","label":"City","val":"x"}"#,
      #"{"field":"password","value":"{{password}}"}"#, #"{"field":"password","value":""}"#,
      #"{"oauth2":[{"key":"accessTokenUrl","value":"https://h/t"},{"key":"addTokenTo","value":"header"}]}"#,
      #"{"values":[{"key":"dataKey","value":"mine"},{"key":"sortKey","value":"created"}]}"#,
      #"{"apikey":[{"key":"in","value":"header"},{"key":"key","value":"client-id"}]}"#,
      #"{"dependencies":{"jsonwebtoken":"^9.0.2","cookie":"0.7.1"}}"#,
    ])
  func others(_ text: String) throws {
    let (names, fixed) = try audit(text)
    #expect(names == [] && fixed == text)
  }

  @Test("is given up in a task that is cancelled")
  func cancelled() async {
    let isStopped = await Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      var redactor = Redactor()
      redactor.stopsWhenCancelled = true
      return (try? JSONAudit(JSONDocument(Array("[1, 2]".utf8)), redactor: &redactor)) == nil
    }.value
    #expect(isStopped)
  }
}
