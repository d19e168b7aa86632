import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusEndpoints

@Suite("Looking for the description of an API", .paced)
struct DescriptionDiscoveryTests {
  private final class Steps: Sendable {
    let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
  }

  private typealias Pages = [String: (type: String, link: String?, body: String)]

  /// What is found at a base where only some pages are, and which steps it took.
  private func find(
    _ pages: Pages, base: String = "http://h.test", named: String? = nil
  ) async throws -> (found: String?, steps: [String], elsewhere: [String]) {
    let steps = Steps()
    let transport = StubTransport { request in
      guard let page = pages[request.url.path] else { return .response(status: 404, body: "{}") }
      let headers = HeaderFields().adding("Content-Type", page.type)
      return .response(
        status: 200, headers: page.link.map { headers.adding("Link", $0) } ?? headers, body: page.body)
    }
    var discovery = DescriptionDiscovery(DescriptionFetch(transport), base: try WebURL(base)) { step in
      steps.all.withLock { $0.append("\(step.url.text) \(step.result)") }
    }
    let found = try await discovery.find(named: try named.map { try WebURL($0) })
    return (found?.url.text, steps.lines, discovery.elsewhere.map(\.text))
  }

  private static let json = "application/json"
  private static let description = (type: json, link: String?.none, body: SmallDescription.text())

  @Test("follows what an answer names first, then the list of links, then the usual places")
  func order() async throws {
    let linked = try await find([
      "/": (Self.json, "</docs/api.json>; rel=\"service-desc\"; type=\"x/y\"", "{}"),
      "/docs/api.json": Self.description,
    ])
    #expect(linked.found == "http://h.test/docs/api.json")
    #expect(linked.steps == ["http://h.test/ no description", "http://h.test/docs/api.json a description"])
    let catalogue =
      #"{"linkset": [{"anchor": "http://other.test/", "service-desc": [{"href": "/other.json"}]}, "#
      + #"{"anchor": "http://h.test/", "service-desc": [{"href": "/own.json"}]}]}"#
    let listed = try await find([
      "/.well-known/api-catalog": ("application/linkset+json", nil, catalogue), "/own.json": Self.description,
    ])
    #expect(listed.found == "http://h.test/own.json" && listed.steps.count == 3)
    let named = try await find(["/own.json": Self.description], named: "http://h.test/own.json")
    #expect(named.steps == ["http://h.test/own.json a description"])
  }

  @Test(
    "finds it where frameworks put it",
    arguments: [
      "/openapi.json", "/openapi.yaml", "/swagger.json", "/v3/api-docs", "/api-docs", "/api/schema/",
      "/schema",
    ])
  func usual(_ path: String) async throws {
    let result = try await find([path: Self.description])
    #expect(
      result.found == "http://h.test" + path && result.steps.last == "http://h.test\(path) a description")
  }

  @Test("takes no page for a description, and no more than ten requests")
  func limit() async throws {
    let page = (type: "text/html", link: String?.none, body: "<html>")
    let links = (1...9).map { #"{"service-desc": [{"href": "/d\#($0).json"}]}"# }.joined(separator: ",")
    let result = try await find(
      [
        "/api/v1": page, "/openapi.json": page,
        "/.well-known/api-catalog": ("application/linkset+json", nil, #"{"linkset": [\#(links)]}"#),
      ], base: "http://h.test/api/v1")
    #expect(result.found == nil && result.steps.count == 10)
    #expect(Set(result.steps).count == 10, "each is asked once")
    let below = try await find(["/api/v1/openapi.json": Self.description], base: "http://h.test/api/v1")
    #expect(below.found == "http://h.test/api/v1/openapi.json" && below.steps.count == 3)
  }

  @Test("asks no other place for what is named there")
  func elsewhere() async throws {
    let result = try await find(["/": (Self.json, "<https://evil.test/a.json>; rel=service-desc", "{}")])
    #expect(result.found == nil && result.elsewhere == ["https://evil.test/a.json"])
    #expect(result.steps.allSatisfy { $0.hasPrefix("http://h.test/") })
  }

  @Test("goes round in no circle")
  func circle() async throws {
    let result = try await find([
      "/": (Self.json, "</a>; rel=service-desc", "{}"), "/a": (Self.json, "</>; rel=service-desc", "{}"),
    ])
    #expect(result.found == nil && result.steps.count == 10)
  }

  @Test("ends where nothing listens")
  func down() async throws {
    let steps = Steps()
    var discovery = DescriptionDiscovery(
      DescriptionFetch(StubTransport { _ in .failure(.refused, "nothing listens") }),
      base: try WebURL("http://h.test")
    ) { step in steps.all.withLock { $0.append(step.result) } }
    await #expect(throws: TransportError.self) { try await discovery.find() }
    #expect(steps.lines == [])
  }
}
