import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Finding an operation by a written path", .paced)
struct LookupTests {
  private func match(_ path: String, _ method: Operation.Method = .get) throws -> String? {
    try Sample.shop().match(method, path).map { match in
      ([match.operation.path] + match.values.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
  }

  @Test(
    "gives the template and the values of its parameters",
    arguments: [
      ("/orders", "/orders"), ("/orders/7", "/orders/{id} id=7"), ("/orders/a%2Fb", "/orders/{id} id=a/b"),
      ("/orders/7/items", "/orders/{order_id}/items order_id=7"),
      ("/compare/v1...v2", "/compare/{base}...{head} base=v1 head=v2"),
      ("/compare/v1.0...v2.0", "/compare/{base}...{head} base=v1.0 head=v2.0"),
      ("/orders/{id}", "/orders/{id} id={id}"),
    ])
  func found(_ path: String, _ expected: String) throws { #expect(try match(path) == expected) }

  @Test("gives the values as they are written, too")
  func written() throws {
    func written(_ path: String) throws -> [String]? {
      try Sample.shop().match(.get, path)?.values.map(\.written)
    }
    #expect(try written("/orders/a%2Cb,c") == ["a%2Cb,c"])
    #expect(try written("/compare/v1...v%202") == ["v1", "v%202"])
    #expect(try written("/compare/v,1...v2") == ["v,1", "v2"])
  }

  @Test(
    "tells parameters side by side by their styles, and says nothing of them where that does not tell",
    arguments: [
      ("/r/7.json", ["id=7", "format=.json"]), ("/r/1.2.json", []),
      ("/m/;a=1,2;b=3", ["a=;a=1,2", "b=;b=3"]),
      ("/m/1/x", nil),
    ] as [(String, [String]?)])
  func sideBySide(_ path: String, _ values: [String]?) throws {
    func parameter(_ name: String, _ style: String) -> String {
      #"{"name":"\#(name)","in":"path","required":true,"style":"\#(style)","schema":{"type":"string"}}"#
    }
    let reports = [parameter("id", "simple"), parameter("format", "label")].joined(separator: ",")
    let matrices = [parameter("a", "matrix"), parameter("b", "matrix")].joined(separator: ",")
    let specification = try Sample.openAPI(
      #"{"/r/{id}{format}":{"parameters":[\#(reports)],"get":{}},"/m/{a}{b}":{"parameters":[\#(matrices)],"get":{}}}"#
    )
    let match = specification.match(.get, path)
    #expect(match?.values.map { "\($0.name)=\($0.value)" } == values)
    #expect(match?.warnings(for: RequestParts()).isEmpty != false)
  }

  @Test("prefers text to parameters, unless only the parameter has the method")
  func precision() throws {
    #expect(try match("/orders/latest") == "/orders/latest")
    #expect(try match("/orders/latest", .delete) == "/orders/{id} id=latest")
  }

  @Test(
    "compares segments percent-decoded",
    arguments: [
      ("/果物/7", "/果物/{id} id=7"), ("/%E6%9E%9C%E7%89%A9/7", "/果物/{id} id=7"),
      ("/%e6%9e%9c%e7%89%a9/%E6%A2%A8", "/果物/{id} id=梨"), ("/100%/7", "/100%/{id} id=7"),
      ("/100%25/7", "/100%/{id} id=7"), ("/a%20b/c", "/a%20b/c"), ("/a b/c", "/a%20b/c"),
      ("/v%3A7.json", "/v:{id}.json id=7"),
    ])
  func decoded(_ path: String, _ expected: String) throws {
    let specification = try Sample.openAPI(
      #"{"/果物/{id}":{"get":{}},"/100%/{id}":{"get":{}},"/a%20b/c":{"get":{}},"/v:{id}.json":{"get":{}}}"#)
    let match = specification.match(.get, path).map { match in
      ([match.operation.path] + match.values.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
    #expect(match == expected)
    #expect(
      specification.operation(.get, expected.split(separator: " id=").first.map(String.init) ?? "") != nil)
  }

  @Test("prefers text with a parameter in it to a parameter alone")
  func mixed() throws {
    let specification = try Sample.openAPI(
      #"{"/{any}":{"get":{}},"/{name}.json":{"get":{}},"/a.json":{"get":{}}}"#)
    #expect(specification.match(.get, "/b.json")?.operation.path == "/{name}.json")
    #expect(specification.match(.get, "/a.json")?.operation.path == "/a.json")
    #expect(specification.match(.get, "/b.xml")?.operation.path == "/{any}")
    #expect(specification.match(.get, "/.json")?.operation.path == "/{any}")
  }

  @Test("lets a parameter at the end that is a path take several segments where nothing else fits")
  func longEnd() throws {
    #expect(try match("/files/docs/read%20me.txt") == "/files/{path} path=docs/read me.txt")
    #expect(try match("/orders/7/unknown") == nil)
  }

  @Test(
    "finds nothing where nothing fits",
    arguments: ["/", "", "/nothing", "/orders/", "/compare/v1", "/compare/...v2", "/files/"])
  func nothing(_ path: String) throws { #expect(try match(path) == nil) }

  @Test("knows which methods a path has")
  func methods() throws {
    let shop = try Sample.shop()
    #expect(shop.methods(matching: "/orders") == [.get, .post])
    #expect(shop.methods(matching: "/orders/latest") == [.get, .delete])
    #expect(shop.methods(matching: "/nothing").isEmpty)
  }

  @Test("takes time in proportion, however many templates are alike")
  func manyAlike() throws {
    let paths = (0..<300).map { #""/{a\#($0)}/{b}/{c}/{d}/{e}/x\#($0)":{"get":{}}"# }
    let specification = try Sample.openAPI("{\(paths.joined(separator: ","))}")
    #expect(specification.match(.get, "/1/2/3/4/5/x299")?.operation.path == "/{a299}/{b}/{c}/{d}/{e}/x299")
    #expect(specification.match(.get, "/1/2/3/4/5/y") == nil)
  }

  @Test(
    "gives what is not described the parameters of as much of it as is",
    arguments: [
      ("/orders/7/notes", "/orders/{id}/notes"), ("/orders/latest/notes/3", "/orders/latest/notes/3"),
      ("/orders/7/items/3", "/orders/{order_id}/items/3"), ("/pears/1", "/pears/1"), ("/", "/"),
      ("/orders", "/orders"),
    ])
  func around(_ path: String, _ template: String) throws {
    #expect(try Sample.shop().template(of: path) == template)
  }
}
