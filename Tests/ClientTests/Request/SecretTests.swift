@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Secrets", .paced)
struct SecretTests {
  @Test("a secret shows in no way a value is usually shown")
  func hides() {
    let secret = Secret("hunter2", name: "TOKEN").prefixed(by: "Bearer ")
    var dumped = ""
    dump([HeaderField(name: "Authorization", value: secret)], to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), String(describing: [secret]), dumped] {
      #expect(!text.contains("hunter2"))
    }
    #expect("\(HeaderField(name: "Authorization", value: secret))" == "Authorization: •••")
  }

  @Test("only who asks for it can open a secret")
  func reveals() {
    #expect(Secret("a").prefixed(by: "Bearer ").reveal() == "Bearer a")
    #expect(
      Secret.basic(user: "Aladdin", password: Secret("open sesame")).reveal()
        == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    #expect(Secret.basic(user: "a", password: nil).reveal() == "Basic YTo=")
    #expect(Secret.basic(user: "ab", password: Secret("日")).reveal() == "Basic YWI65pel")
  }

  @Test("lends its value to who signs with it")
  func lends() throws {
    #expect(Secret("key").prefixed(by: "a ").withValue { $0.utf8.count } == 5)
    struct Bad: Error {}
    #expect(throws: Bad.self) { try Secret("key").withValue { (_: String) throws(Bad) in throw Bad() } }
  }

  @Test(
    "a variable of the environment makes a secret that keeps its name; one that is not set or empty makes none"
  )
  func environment() throws {
    let path = try #require(Secret(environment: "PATH"))
    #expect(path.name == "PATH")
    #expect(path.reveal().contains("/"))
    #expect(Secret(environment: "APUS_IS_NOT_SET_ANYWHERE") == nil)
  }
}
