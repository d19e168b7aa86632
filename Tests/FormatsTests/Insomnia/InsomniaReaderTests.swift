import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Reading Insomnia's exports", .paced)
struct InsomniaReaderTests {
  private static let four = #"""
    {"_type": "export", "__export_format": 4, "resources": [
      {"_id": "wrk_1", "_type": "workspace", "parentId": null, "name": "Shop"},
      {"_id": "env_1", "_type": "environment", "parentId": "wrk_1", "data": {"base": "http://a.example", "deep": {"er": "x"}}},
      {"_id": "env_2", "_type": "environment", "parentId": "env_1", "name": "dev", "data": {"base": "http://dev.example"}},
      {"_id": "fld_1", "_type": "request_group", "parentId": "wrk_1", "name": "Users", "metaSortKey": -2, "environment": {"word": "red"},
       "authentication": {"type": "bearer", "token": "{{ _.tok }}"}},
      {"_id": "req_2", "_type": "request", "parentId": "fld_1", "name": "Second", "metaSortKey": 5, "method": "GET", "url": "{{ _.base }}/{{ _.word }}/{{ _.deep.er }}", "authentication": {}},
      {"_id": "req_1", "_type": "request", "parentId": "fld_1", "name": "First", "metaSortKey": 1, "method": "POST", "url": "{{ base }}/login",
       "parameters": [{"name": "q", "value": "a b"}, {"name": "off", "value": "1", "disabled": true}],
       "authentication": {"type": "none"}, "body": {"mimeType": "application/json", "text": "{\"a\": 1}"}},
      {"_id": "req_3", "_type": "request", "parentId": "wrk_1", "name": "Third", "metaSortKey": 9, "method": "GET",
       "url": "{{ _.base }}/x?t={% response 'body', 'req_1', 'b64::JC50b2tlbg==::46b', 'never', 60 %}"},
      {"_id": "req_4", "_type": "request", "parentId": "wrk_1", "name": "Fourth", "url": "http://a.example/{% prompt 'who' %}"},
      {"_id": "greq_5", "_type": "grpc_request", "parentId": "wrk_1", "name": "Fifth", "url": "grpc://a.example"}
    ]}
    """#

  @Test("form 4 is read by its parents and keys, with folders' variables and credentials")
  func four() throws {
    let found = try RequestCollection.reading(Self.four, .insomnia)
    #expect(found.name == "Shop")
    #expect(found.request("First")?.http.start == "POST {{base}}/login?q=a%20b")
    #expect(found.request("First")?.header("Authorization") == nil)
    #expect(found.request("Second")?.http.start == "GET {{base}}/red/{{deep_er}}")
    #expect(found.request("Second")?.header("Authorization") == "Bearer {{tok}}")
    #expect(found.requests.filter { $0.folders == ["Users"] }.map(\.name) == ["First", "Second"])
    #expect(found.value("deep_er") == "x")
    #expect(found.environments.map(\.name) == ["dev"])
  }

  @Test("a part of another request's answer is a value that the other keeps")
  func answers() throws {
    let found = try RequestCollection.reading(Self.four, .insomnia)
    let capture = try #require(found.request("First")?.captures.first)
    #expect(capture.source == .json(".token"))
    #expect(found.request("Third")?.http.start == "GET {{base}}/x?t={{\(capture.name)}}")
  }

  @Test("what only Insomnia fills in, and other protocols, are not sent")
  func refusals() throws {
    let found = try RequestCollection.reading(Self.four, .insomnia)
    #expect(found.request("Fourth")?.refusal?.contains("prompt") == true)
    #expect(found.request("Fifth")?.refusal?.contains("gRPC") == true)
  }

  @Test("form 5 is a tree, in YAML, in the order of its keys")
  func five() throws {
    let text = """
      type: collection.insomnia.rest/5.0
      name: Shop
      collection:
        - name: Later
          url: "{{ _.base }}/later"
          method: GET
          meta: {id: req_2, sortKey: 2}
        - name: Users
          meta: {id: fld_1, sortKey: 1}
          headers:
            - {name: X-Mine, value: folder}
          children:
            - name: First
              url: "{{ _.base }}/first/:id"
              method: PUT
              meta: {id: req_1}
              pathParameters:
                - {name: id, value: "7"}
              body:
                mimeType: application/x-www-form-urlencoded
                params:
                  - {name: a, value: "1 2"}
              scripts:
                afterResponse: |-
                  const body = insomnia.response.json();
                  insomnia.environment.set("id", body.id);
      environments:
        name: Base
        data: {base: http://a.example}
        subEnvironments:
          - name: dev
            data: {base: http://dev.example}
      """
    let found = try RequestCollection.reading(text, .insomnia)
    #expect(found.requests.map(\.title) == ["Users / First", "Later"])
    let first = try #require(found.requests.first)
    #expect(first.http.start == "PUT {{base}}/first/7")
    #expect(first.header("X-Mine") == "folder")
    #expect(first.bodyText == "a=1+2")
    #expect(first.captures.map(\.name) == ["id"])
    #expect(first.captures.first?.line == 26)
    #expect(found.value("base") == "http://a.example")
    #expect(found.environments.map(\.name) == ["dev"])
  }

  @Test(
    "a broken file is told with its place",
    arguments: [
      "{\"__export_format\": 4, \"resources\": [", "__export_format: 4\n  bad: [", "{\"__export_format\": 2}",
    ])
  func broken(_ text: String) {
    #expect {
      try RequestCollection.reading(text, .insomnia)
    } throws: {
      ($0 as? CollectionProblem)?.line != nil
    }
  }
}
