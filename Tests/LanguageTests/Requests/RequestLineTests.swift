import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The method of a request line", .paced)
struct RequestLineTests {
  @Test(
    "is what the line says, else what its data make likely",
    arguments: [
      ("get /x", "GET"), ("http http://h", "GET"), ("http http://h a=1", "POST"), ("curl http://h", "GET"),
      ("curl http://h -d a=1", "POST"), ("curl -G http://h -d a=1", "GET"), ("curl -I http://h", "HEAD"),
      ("curl -T f http://h/f", "PUT"), ("curl -X purge http://h", "purge"), ("send purge /x", "PURGE"),
    ])
  func method(_ line: String, _ method: String) throws {
    #expect(try prepare(line, files: ["f": ""]).request.method.name == method)
  }

  @Test("is not one that no server could read")
  func refused() throws {
    #expect(try problem("curl -X 'a b' http://h").problem.range.isEmpty == false)
  }
}
