import Testing

@testable import ApusClient

@Suite("A request as both sides of a signature write it")
struct AWSCanonicalRequestTests {
  private func lines(
    path: String = "/", query: String? = nil, headers: [(String, String)] = [],
    _ rule: AWSCanonicalRequest.PathRule = .tidied
  ) -> [Substring] {
    AWSCanonicalRequest(
      method: "GET", path: path, query: query, headers: headers, bodyHash: "hash", pathRule: rule
    ).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    "a path is encoded once more, but to S3, for which it is encoded once, whatever was escaped",
    arguments: [
      ("/a%20b/%E6%97%A5", AWSCanonicalRequest.PathRule.tidied, "/a%2520b/%25E6%2597%25A5"),
      ("/a%20b/%E6%97%A5", .asSent, "/a%20b/%E6%97%A5"),
      ("/a*b'(c)", .asSent, "/a%2Ab%27%28c%29"),
      ("/a*b", .tidied, "/a%2Ab"),
      ("/a+b", .asSent, "/a%2Bb"),
      ("/%2f%41", .asSent, "//A"),
      ("/a/../b//c/./", .asSent, "/a/../b//c/./"),
      ("/a/../b//c/./", .tidied, "/b/c/"),
      ("/a/../b//c/./", .untidied, "/a/../b//c/./"),
      ("/../..", .tidied, "/"), ("/a/.", .tidied, "/a/"), ("//", .tidied, "/"),
    ])
  func paths(_ path: String, _ rule: AWSCanonicalRequest.PathRule, _ written: String) {
    #expect(lines(path: path, rule)[1] == written)
  }

  @Test(
    "a query is sorted by its encoded names, then values, and spelled in one way",
    arguments: [
      ("b=2&a=1", "a=1&b=2"), ("a=2&a=1&a=", "a=&a=1&a=2"), ("A=1&a=2", "A=1&a=2"),
      ("a-b=1&a=2", "a=2&a-b=1"), ("list-type=2&prefix=a%20b/", "list-type=2&prefix=a%20b%2F"),
      ("q=a+b", "q=a%20b"), ("q=a%2bb", "q=a%2Bb"), ("acl", "acl="), ("a=b=c", "a=b%3Dc"), ("&&a=1&", "a=1"),
      ("日=本", "%E6%97%A5=%E6%9C%AC"), ("q=%zz", "q=%25zz"), ("", ""),
    ])
  func queries(_ query: String, _ written: String) { #expect(lines(query: query)[2] == written) }

  @Test("headers are sorted by name in small letters, and blanks are one")
  func headers() {
    let lines = lines(headers: [("X-B", "  a   b "), ("Host", "a"), ("x-b", "c"), ("Content-Type", "")])
    #expect(lines[3...] == ["content-type:", "host:a", "x-b:a b,c", "", "content-type;host;x-b", "hash"])
  }
}
