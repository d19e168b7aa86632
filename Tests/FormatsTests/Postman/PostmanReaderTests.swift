import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Reading Postman's collections", .paced)
struct PostmanReaderTests {
  private static func collection(_ rest: String) -> String {
    #"{"info": {"name": "Shop", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, \#(rest)}"#
  }

  @Test("folders, what they inherit, and what is switched off")
  func folders() throws {
    let text = Self.collection(
      #"""
      "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "{{tok}}"}]},
      "variable": [{"key": "base", "value": "http://a.example"}, {"key": "off", "value": "1", "disabled": true}],
      "item": [
        {"name": "Users", "auth": {"type": "basic", "basic": {"username": "me", "password": "{{pw}}"}}, "item": [
          {"name": "List", "request": {"method": "GET", "url": "{{base}}/users",
            "header": [{"key": "X-Mine", "value": "1"}, {"key": "X-Off", "value": "2", "disabled": true}]}},
          {"name": "Open", "request": {"auth": {"type": "noauth"}, "method": "GET", "url": "{{base}}/open"}}
        ]},
        {"name": "Root", "request": "{{base}}/root"}
      ]
      """#)
    let found = try RequestCollection.reading(text, .postmanCollection)
    #expect(found.name == "Shop")
    #expect(found.requests.map(\.title) == ["Users / List", "Users / Open", "Root"])
    #expect(found.request("List")?.header("Authorization") == "Basic me {{pw}}")
    #expect(found.request("List")?.header("X-Mine") == "1")
    #expect(found.request("List")?.header("X-Off") == nil)
    #expect(found.request("Open")?.header("Authorization") == nil)
    #expect(found.request("Root")?.header("Authorization") == "Bearer {{tok}}")
    #expect(found.variables.map(\.name) == ["base"])
  }

  @Test("a collection is read as its interface wraps it, and of the form 2.0")
  func wrapped() throws {
    let inner =
      #"{"info": {"name": "W", "schema": "…/v2.0.0/…"}, "item": [{"request": {"url": "http://a.example/x", "method": "POST", "auth": {"type": "bearer", "bearer": {"token": "{{t}}"}}}}]}"#
    let found = try RequestCollection.reading("{\"collection\": \(inner)}", .postmanCollection)
    #expect(found.requests.first?.http.start == "POST http://a.example/x")
    #expect(found.requests.first?.header("Authorization") == "Bearer {{t}}")
  }

  @Test("of the first form it is said how it can be read, of anything else what is missing")
  func others() {
    func problem(_ text: String) -> String? {
      do {
        _ = try RequestCollection.reading(text, .postmanCollection)
        return nil
      } catch { return (error as? CollectionProblem)?.message }
    }
    #expect(
      problem(#"{"id": "1", "order": ["2"], "requests": []}"#)?.contains("export it again as 2.1") == true)
    #expect(problem(#"{"info": {}}"#)?.contains("a list `item`") == true)
  }

  @Test("a script's values and checks are kept, and the rest is named by its line")
  func scripts() throws {
    let text = Self.collection(
      #"""
      "item": [{"name": "Login", "event": [{"listen": "test", "script": {"exec": [
        "const data = pm.response.json();",
        "pm.environment.set('tok', data.session.token);",
        "pm.test('fine', function () { pm.response.to.have.status(200); });",
        "pm.sendRequest('http://b.example');"
      ]}}], "request": {"url": "http://a.example", "method": "POST"}}]
      """#)
    let found = try RequestCollection.reading(text, .postmanCollection)
    let request = try #require(found.requests.first)
    #expect(request.captures.map(\.name) == ["tok"])
    #expect(request.captures.first?.source == .json(".session.token"))
    #expect(request.checks.first?.relation == .compares("==", to: "200"))
    #expect(found.leftOut.map(\.what) == ["`pm.sendRequest` of a script"])
    #expect(found.leftOut.first?.line == 5)
  }

  @Test("what a script changes before it is sent, and what only Postman makes or signs, is not sent")
  func refusals() throws {
    let text = Self.collection(
      #"""
      "item": [
        {"name": "changed", "event": [{"listen": "prerequest", "script": {"exec": ["pm.request.headers.add({key: 'a'});"]}}], "request": "http://a.example"},
        {"name": "made", "event": [{"listen": "prerequest", "script": {"exec": "pm.variables.set('sum', md5('x'));"}}], "request": "http://a.example/{{sum}}"},
        {"name": "invented", "request": "http://a.example/{{$randomFirstName}}"},
        {"name": "foreign", "request": "http://a.example/{{$processEnv HOME}}"},
        {"name": "signed", "request": {"url": "http://a.example", "auth": {"type": "awsv4", "awsv4": []}}},
        {"name": "socket", "request": "wss://a.example"},
        {"name": "plain", "event": [{"listen": "prerequest", "script": {"exec": "pm.variables.set('word', 'red');"}}], "request": "http://a.example/{{word}}/{{$guid}}"}
      ]
      """#)
    let found = try RequestCollection.reading(text, .postmanCollection)
    #expect(found.sendable.map(\.name) == ["plain"])
    #expect(found.request("plain")?.http.start == "GET http://a.example/red/{{$guid}}")
    #expect(found.request("foreign")?.refusal?.contains("made by another program") == true)
    #expect(found.request("socket")?.refusal?.contains("WebSocket") == true)
  }

  @Test(
    "a broken file is told with its place",
    arguments: ["{\"info\": {\"name\": 1},\n \"item\": [}", "{\"info\": {}, \"item\": 3}"])
  func broken(_ text: String) {
    #expect {
      try RequestCollection.reading(text, .postmanCollection)
    } throws: {
      ($0 as? CollectionProblem)?.line != nil && ($0 as? CollectionProblem)?.column != nil
    }
  }

  @Test("environments and globals beside it have their values, and what is secret in them is marked")
  func environments() throws {
    let files = [
      "/c/dev.postman_environment.json":
        #"{"name": "dev", "_postman_variable_scope": "environment", "values": [{"key": "base", "value": "http://dev.example"}, {"key": "x", "value": "s3", "type": "secret"}, {"key": "off", "value": "1", "enabled": false}]}"#,
      "/c/all.postman_globals.json":
        #"{"name": "g", "_postman_variable_scope": "globals", "values": [{"key": "base", "value": "http://global.example"}, {"key": "more", "value": "m"}]}"#,
    ]
    let text = Self.collection(#""variable": [{"key": "base", "value": "http://own.example"}], "item": []"#)
    let found = try RequestCollection.reading(text, .postmanCollection, at: "/c/a.json", beside: files)
    #expect(found.value("base") == "http://own.example")
    #expect(found.value("more") == "m")
    #expect(found.environments.map(\.name) == ["dev"])
    #expect(found.environments.first?.variables.map(\.name) == ["base", "x"])
    #expect(found.environments.first?.variables.map(\.isSecret) == [false, true])
  }
}
