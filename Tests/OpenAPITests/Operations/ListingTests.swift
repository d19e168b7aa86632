import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Walking the paths of a description", .paced)
struct ListingTests {
  private func names(_ path: String) throws -> [String]? { try Sample.shop().children(of: path)?.map(\.name) }

  @Test("lists what is below a path, in order, whether parameters are written as such or as values")
  func children() throws {
    #expect(try names("/") == ["orders", "files", "compare"])
    #expect(try names("") == ["orders", "files", "compare"])
    #expect(try names("/orders") == ["latest", "{id}", "{order_id}"])
    #expect(try names("/orders/") == ["latest", "{id}", "{order_id}"])
    #expect(try names("/orders/{order_id}") == ["items"])
    #expect(try names("/orders/7") == ["items"])
    #expect(try names("/orders/7/items") == [])
    #expect(try names("/nothing") == nil)
  }

  @Test("tells of each what can be done there, and whether there is more below")
  func entries() throws {
    let entries = try #require(try Sample.shop().children(of: "/orders"))
    #expect(entries.map(\.path) == ["/orders/latest", "/orders/{id}", "/orders/{order_id}"])
    #expect(entries.map { $0.operations.map(\.method) } == [[.get], [.get, .delete], []])
    #expect(entries.map(\.hasChildren) == [false, false, true])
    #expect(entries.first?.operations.first?.summary == "The latest order")
  }

  @Test("tells of a place itself")
  func entry() throws {
    let shop = try Sample.shop()
    #expect(shop.entry(at: "/orders")?.operations.map(\.method) == [.get, .post])
    #expect(shop.entry(at: "/")?.hasChildren == true)
    #expect(shop.entry(at: "/nothing") == nil)
  }
}
