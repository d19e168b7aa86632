import APIClient
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Data as curl takes them", .paced)
struct CurlDataTests {
  @Test("curl's data options work in a native line too")
  func data() throws {
    let sent = SentText(try prepare("post /x -d a=1 --data-urlencode 'b=x y'").request)
    #expect(sent.body == "a=1&b=x+y")
    #expect(sent.headers == ["accept: */*", "content-type: application/x-www-form-urlencoded"])
    #expect(SentText(try prepare("get /x -G -d a=1").request).target == "/x?a=1")
  }
}
