import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("What is asked of the rows of an answer", .paced)
struct RowOptionsTests {
  private let items =
    #"[{"id": 1, "lang": "c", "price": 1.10}, {"id": 2, "lang": "swift", "price": 2.20}, {"id": 3, "lang": "c", "price": 2.20}]"#

  private func talk() async throws -> Talk {
    let items = items
    let asked = Asked { request in
      .response(
        status: 200,
        body: request.url.target == "/names" ? #"[{"uid": 1, "name": "りんご", "lang": "x"}]"# : items)
    }
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /items", "get /names", "show 1")
    return talk
  }

  private func json(_ line: String, _ talk: Talk) async -> String {
    await talk.say("\(line) --jsonl").outText.replacing("\n", with: " ")
  }

  @Test("groups with figures, by one column and by several, and their order")
  func groups() async throws {
    let talk = try await talk()
    #expect(
      await json("table . --group lang --count --sum price --avg price --min id --max id", talk)
        == #"{"lang":"c","count":2,"sum_price":3.30,"avg_price":1.65,"min_id":1,"max_id":3} "#
        + #"{"lang":"swift","count":1,"sum_price":2.20,"avg_price":2.2,"min_id":2,"max_id":2} "#)
    #expect(
      await json("table . --group lang --sort count", talk)
        == #"{"lang":"swift","count":1} {"lang":"c","count":2} "#)
    #expect(await json("table . --sum price,id", talk) == #"{"sum_price":5.50,"sum_id":6} "#)
    #expect(
      await json("table . --group lang,price --sort -price,lang --first 1", talk)
        == #"{"lang":"c","price":2.20,"count":1} "#)
  }

  @Test("elements of lists by the names beside them, wherever a column is named")
  func namedElements() async throws {
    let body = #"{"columns": ["id", "name", "n"], "rows": [[1, "b", 10], [2, "a", 9], [3, "a", 1.10]]}"#
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /data")
    #expect(await json("table .rows n --sort name,n", talk) == #"{"n":1.10} {"n":9} {"n":10} "#)
    #expect(await json("table .rows --sort -n --first 1", talk) == #"{"id":1,"name":"b","n":10} "#)
    #expect(await json("table .rows id --where '@.n > 5'", talk) == #"{"id":1} {"id":2} "#)
    #expect(
      await json("table .rows --group name --sum n --sort name", talk)
        == #"{"name":"a","sum_n":10.10} {"name":"b","sum_n":10} "#)
    #expect(
      await talk.say("table .rows --except id,n --sort name").outText.hasPrefix("   name\n1  a\n2  a\n0  b\n")
    )
    await talk.say("select .rows --sort n --first 1")
    #expect(await talk.say("$_[0].name").outText == "\"a\"\n")
  }

  @Test("elements of lists by their numbers, where that is how they are asked for")
  func numberedElements() async throws {
    let body = #"{"columns": ["id", "name"], "rows": [[1, "b"], [2, "a"]]}"#
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /data")
    #expect(await json("table .rows [1] --sort [1]", talk) == #"{"[1]":"a"} {"[1]":"b"} "#)
    #expect(await json("table .rows [0] --where '@[1] == \"a\"'", talk) == #"{"[0]":2} "#)
    let missing = await talk.say("table .rows --sort nope")
    #expect(missing.flat.contains("no row has a column nope; there are id, name"), "\(missing.text)")
  }

  @Test("conditions with variables, distinct rows, columns left out")
  func rows() async throws {
    let talk = try await talk()
    await talk.say("let least = 2")
    #expect(await json("table . id --where '@.price > {{least}}'", talk) == #"{"id":2} {"id":3} "#)
    #expect(await json("table . id --where [?@.price>2]", talk) == #"{"id":2} {"id":3} "#)
    #expect(await json("table . price --distinct", talk) == #"{"price":1.10} {"price":2.20} "#)
    #expect(await json("table . --except lang,price --sort -id", talk) == #"{"id":3} {"id":2} {"id":1} "#)
  }

  @Test("rows of another answer, by one key or by two names of it")
  func joined() async throws {
    let talk = try await talk()
    #expect(
      await json("table . --join $2 on id=uid --first 2", talk)
        == #"{"id":1,"lang":"c","price":1.10,"name":"りんご","lang_2":"x"} {"id":2,"lang":"swift","price":2.20} "#
    )
    #expect(
      await talk.say("table . --join $2 on id").text.contains(
        "no row has a column id; there are uid, name, lang"))
  }
}
