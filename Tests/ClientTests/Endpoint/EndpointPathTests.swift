import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The path of an endpoint", .paced)
struct EndpointPathTests {
  @Test("has each value as one segment, whatever characters it has")
  func values() {
    let path: EndpointPath = "/users/\("a/b?c d")/\(7)"
    #expect(path.description == "/users/a%2Fb%3Fc%20d/7" && !path.hasQuery && !path.hasEmptyValue)
    #expect(("/a/\("..")" as EndpointPath).description == "/a/%2E%2E")
    #expect(("/a/\("")" as EndpointPath).hasEmptyValue)
  }

  @Test("has a list as one segment, in which a value with the sign between them stays one")
  func lists() {
    #expect(("/a/\(["x,y", "z/w"], separatedBy: ",")" as EndpointPath).description == "/a/x%2Cy,z%2Fw")
    #expect(("/a/;p=\([1, 2], separatedBy: ";p=")" as EndpointPath).description == "/a/;p=1;p=2")
    #expect(("/a/\(["x", "y"], separatedBy: "|")" as EndpointPath).description == "/a/x%7Cy")
    #expect(("/a/\([Int](), separatedBy: ",")" as EndpointPath).hasEmptyValue)
    #expect(("/a/\([".."], separatedBy: ",")" as EndpointPath).description == "/a/%2E%2E")
  }

  @Test("has the names and values of an object as one segment, ordered by their names")
  func objects() {
    let color = ["R": 100, "G": 200]
    #expect(("/\(color, pairedBy: "=", separatedBy: ",")" as EndpointPath).description == "/G=200,R=100")
    #expect(("/.\(color, pairedBy: "=", separatedBy: ".")" as EndpointPath).description == "/.G=200.R=100")
    let odd = ["a=b": "c,d"]
    #expect(("/\(odd, pairedBy: ",", separatedBy: ",")" as EndpointPath).description == "/a%3Db,c%2Cd")
    #expect(("/\([String: Int](), pairedBy: ",", separatedBy: ",")" as EndpointPath).hasEmptyValue)
  }

  @Test("knows a question mark that was written into it, and not one of a value")
  func queries() {
    #expect(("/search?q=1" as EndpointPath).hasQuery && ("/a/\(path: "b?c")" as EndpointPath).hasQuery)
    #expect(!("/a/\("?")" as EndpointPath).hasQuery)
  }
}
