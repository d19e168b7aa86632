import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What the authorization server remembers", .paced)
struct OAuthDeskTests {
  @Test("every server gives the same names in the same order, and none twice")
  func names() {
    var (one, other) = (OAuthDesk(), OAuthDesk())
    let first = (1...3).map { _ in one.tokens(for: "a", ["read"], isRenewable: false).access }
    #expect(first == (1...3).map { _ in other.tokens(for: "a", ["read"], isRenewable: false).access })
    #expect(Set(first).count == 3)
  }

  @Test("a server that runs for long stays small")
  func small() {
    var desk = OAuthDesk()
    for _ in 1...1_500 { _ = desk.tokens(for: "a", [], isRenewable: false) }
    #expect(desk.tokens.count < 1_000)
  }

  @Test("with a refresh token that is given back, the tokens end that came of it")
  func revoking() {
    var desk = OAuthDesk()
    let given = desk.tokens(for: "a", [], isRenewable: true)
    let others = desk.tokens(for: "b", [], isRenewable: true)
    desk.revoke(given.refresh ?? "")
    #expect(desk.use(given.access) == nil && desk.use(others.access) != nil)
  }

  @Test("a code is answered as people type it")
  func typing() {
    var desk = OAuthDesk()
    let device = desk.device(for: "a", scopes: [])
    #expect(device.userCode.count == 9 && !desk.answer(userCode: "", .yes))
    let typed = device.userCode.replacing("-", with: " ").lowercased()
    #expect(desk.answer(userCode: typed, .yes) && desk.ask(device: device.name)?.answer == .yes)
  }
}
