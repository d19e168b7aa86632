import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Stocks and likes", .paced)
struct QiitaStockRoutesTests {
  private let item = "/qiita/api/v2/items/\(QiitaItem.id(2))"

  @Test(
    "what you keep or like counts once, and is yours until you say otherwise",
    arguments: [("stock", "stocks_count", "stockers"), ("like", "likes_count", "likes")])
  func own(_ name: String, _ count: String, _ list: String) throws {
    let bench = Bench()
    let before = try #require(Int(try bench.get(item).at(count)))
    #expect(try bench.ask("GET", "\(item)/\(name)").status == 404)
    for _ in 0..<2 { #expect(try bench.ask("PUT", "\(item)/\(name)").status == 204) }
    #expect(try bench.ask("GET", "\(item)/\(name)").status == 204)
    #expect(try bench.get(item).at(count) == String(before + 1))
    let first = try bench.get("\(item)/\(list)")
    #expect(first.fields.first("Total-Count") == String(before + 1))
    #expect(try first.at(name == "like" ? "[0].user.id" : "[0].id") == "apus")
    #expect(try bench.ask("DELETE", "\(item)/\(name)").status == 204)
    #expect(try bench.get(item).at(count) == String(before))
    #expect(try bench.ask("PUT", "\(item)/\(name)", token: "only:read_qiita").status == 403)
    #expect(try bench.ask("PUT", "/qiita/api/v2/items/none/\(name)").status == 404)
  }

  @Test("everybody keeps what they are counted for")
  func stocks() throws {
    let bench = Bench()
    #expect(try bench.get("/qiita/api/v2/users/apus/stocks").at("[]") == "0")
    _ = try bench.ask("PUT", item + "/stock")
    #expect(try bench.get("/qiita/api/v2/users/apus/stocks").at("[0].id") == QiitaItem.id(2))
    let kept = try bench.get("/qiita/api/v2/users/reader-60/stocks?per_page=100")
    #expect(try kept.at("[0].stocks_count") == "62" || Int(kept.at("[0].stocks_count")) ?? 0 >= 60)
    #expect(try bench.get("/qiita/api/v2/users/reader-301/stocks").status == 404)
  }
}
