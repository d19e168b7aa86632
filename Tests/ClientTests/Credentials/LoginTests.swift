import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Logins that sign", .paced)
struct LoginTests {
  /// A scheme that signs what it sees, and is on no list: who has a login needs none.
  private static let hawkish = AuthScheme(
    "hawkish", "a key that signs",
    .signer { request, login in
      let signed = "\(request.method) \(request.url.target) \(login.user) \(login.password.reveal())"
      return [
        HeaderField(name: "Authorization", value: Secret("Hawkish \(signed)")),
        HeaderField(name: "X-Day", value: "1"),
      ]
    }, spellings: ["Hawkish"])

  private func request(_ login: Login?) throws -> Request {
    var request = Request(url: try WebURL("http://a.example/x?y=1"))
    request.options.login = login
    return request
  }

  private let login = Login(hawkish, user: "ada", password: Secret("key"))

  @Test("the signature is of the request as it goes out, and takes the place of an older one")
  func signs() throws {
    let once = try request(login).signed()
    #expect(once.headers.map(\.description) == ["Authorization: \(Secret.mask)", "X-Day: 1"])
    var again = once
    again.method = .delete
    again = try again.signed()
    #expect(again.headers.count == 2)
    let value = try #require(again.headers.first("Authorization"))
    #expect(value == HeaderField(name: "Authorization", value: Secret("Hawkish DELETE /x?y=1 ada key")))
  }

  @Test("where nothing is sent, they say one moment, so that the same comes out each time")
  func moment() throws {
    let scheme = AuthScheme.aws
    let proof = scheme.proof(of: "ada", Secret("key"), settings: [.region: "r", .service: "s"]).atOneMoment
    guard case .login(let login) = proof else { return #expect(Bool(false), "\(proof)") }
    #expect(try request(login).signed().headers["X-Amz-Date"] == "20150830T123600Z")
    let hmac = AuthScheme.hmac.proof(of: "X-S", Secret("key"), settings: [.stamp: "X-T"]).atOneMoment
    guard case .login(let login) = hmac else { return #expect(Bool(false), "\(hmac)") }
    #expect(try request(login).signed().headers["X-T"] == "1440938160")
    guard case .field = AuthScheme.named("bearer")?.proof(Secret("x")).atOneMoment else {
      return #expect(Bool(false), "what signs nothing stays as it is")
    }
  }

  @Test("other requests stay what they are")
  func others() throws {
    #expect(try request(nil).signed().headers.isEmpty)
    #expect(try request(.digest(user: "ada", password: Secret("key"))).signed().headers.isEmpty)
  }

  @Test("no other origin gets it, and that is said")
  func leaves() throws {
    let (request, withheld) = try request(login).leavingOrigin()
    #expect(request.options.login == nil)
    #expect(withheld == ["hawkish credentials"])
    #expect(try request.signed().headers.isEmpty)
  }
}
