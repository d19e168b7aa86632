import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Bruno's YAML", .paced)
struct OpenCollectionRequestTests {
  @Test("a folder of YAML files is a collection")
  func folder() throws {
    let files = [
      "/c/opencollection.yml":
        "opencollection: 1.0.0\ninfo:\n  name: Shop\nrequest:\n  headers:\n    - name: X-All\n      value: c\n",
      "/c/environments/dev.yml":
        "name: dev\nvariables:\n  - name: base\n    value: http://dev.example\n  - name: tok\n    secret: true\n",
      "/c/users/folder.yml": "info:\n  name: Users\n",
      "/c/users/add.yml": """
      info:
        name: Add
        type: http
      http:
        method: post
        url: "{{base}}/users/:id"
        params:
          - {name: id, value: "7", type: path}
        auth: {type: bearer, token: "{{tok}}"}
        body:
          type: json
          data: '{"a": 1}'
      runtime:
        assertions:
          - {expression: res.status, operator: eq, value: "201"}
        actions:
          - {type: set-variable, phase: after-response, selector: {expression: res.body.id}, variable: {name: made}}
      """,
    ]
    let found = try CollectionFile.readFolder("/c", in: .fixed(files))
    let add = try #require(found.requests.first)
    #expect(add.title == "Users / Add")
    #expect(add.http.start == "POST {{base}}/users/7")
    #expect(add.header("X-All") == "c" && add.header("Authorization") == "Bearer {{tok}}")
    #expect(add.bodyText == #"{"a": 1}"#)
    #expect(add.captures.map(\.name) == ["made"])
    #expect(add.checks.map(\.relation) == [.compares("==", to: "201")])
  }

  @Test("a collection that is one file is read, with its environments")
  func bundled() throws {
    let text = """
      opencollection: 1.0.0
      info: {name: Shop}
      config:
        environments:
          - name: dev
            variables: [{name: base, value: http://dev.example}]
      items:
        - info: {name: Users, type: folder}
          items:
            - info: {name: List, type: http}
              http: {method: GET, url: "{{base}}/users"}
        - info: {name: Talk, type: grpc}
          grpc: {url: grpc://a.example}
      """
    let found = try RequestCollection.reading(text, .brunoYAML)
    #expect(found.requests.map(\.title) == ["Users / List", "Talk"])
    #expect(found.sendable.count == 1)
    #expect(found.environments.map(\.name) == ["dev"])
  }

  @Test("broken YAML is told with its line")
  func broken() {
    #expect {
      try RequestCollection.reading("opencollection: 1\nitems: [\n", .brunoYAML)
    } throws: {
      ($0 as? CollectionProblem)?.line != nil
    }
  }
}
