import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Something an API can be asked", .paced)
struct KnownEndpointTests {
  private func endpoint(_ method: String?, _ path: String = "/a", example: String? = nil) -> KnownEndpoint {
    KnownEndpoint(method: method, path: path, meaning: "", example: example)
  }

  @Test("is asked by its method in any case, or by every method")
  func methods() {
    #expect(endpoint("GET").takes("get") && !endpoint("GET").takes("POST"))
    #expect(endpoint(nil).takes("PURGE"))
  }

  @Test("stands in the order in which people think of methods")
  func ranks() {
    let methods = ["PURGE", "DELETE", nil, "POST", "GET"]
    let sorted = methods.map { endpoint($0) }.sorted { $0.rank < $1.rank }.map(\.method)
    #expect(sorted == [nil, "GET", "POST", "DELETE", "PURGE"])
  }

  @Test("has one shape whatever its holes are called")
  func shapes() {
    #expect(endpoint("GET", "/users/{login}/x").shape == endpoint("GET", "/users/{name}/x").shape)
    #expect(endpoint("GET", "/users/{login}").shape != endpoint("GET", "/users/login").shape)
  }

  @Test("is known once, and takes an example from who has one")
  func once() {
    var known = [endpoint("GET")]
    known.add(endpoint("GET", example: "/a?b=1"))
    known.add(endpoint("POST"))
    known.add(endpoint("GET", example: "/a?b=2"))
    #expect(known.map(\.method) == ["GET", "POST"])
    #expect(known[0].example == "/a?b=1")
    known = [endpoint(nil)]
    known.add(endpoint("GET"))
    #expect(known.count == 1)
  }

  @Test("is left out of the tree where its path is deeper than anybody types")
  func deep() {
    let deep = String(repeating: "/a", count: 101)
    let tree = EndpointTree([endpoint("GET", deep), endpoint("GET", "/b")])
    #expect(tree.folder(at: "/b") != nil && tree.folder(at: deep) == nil)
    #expect(tree.folder(at: "/a") == nil)
  }
}
