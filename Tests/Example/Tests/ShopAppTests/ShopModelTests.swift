import ApusClient
import ApusTesting
import Foundation
import Testing

@testable import ShopApp

@MainActor
@Suite("The model of a screen")
struct ShopModelTests {
  @Test("signs in with an old token, shows every page and sends a photo, as it was recorded")
  func recorded() async throws {
    let transport = try RecordedTransport("shop.session.md")
    let model = ShopModel(token: Secret("expired"), transport: transport)
    await model.signIn()
    #expect(model.isSignedIn)
    await model.loadItems()
    #expect(model.names.count == 23 && model.names.last == "item 23")
    let photo = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "photo.txt")
    await model.upload([UInt8](try Data(contentsOf: photo)))
    #expect(model.progress == 1 && model.message == nil)
    #expect(transport.unused.isEmpty)
  }

  @Test("what was recorded is still what the endpoints promise")
  func decodes() throws {
    var check = try RecordedCheck("shop.session.md", of: Shop())
    check.decode(Shop.Account())
    check.decode(Shop.NewToken(code: "", secret: ""))
    check.decode(Shop.Items())
    check.decode(Shop.Photo(bytes: []))
    #expect(check.mismatches.isEmpty && check.unread.isEmpty)
  }

  @Test("a server that cannot be reached is said in a sentence, and asked three times")
  func unreachable() async {
    let server = StubServer()
    server.answer(.get, "/bearer", with: .failure(.refused))
    let model = ShopModel(token: Secret("good"), transport: server)
    await model.signIn()
    #expect(!model.isSignedIn && model.message != nil)
    #expect(server.received(.get, "/bearer").count == 3)
  }
}
