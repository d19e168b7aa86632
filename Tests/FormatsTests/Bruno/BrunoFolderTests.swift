import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Collections of Bruno's", .paced)
struct BrunoFolderTests {
  static let files = [
    "/c/bruno.json": #"{"version": "1", "name": "Shop", "type": "collection"}"#,
    "/c/collection.bru":
      "headers {\n  X-All: c\n}\nauth {\n  mode: bearer\n}\nauth:bearer {\n  token: {{tok}}\n}\nvars:pre-request {\n  base: http://own.example\n}\n",
    "/c/environments/dev.bru": "vars {\n  base: http://dev.example\n}\nvars:secret [\n  tok\n]\n",
    "/c/last.bru": "meta {\n  name: Last\n  seq: 9\n}\nget {\n  url: {{base}}/last\n  auth: none\n}\n",
    "/c/first.bru":
      "meta {\n  name: First\n  seq: 1\n}\nget {\n  url: {{base}}/first/{{process.env.REGION}}\n  auth: inherit\n}\n",
    "/c/users/folder.bru":
      "meta {\n  name: Users\n}\nheaders {\n  X-All: f\n}\nvars:pre-request {\n  word: red\n}\n",
    "/c/users/add.bru":
      "meta {\n  name: Add\n  seq: 1\n}\npost {\n  url: {{base}}/users/:id/{{word}}\n  body: json\n  auth: basic\n}\nparams:path {\n  id: 7\n}\nauth:basic {\n  username: me\n  password: {{pw}}\n}\nbody:json {\n  {}\n}\nvars:post-response {\n  made: res.body.id\n}\nassert {\n  res.status: eq 201\n  res.body: contains x\n}\n",
    "/c/users/live.bru": "meta {\n  name: Live\n  seq: 2\n}\nws {\n  url: ws://a.example\n}\n",
  ]

  @Test("a secret of an environment is one where its value is in the file, and named where it is not")
  func secrets() throws {
    var files = Self.files
    files["/c/environments/dev.bru"] =
      """
      vars {
        base: http://dev.example
        foo: canary-1234
        bar: canary-1234
      }
      vars:secret [
        foo,
        more,
        ~old
      ]

      """
    let found = try CollectionFile.readFolder("/c", in: .fixed(files))
    let variables = try #require(found.environments.first).variables
    #expect(variables.filter(\.isSecret).map(\.name) == ["foo", "bar"], "\(variables)")
    let left = found.leftOut.map(\.what)
    #expect(left.contains { $0.contains("the secret more") })
    #expect(!left.contains { $0.contains("the secret foo") })
    let environments = CollectionEnvironments(found)
    #expect(!environments.open.contains("canary") && environments.secret.contains("canary-1234"))
  }

  @Test("folders come first, and all that is above a request is in it")
  func whole() throws {
    let found = try CollectionFile.readFolder("/c", in: .fixed(Self.files))
    #expect(found.name == "Shop")
    #expect(found.requests.map(\.title) == ["Users / Add", "Users / Live", "First", "Last"])
    let add = try #require(found.request("Add"))
    #expect(add.http.start == "POST {{base}}/users/7/red")
    #expect(add.header("X-All") == "f")
    #expect(add.header("Authorization") == "Basic me {{pw}}")
    #expect(add.captures.map(\.name) == ["made"] && add.captures.first?.source == .json(".id"))
    #expect(
      add.checks.map(\.relation) == [
        .compares("==", to: "201"), .holds(.includes, "\"x\"", isNegated: false),
      ])
    #expect(add.file == "users/add.bru")
    #expect(found.request("First")?.header("Authorization") == "Bearer {{tok}}")
    #expect(found.request("First")?.http.start == "GET {{base}}/first/{{$dotenv REGION}}")
    #expect(found.request("Last")?.header("Authorization") == nil)
    #expect(found.request("Live")?.refusal?.contains("WebSocket") == true)
    #expect(found.value("base") == "http://own.example")
    #expect(found.environments.first?.variables.map(\.name) == ["base"])
    #expect(found.leftOut.contains { $0.what.contains("the secret tok") })
  }

  @Test("one file of it has what is above it")
  func single() throws {
    let found = try RequestCollection.reading(
      Self.files["/c/users/add.bru"] ?? "", .bruno, at: "/c/users/add.bru", beside: Self.files)
    #expect(found.requests.map(\.title) == ["Users / Add"])
    #expect(found.requests.first?.header("X-All") == "f")
  }

  @Test("a file without a collection around it is not sent without what it inherits")
  func orphan() {
    #expect(throws: CollectionProblem.self) {
      try RequestCollection.reading("get {\n  url: http://a.example\n}\n", .bruno, at: "/x/a.bru")
    }
  }

  @Test("a broken file among them is named")
  func broken() {
    var files = Self.files
    files["/c/users/bad.bru"] = "get {\n  url\n}\n"
    #expect {
      try CollectionFile.readFolder("/c", in: .fixed(files))
    } throws: {
      ($0 as? CollectionProblem)?.file == "users/bad.bru" && ($0 as? CollectionProblem)?.line == 2
    }
  }
}
