import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Words that are URLs", .paced)
struct URLReferenceTests {
  @Test(
    "a URL is one wherever it stands in a line",
    arguments: [
      "/x", "./x", "..", ".", "?a=b", "http://h", ":3000/x", "localhost", "localhost:8080/x",
      "example.com:80",
      "127.0.0.1:80/x", "[::1]:9201/x", "[::1]", "[fe80::1%25eth0]/x", "unix:/run/x.sock",
      "http+unix://%2Fs/x",
    ])
  func urls(_ text: String) { #expect(Template(text).isURL) }

  @Test(
    "an item or a list is none",
    arguments: ["a=b", "X-Key:1", "unix:x", "[1,2]", "[]", "[0]=x", "[a]:=1", "a[b]=c", "[::1]x", "Accept:"])
  func others(_ text: String) { #expect(!Template(text).isURL) }
}
