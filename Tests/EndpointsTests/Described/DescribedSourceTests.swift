import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSwiftSource
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Source of what is described", .paced)
struct DescribedSourceTests {
  private func scope(_ text: String? = nil) throws -> EndpointScope {
    var scope = EndpointScope(base: .http("practice.test"))
    scope.practice = scope.base?.origin
    guard let text else { return scope }
    scope.practice = nil
    scope.specification = LoadedSpecification(
      name: "api.json", location: nil, index: try Specification(Array(text.utf8)), warnings: [],
      home: scope.base?.origin)
    return scope
  }

  private static let shop = #"""
    {"openapi":"3.0.3","info":{"title":"Shop"},"servers":[{"url":"/v1"}],"paths":{"/pets/{id}":{"get":{"operationId":"pet",
      "parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer"},"example":3}]}}}}
    """#

  private func text(
    _ method: String, _ path: String, in scope: EndpointScope, named name: String? = nil
  ) throws -> String {
    let words = Words("swift \(method) \(path)").words
    let source = try DescribedSource(scope, at: 0..<5, access: .internal, named: name)
    return try source.text(words[1], path, at: words[2].range, usedBy: .async)
  }

  @Test(
    "is of the operation that a method and a path mean, with the values that the path has",
    arguments: [("/v1/pets/{id}", "3"), ("/v1/pets/7", "7"), ("v1/pets/7?x=1", "7")])
  func operation(_ path: String, _ value: String) throws {
    let text = try text("GET", path, in: scope(Self.shop))
    #expect(text.contains("  struct Pet: Endpoint {") && text.contains("Shop.Pet(id: \(value))"), "\(text)")
    #expect(text.contains(#"var baseURL: WebURL { .http("practice.test", path: "/v1") }"#))
  }

  @Test("is called what is wanted")
  func names() throws {
    #expect(
      try text("get", "/v1/pets/{id}", in: scope(Self.shop), named: "animal").contains(
        "struct Animal: Endpoint"))
    let source = try DescribedSource(scope(Self.shop), at: 0..<5, access: .public, named: "zoo")
    let package = source.package(with: .unknown)
    #expect(package.service == "Zoo" && package.files.allSatisfy { !$0.path.contains("Shop") })
  }

  @Test("is of the practice API where nothing else is described, and begins where that is")
  func practice() throws {
    #expect(try text("get", "/status/{code}", in: scope()).contains(#".http("practice.test")"#))
    let package = try DescribedSource(scope(), at: 0..<5, access: .internal, named: nil)
      .package(with: .unknown)
    #expect(package.service == "Practice" && package.operationCount > 100)
    let service = try #require(package.files.first { $0.path.hasSuffix("/Practice.swift") })
    #expect(service.text.contains(#"var baseURL: WebURL = .http("practice.test")"#), "\(service.text)")
  }

  @Test("begins where a description says outright that it does")
  func said() throws {
    let text = Self.shop.replacing(#""url":"/v1""#, with: #""url":"https://shop.example/v2""#)
    let package = try DescribedSource(scope(text), at: 0..<5, access: .internal, named: nil)
      .package(with: .unknown)
    #expect(package.files.contains { $0.text.contains(#".https("shop.example", path: "/v2")"#) })
  }

  @Test(
    "is not written where nothing is described",
    arguments: [
      ("get", "/v1/dogs", "nothing is known of GET /v1/dogs", 10..<18),
      ("fetch", "/v1/pets/1", "expected a method, found fetch", 6..<11),
      ("1", "2", "expected a method, found 1", 6..<7),
    ])
  func mistakes(_ method: String, _ path: String, _ said: String, _ range: Range<Int>) throws {
    let problem = try #require(throws: LineProblem.self) { try text(method, path, in: scope(Self.shop)) }
    #expect(problem.message == said && problem.range == range)
    let none = try #require(throws: LineProblem.self) { try text(method, path, in: EndpointScope()) }
    #expect(none.message == "no description is loaded" && none.range == 0..<5)
  }
}
