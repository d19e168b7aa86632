import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What the environment says of proxies", .paced)
struct ProxyEnvironmentTests {
  private func choice(_ url: String, _ variables: [String: String]) throws -> String? {
    try ProxyEnvironment { variables[$0] }.choice(for: WebURL(url)).map {
      "\($0.proxy.host) by \($0.variable)"
    }
  }

  @Test("each scheme has its variables, in capitals, too, and the one that counts is named")
  func variables() throws {
    #expect(try choice("http://a.test/", ["http_proxy": "one"]) == "one by http_proxy")
    #expect(try choice("http://a.test/", ["HTTP_PROXY": "one"]) == "one by HTTP_PROXY")
    #expect(try choice("http://a.test/", ["https_proxy": "one"]) == nil)
    #expect(try choice("https://a.test/", ["HTTPS_PROXY": "one"]) == "one by HTTPS_PROXY")
    #expect(
      try choice("https://a.test/", ["https_proxy": "two", "HTTPS_PROXY": "one"]) == "two by https_proxy")
    #expect(try choice("https://a.test/", ["https_proxy": "", "ALL_PROXY": "one"]) == "one by ALL_PROXY")
    #expect(try choice("http://a.test/", [:]) == nil)
  }

  @Test("a host that is excepted has none, and the variable that says so is known")
  func exception() throws {
    let variables = ["http_proxy": "one", "NO_PROXY": "a.test"]
    #expect(try choice("http://a.test/", variables) == nil)
    let environment = ProxyEnvironment { variables[$0] }
    #expect(try environment.exception(for: WebURL("http://a.test/")) == "NO_PROXY")
    #expect(try environment.exception(for: WebURL("http://b.test/")) == nil)
  }

  @Test("a variable that another goes before is known, unless both say the same")
  func unused() {
    func unused(_ variables: [String: String]) -> [String] {
      ProxyEnvironment { variables[$0] }.unused(for: "http")
    }
    #expect(unused(["http_proxy": "one", "HTTP_PROXY": "two"]) == ["HTTP_PROXY"])
    #expect(unused(["http_proxy": "one", "HTTP_PROXY": "one"]) == [])
    #expect(unused(["http_proxy": "one", "all_proxy": "two"]) == [])
    #expect(unused([:]) == [])
  }

  @Test(
    "what names no proxy is the request's problem, told without a password",
    arguments: ["http_proxy", "ALL_PROXY"])
  func bad(_ name: String) throws {
    let problem = try #require(throws: RequestError.self) {
      try choice("http://a.test/", [name: "ftp://me:s3cret@p:1"])
    }
    #expect(problem.code == .requestParameter)
    #expect(problem.message.hasPrefix("\(name) names no proxy") && !problem.message.contains("s3cret"))
  }
}
