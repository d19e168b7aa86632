import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

/// What `.ci/world` saw real servers answer, with another name of the host.
private enum Foreign {
  /// Django REST Framework's pages by number: 7 items, 2 a page.
  static let django = [
    "/items/":
      #"{"count":7,"next":"http://h.test/items/?page=2","previous":null,"results":[{"id":1,"username":"item1"},{"id":2,"username":"item2"}]}"#,
    "/items/?page=2":
      #"{"count":7,"next":"http://h.test/items/?page=3","previous":"http://h.test/items/","results":[{"id":3,"username":"item3"},{"id":4,"username":"item4"}]}"#,
    "/items/?page=3":
      #"{"count":7,"next":"http://h.test/items/?page=4","previous":"http://h.test/items/?page=2","results":[{"id":5,"username":"item5"},{"id":6,"username":"item6"}]}"#,
    "/items/?page=4":
      #"{"count":7,"next":null,"previous":"http://h.test/items/?page=3","results":[{"id":7,"username":"item7"}]}"#,
  ]

  /// FastAPI has no pages of its own; most services of it have these.
  static func fastAPI(_ page: Int) -> String {
    let items = (page * 2 - 1...min(page * 2, 7)).map { #"{"id":\#($0),"name":"item\#($0)"}"# }
    return #"{"items":[\#(items.joined(separator: ","))],"total":7,"page":\#(page),"size":2,"pages":4}"#
  }

  /// Datasette: 500 rows, 100 a page, as lists of cells.
  static func datasette(_ start: Int) -> String {
    let rows = (start + 1...start + 100).map { "[\($0), \"row\($0)\"]" }.joined(separator: ", ")
    let next =
      start == 400
      ? #""next": null, "next_url": null"#
      : #""next": "\#(start + 100)", "next_url": "http://h.test/data/rows.json?_next=\#(start + 100)""#
    return """
      {"database": "data", "table": "rows", "is_view": false, "human_description_en": "", "rows": [\(rows)], \
      "truncated": false, "filtered_table_rows_count": 500, "expanded_columns": [], "expandable_columns": [], \
      "columns": ["id", "name"], "primary_keys": ["id"], "units": {}, "query": {"sql": "select id, name from rows", \
      "params": {}}, "facet_results": {}, "suggested_facets": [], \(next), "private": false, \
      "allow_execute_sql": true, "query_ms": 2.857516003132332}
      """
  }

  static let datasette = [
    "/data/rows.json": datasette(0), "/data/rows.json?_next=100": datasette(100),
    "/data/rows.json?_next=200": datasette(200), "/data/rows.json?_next=300": datasette(300),
    "/data/rows.json?_next=400": datasette(400),
  ]
}

@Suite("Pages as foreign servers have them", .paced)
struct ForeignPagesTests {
  @Test("of Django REST Framework come whole, 7 of 7")
  func django() async throws {
    let (talk, _) = try await PagedServer.talk(Foreign.django)
    let answer = await talk.say("get /items/ --all-pages")
    #expect(answer.status == 0 && answer.notes.contains("4 pages by .next\n"), "\(answer.text)")
    #expect(await talk.say("count").outText == "7\n")
    await talk.say("get /items/", "next", "next", "prev")
    #expect(await talk.say(".results[0].id").outText == "3\n")
  }

  @Test("of a FastAPI service come whole, 7 of 7")
  func fastAPI() async throws {
    let pages = [
      "/numbers": Foreign.fastAPI(1), "/numbers?page=2": Foreign.fastAPI(2),
      "/numbers?page=3": Foreign.fastAPI(3), "/numbers?page=4": Foreign.fastAPI(4),
    ]
    let (talk, _) = try await PagedServer.talk(pages)
    let answer = await talk.say("get /numbers --all-pages")
    #expect(answer.status == 0 && answer.notes.contains("4 pages by .page\n"), "\(answer.text)")
    #expect(await talk.say("count").outText == "7\n")
    await talk.say("get /numbers", "last", "prev")
    #expect(await talk.say(".page").outText == "3\n")
  }

  @Test("of Datasette come whole, 500 of 500, by the Link and by the body", arguments: [true, false])
  func datasette(_ hasLink: Bool) async throws {
    let links = (1..<5).map { number in
      let start = number == 1 ? "" : "?_next=\((number - 1) * 100)"
      return ("/data/rows.json\(start)", "<http://h.test/data/rows.json?_next=\(number * 100)>; rel=\"next\"")
    }
    let (talk, _) = try await PagedServer.talk(
      Foreign.datasette, link: hasLink ? Dictionary(uniqueKeysWithValues: links) : [:])
    let answer = await talk.say("get /data/rows.json --all-pages")
    #expect(answer.status == 0)
    #expect(
      answer.notes.contains(hasLink ? "5 pages by Link\n" : "5 pages by .next_url\n"), "\(answer.notes)")
    #expect(await talk.say("count").outText == "500\n")
  }

  @Test("of a GraphQL service are asked for by the variable of the query, and next does the same")
  func graphQL() async throws {
    let transport = StubTransport { request in
      let body = String(decoding: request.body?.bytesInMemory ?? [], as: UTF8.self)
      let start = body.contains(#""c":"3""#) ? 3 : body.contains(#""c":"6""#) ? 6 : 0
      let nodes = (start + 1...min(start + 3, 7)).map(String.init).joined(separator: ",")
      return .response(
        status: 200,
        body:
          #"{"data":{"x":{"nodes":[\#(nodes)],"pageInfo":{"hasNextPage":\#(start < 6),"endCursor":"\#(start + 3)"}}}}"#
      )
    }
    let talk = try await Talk(transport: transport, base: "http://h.test")
    let query = "query='query($c:String){x(after:$c){nodes}}'"
    let answer = await talk.say("post /graphql \(query) --all-pages")
    #expect(answer.outText == "[1,2,3,4,5,6,7]", "\(answer.text)")
    #expect(answer.notes.contains("3 pages by .data.x.pageInfo.endCursor\n"))
    await talk.say("post /graphql \(query)", "next")
    #expect(await talk.say(".data.x.nodes[0]").outText == "4\n")
  }

  @Test("are those that the line says, where no rule tells")
  func said() async throws {
    let (talk, asked) = try await PagedServer.talk([
      "/l": #"{"a":[0],"b":{"rows":[1,2]},"at":{"t":"k"}}"#, "/l?from=k": #"{"b":{"rows":[3]},"at":{}}"#,
    ])
    let answer = await talk.say("get /l --page-by from==.at.t --items .b.rows")
    #expect(answer.status == 0 && answer.outText == "[1,2,3]", "\(answer.text)")
    #expect(answer.notes.contains("2 pages by .at.t\n") && asked.targets == ["/l", "/l?from=k"])
    let wrong = await talk.say("get /l --items .rows")
    #expect(wrong.code == "decode.type" && wrong.notes.contains("a list at .rows"), "\(wrong.text)")
  }

  @Test("are gone on with by what the line before said, page by page")
  func next() async throws {
    let pages = (1...5).map { page -> (String, String) in
      let token = page < 5 ? #""t":"k\#(page + 1)""# : ""
      return ("/l" + (page > 1 ? "?from=k\(page)" : ""), #"{"b":{"rows":[\#(page)]},"at":{\#(token)}}"#)
    }
    let (talk, asked) = try await PagedServer.talk(Dictionary(uniqueKeysWithValues: pages))
    let first = await talk.say("get /l --page-by from==.at.t --items .b.rows --max-pages 2")
    #expect(first.outText == "[1,2]", "\(first.text)")
    #expect(await talk.say("next").outText.contains("[3]"))
    #expect(await talk.say("next").outText.contains("[4]"))
    #expect(asked.targets == ["/l", "/l?from=k2", "/l?from=k3", "/l?from=k4"])
    #expect(await talk.say("next", "next").flat.contains("nothing at .at.t, where its line says"))
    // A line of its own says nothing of it.
    #expect(await talk.say("get /l", "next").notes.contains("names none"))
  }

  @Test("are counted by the parameter that the line before said, both ways")
  func counted() async throws {
    let (talk, asked) = try await PagedServer.talk([
      "/l": "[1]", "/l?p=2": "[2]", "/l?p=3": "[3]", "/l?p=1": "[1]",
    ])
    await talk.say("get /l --page-by p --max-pages 1", "next", "next", "prev", "prev")
    #expect(asked.targets == ["/l", "/l?p=2", "/l?p=3", "/l?p=2", "/l?p=1"])
    #expect(await talk.say("prev").status == 2)
  }
}
