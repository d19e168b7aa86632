import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Query items", .paced)
struct QueryItemTests {
  @Test(
    "are joined with all that could be read as structure encoded",
    arguments: [
      ([QueryItem(name: "a b", value: "1&2=3+4")], "a%20b=1%262%3D3%2B4"),
      ([QueryItem(name: "a", value: nil), QueryItem(name: "a", value: "")], "a&a="),
      ([QueryItem(name: "a", value: "1,2")], "a=1%2C2"), ([], ""),
    ])
  func joined(_ items: [QueryItem], _ text: String) {
    #expect(QueryItem.encode(items) == text)
  }

  @Test("keep the commas between the values of a list, and encode those inside of one")
  func lists() {
    let item = QueryItem(name: "tags", values: ["a,b", "りんご", "c"])
    #expect(QueryItem.encode([item]) == "tags=a%2Cb,%E3%82%8A%E3%82%93%E3%81%94,c")
    #expect(item.value == "a,b,りんご,c")
    #expect(item != QueryItem(name: "tags", value: item.value))
  }

  @Test(
    "send reserved characters as they are where they keep them, but for those that would be read as something else"
  )
  func reserved() {
    let item = QueryItem(name: "a/b", value: "c/d:e,f=1&g+h#[i] j%")
    #expect(
      QueryItem.encode([item.keepingReserved()]) == "a%2Fb=c/d:e,f=1%26g%2Bh%23%5Bi%5D%20j%25")
    let list = QueryItem(name: "path", values: ["a/b,c", "d"])
    #expect(QueryItem.encode([list.keepingReserved()]) == "path=a/b%2Cc,d")
    #expect(QueryItem.encode([list]) == "path=a%2Fb%2Cc,d")
    #expect(QueryItem.encode([QueryItem(name: "a", value: nil).keepingReserved()]) == "a")
    #expect(item != item.keepingReserved())
  }
}
