import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("People, articles and fruits in GraphQL", .paced)
struct GraphWorldTests {
  private let bench = Bench()

  @Test("gives lists in pages, each with where the next begins")
  func pages() throws {
    let first = try bench.graph(
      "{ articles(first: 2) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }")
    let list = try #require(first["data"]?["articles"])
    #expect(list["nodes"]?.count == 2 && list["pageInfo"]?["hasNextPage"]?.boolean == true)
    let cursor = try #require(list["pageInfo"]?["endCursor"]?.string)
    let second = try bench.graph(
      "query($c: String) { articles(first: 2, after: $c) { nodes { id } } }", ["c": .string(cursor)])
    #expect(second["data"]?["articles"]?["nodes"]?[0]?["id"]?.string != list["nodes"]?[0]?["id"]?.string)
    let liked = try bench.graph("{ articles(first: 2, order: LIKED) { nodes { likes } } }")
    let likes = liked["data"]?["articles"]?["nodes"]?.children.compactMap { $0["likes"]?.integer } ?? []
    #expect(likes == likes.sorted(by: >) && likes.count == 2)
  }

  @Test("saves a fruit, which the shop then has")
  func mutation() throws {
    let query = "mutation($f: FruitInput!) { saveFruit(input: $f) { id name price } }"
    #expect(
      try bench.graphData(query, ["f": ["name": "りんご", "price": 120]])
        == #"{"saveFruit":{"id":"1","name":"りんご","price":120}}"#)
    #expect(try bench.graphData("{ fruits { name } }") == #"{"fruits":[{"name":"りんご"}]}"#)
    #expect(try bench.get("/greenstore/api/v1/food/fruits").text.contains("りんご"))
  }
}
