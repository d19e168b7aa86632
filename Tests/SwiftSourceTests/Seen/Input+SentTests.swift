import ApusClient
import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("What was sent in one item", .paced)
struct InputSentTests {
  private func source(_ query: String, service: String = "S") throws -> String {
    let parameters = #"""
      {"name":"tags","in":"query","explode":false,"schema":{"type":"array","items":{"type":"string"}}},
      {"name":"bars","in":"query","style":"pipeDelimited","schema":{"type":"array","items":{"type":"integer"}}},
      {"name":"color","in":"query","explode":false,"schema":{"type":"object","properties":{"R":{"type":"integer"},
        "name":{"type":"string"},"api_key":{"type":"string"},"pin":{"type":"integer"}}}},
      {"name":"more","in":"query","explode":false,"schema":{"additionalProperties":{"type":"string"},"type":"object"}},
      {"name":"one","in":"query","explode":false,"schema":{"type":"string"}}
      """#
    let specification = try Sample.openAPI(
      #"{"/x":{"get":{"operationId":"x","parameters":[\#(parameters)]}}}"#)
    let match = try #require(specification.match(.get, "/x"))
    var model = EndpointModel(
      name: "x", service: service, baseURL: "http://a", method: "GET", path: [.text("/x")])
    let items = Dictionary(grouping: QueryItem.items(ofQuery: query), by: \.name)
    model.query = items.sorted { $0.key < $1.key }.map {
      .init($0.key, seen: [$0.value.map { $0.value ?? "" }])
    }
    model.adopt(match, seen: nil, sentQuery: query)
    return SwiftSource.text(of: model, usedBy: .async)
  }

  @Test("in a path is each value by itself, and a secret is read from the environment")
  func path() throws {
    let list = #""schema":{"type":"array","items":{"type":"string"}}"#
    let specification = try Sample.openAPI(
      #"""
      {"/x/{tags}/{token}/{keys}":{"get":{"operationId":"x","parameters":[{"name":"tags","in":"path",\#(list)},
        {"name":"token","in":"path","style":"matrix","schema":{"type":"string"}},
        {"name":"keys","in":"path","explode":true,"schema":{"type":"object","additionalProperties":{"type":"string"}}}]}}}
      """#)
    let match = try #require(
      specification.match(.get, "/x/a%2Cb,c/;token=s3cr3tvalue/k=1%2C2,password=s3cr3t"))
    var model = EndpointModel(name: "x", service: "S", baseURL: "http://a", method: "GET", path: [])
    model.adopt(match, seen: nil)
    let source = SwiftSource.text(of: model, usedBy: .async)
    #expect(source.contains(#"tags: ["a,b", "c"]"#) && source.contains(#"keys: ["k": "1,2"]"#), "\(source)")
    #expect(!source.contains("s3cr3t") && source.contains(#"environment["TOKEN"]"#), "\(source)")
  }

  private func use(_ query: String) throws -> String {
    let lines = try source(query).split(separator: "\n")
    return String(lines.first { $0.contains("let endpoint = S.X(") } ?? "")
  }

  @Test(
    "is each value by itself in a sample: a comma that was encoded is part of one",
    arguments: [
      ("tags=a,b%2Cc", #"(tags: ["a", "b,c"])"#), ("tags=a", #"(tags: ["a"])"#),
      ("bars=1%7C2", "(bars: [1, 2])"),
      ("color=R,100,name,x%2Cy+z", #"(colorR: 100, colorName: "x,y z")"#),
      ("color=name,x,odd", #"(colorName: "x")"#),
      ("color=", "()"), ("color=R,1&color=R,2", "()"),
      ("more=b,2,a,x%2Cy", #"(more: ["b": "2", "a": "x,y"])"#),
      ("more=a,1,a,2,odd", #"(more: ["a": "1"])"#), ("one=a,b", #"(one: "a,b")"#),
    ])
  func values(_ query: String, _ arguments: String) throws {
    #expect(try use(query).hasSuffix("S.X" + arguments))
  }

  @Test("is read from the environment where a member is a secret by its name, and left out of a map")
  func secret() throws {
    #expect(try use("more=a,1,api_key,canary-1234").hasSuffix(#"S.X(more: ["a": "1"])"#))
    let use = try use("color=R,1,api_key,canary-1234")
    #expect(use.contains("colorR: 1") && use.contains(#"environment["API_KEY"]"#) && !use.contains("canary"))
  }

  @Test("compiles where a secret is no text, whatever was sent for it")
  func compiles() throws {
    let modules = try #require(Compiler.modules)
    let (number, text) = (
      try source("color=R,1,pin,471188", service: "Number"),
      try source("color=pin,canary,api_key,canary-1234", service: "Text")
    )
    #expect(!(number + text).contains("471188") && !(number + text).contains("canary"))
    #expect(number.contains(#"colorPin: Int(ProcessInfo.processInfo.environment["PIN"] ?? "") ?? 0"#))
    let files = ["Number": number.renamed(1), "Text": text.renamed(2)]
    #expect(try Compiler.complaints(about: files, options: ["-I", modules]) == "")
  }
}
