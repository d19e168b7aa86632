import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("Tables that answer questions", .paced)
struct TableCommandTests {
  private let items = #"""
    [{"id": 1, "name": "\u308a", "price": 1.10, "owner": {"login": "a"}}, {"id": 2, "name": "b", "price": 150},
     {"id": 3, "name": "c\"\n,", "price": 99.9}, {"id": 4, "name": "d", "price": 12345678901234567890}]
    """#

  private func talk(_ body: String? = nil, to traits: ApusSurroundings.Console.Traits = Talk.terminal)
    async throws -> Talk
  {
    let talk = try await Asked(body: body ?? items).talk(to: traits)
    await talk.say("get /a")
    return talk
  }

  /// The places and ids of a table's rows.
  private func ids(_ line: String, _ talk: Talk) async -> [String] {
    let lines = await talk.say(line).outText.split(separator: "\n").dropFirst()
    return lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  @Test(
    "name the line that could not be read of an answer in lines, each time, also when they are taken along",
    arguments: ["table .", "tree", "table . --csv", "select . --first 1", "gron", "table $1"])
  func flaws(_ line: String) async throws {
    let answer = try await talk("{\"a\": 1}\n{\"a\": 2\n{\"a\": 3}\n{\"a\": 4}\n").say(line)
    #expect(answer.notes.hasPrefix("line 2 is not JSON: "), "\(answer.text)")
    #expect(!answer.outText.contains("no JSON") && answer.outText.contains("1"), "\(answer.text)")
    #expect(try await talk().say(line).notes.isEmpty)
  }

  @Test("are sorted and counted off, and the number of a row is its place in the answer")
  func sorted() async throws {
    let talk = try await talk()
    #expect(await ids("table . id --sort -price --first 3", talk) == ["3 4", "1 2", "2 3"])
    #expect(await ids("table . id --where '@.price > 99.9'", talk) == ["1 2", "3 4"])
    #expect(await ids("table .[?@.price > 99.9] id", talk) == ["1 2", "3 4"])
    #expect(await ids("table .[2:] id", talk) == ["2 3", "3 4"])
    #expect(await ids("table .[2:3] id", talk) == ["2 3"])
    #expect(await talk.say("table .[0].owner").outText == "login\na\n")
  }

  @Test("write whole cells for other programs, with every number as it was spelled")
  func forms() async throws {
    let talk = try await talk(to: .plain)
    #expect(
      await talk.say("table . --csv --except owner").outText
        == "id,name,price\n1,り,1.10\n2,b,150\n3,\"c\"\"\n,\",99.9\n4,d,12345678901234567890\n")
    #expect(
      await talk.say("table . --csv --flat --first 1").outText == "id,name,price,owner.login\n1,り,1.10,a\n")
    #expect(
      await talk.say("table . name owner --md --first 1").outText
        == "| name | owner |\n| --- | --- |\n| り | {\"login\":\"a\"} |\n")
    #expect(
      await talk.say("table . --jsonl --first 1").outText == items.dropFirst().prefix { $0 != "}" }.replacing(
        " ", with: "") + "}}\n")
    #expect(await talk.say("table . --csv --tsv").status == 2)
  }

  @Test("go into a file in the form that its name ends with")
  func files() async throws {
    let talk = try await talk()
    for (name, expected) in [
      ("t.csv", "id,price\n1,1.10\n"), ("t.tsv", "id\tprice\n1\t1.10\n"),
      ("t.md", "| id | price |\n| --- | --- |\n| 1 | 1.10 |\n"), ("t.jsonl", "{\"id\":1,\"price\":1.10}\n"),
      ("t.json", "[\n{\"id\":1,\"price\":1.10}\n]\n"), ("t.txt", "   id  price\n0   1   1.10\n"),
    ] {
      await talk.say("table . id price --first 1 > \(name)")
      #expect(String(decoding: try talk.folder.read(name), as: UTF8.self) == expected, "\(name)")
    }
    await talk.say("table . id --first 1 > t.html")
    #expect(String(decoding: try talk.folder.read("t.html"), as: UTF8.self).contains("<td>1</td>"))
    await talk.say("table . id --where '@.id > 9' > none.csv")
    #expect(String(decoding: try talk.folder.read("none.csv"), as: UTF8.self) == "id\n")
  }

  @Test("go on below the rows of a file with their columns named once, whatever ended it")
  func appended() async throws {
    let talk = try await talk()
    for (name, before, after) in [
      ("new.csv", "", "id,price\n1,1.10\n"), ("t.csv", "id,price\n0,7\n", "id,price\n0,7\n1,1.10\n"),
      ("cut.csv", "\u{feff}id,price\r\n0,7", "\u{feff}id,price\r\n0,7\n1,1.10\n"),
      ("t.tsv", "id\tprice\n", "id\tprice\n1\t1.10\n"),
      ("t.md", "| id | price |\n| --- | --- |\n", "| id | price |\n| --- | --- |\n| 1 | 1.10 |\n"),
      ("t.jsonl", "{\"a\":1}\n", "{\"a\":1}\n{\"id\":1,\"price\":1.10}\n"),
    ] {
      if !before.isEmpty { try talk.folder.write(before, to: name) }
      #expect(await talk.say("table . id price --first 1 >> \(name)").outcome == .ok, "\(name)")
      #expect(talk.folder.text(of: name) == after, "\(name)")
    }
  }

  @Test("are not added to rows of other columns, unless the form is asked for")
  func otherColumns() async throws {
    let talk = try await talk()
    try talk.folder.write("id,price\n", to: "t.csv")
    let answer = await talk.say("table . id name --first 1 >> t.csv")
    #expect(answer.status != 0 && answer.flat.contains("t.csv has other columns than these rows"))
    #expect(answer.flat.contains("there: id,price here:  id,name"), "\(answer.text)")
    #expect(talk.folder.text(of: "t.csv") == "id,price\n")
    await talk.say("table . id --csv --first 1 >> t.csv")
    #expect(talk.folder.text(of: "t.csv") == "id,price\nid\n1\n")
    await talk.say("table . id --first 1 > t.csv")
    #expect(talk.folder.text(of: "t.csv") == "id\n1\n")
  }

  @Test("take columns and values of options as other programs write them")
  func otherWays() async throws {
    let talk = try await talk(to: .plain)
    let expected = await talk.say("table . id price --sort -price --first 2 --csv").outText
    #expect(expected.hasPrefix("id,price\n4,"))
    for line in [
      "table . id,price --sort=-price --first=2 --csv", "table id, price --sort -price --first=2 --csv",
    ] {
      #expect(await talk.say(line).outText == expected, "\(line)")
    }
    #expect(await talk.say("table . --where='@.id == 2' id --csv").outText == "id\n2\n")
    #expect(await talk.say("table . --frist=2").flat.contains("`table` has no option --frist=2"))
  }

  @Test("are told apart by the columns that are shown")
  func distinct() async throws {
    let talk = try await talk(#"[{"id":1,"a":"x"},{"id":2,"a":"x"},{"id":3,"a":"y"},{"id":4}]"#, to: .plain)
    for line in ["table . a --distinct --csv", "table . --distinct --except id --csv"] {
      #expect(await talk.say(line).outText == "a\nx\ny\n\"\"\n", "\(line)")
    }
    #expect(await talk.say("table . --distinct --csv").outText.split(separator: "\n").count == 5)
    #expect(await talk.say("table . --distinct --except q").status != 0)
  }

  @Test("have the columns of another answer beside them, and nested ones as columns of their own")
  func joined() async throws {
    let names = #"[{"user_id": 2, "login": "b", "of": {"x": 1}}, {"user_id": 1, "login": "\u308a"}]"#
    let asked = Asked { request in
      .response(
        status: 200, body: request.url.path == "/names" ? names : #"[{"id":1,"n":1.10},{"id":2},{"id":3}]"#)
    }
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /rows", "get /names")
    #expect(
      await talk.say("table $1 --join $2 on id=user_id --csv --flat").outText
        == "id,n,login,of.x\n1,1.10,り,\n2,,b,1\n3,,,\n")
    #expect(
      await talk.say("select $1 --join $2 on id=user_id --except of --first 1", "$_").outText
        == #"[{"id":1,"n":1.10,"login":"\u308a"}]"# + "\n")
    #expect(await talk.say("table $1 --join $2 on nobody").status != 0)
  }

  @Test("drive no terminal in any form")
  func safety() async throws {
    let talk = try await talk(#"[{"a\u001b[2J": "\u001b]0;x\u0007\u202e", "b": "two\nlines"}]"#)
    for form in ["", " --csv", " --tsv", " --md", " --html", " --jsonl", " --wide", " --group b"] {
      let text = await talk.say("table .\(form)").outText
      #expect(
        !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x202e },
        "\(form)\n\(text)")
    }
  }

  @Test("name the way to all columns, and show them in blocks with it")
  func wide() async throws {
    let row = (0..<70).map { "\"column\($0)\":\($0)" }.joined(separator: ",")
    let talk = try await talk("[{\(row)}, {\(row)}]")
    let narrow = await talk.say("table").outText.split(separator: "\n").map(String.init)
    let note = try #require(narrow.last)
    #expect(note.hasPrefix("… ") && note.contains(" more columns: "), "\(note)")
    #expect(note.hasSuffix("…; table . --wide"), "\(note)")
    #expect(narrow.allSatisfy { $0.count <= 80 })
    let wide = await talk.say("table . --wide").outText
    for column in 0..<70 { #expect(wide.contains("column\(column) ") || wide.contains("column\(column)\n")) }
    #expect(!wide.contains("…") && wide.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(await talk.say("table . column1 column69 --wide").outText.split(separator: "\n").count == 3)
  }

  @Test("say what is wrong: a column nobody has, a sum of texts, a condition without quotes or marks")
  func problems() async throws {
    let talk = try await talk()
    for (line, words) in [
      ("table . --sort prcie", "no row has a column prcie; there are id, name, price, owner"),
      ("table . --sum name", "name is not a number everywhere"),
      ("table . --where price>3", "try: table . --where '@.price>3'"),
      ("table . --where @.price > 3", "in quotes"), ("table . --where @.price == 3", "in quotes"),
      ("table . --where '@.price >'", "expected"), ("table . --sort --csv", "expected a column"),
      ("table . --join $2", "--join"), ("table . --join $7 on id", "there is no request 7"),
      ("table . --first x", "expected a number"), ("table . --sort", "expected a value after --sort"),
      ("table . --except q", "no row has a column q"),
    ] {
      let answer = await talk.say(line)
      #expect(answer.status != 0 && answer.flat.contains(words), "\(line)\n\(answer.text)")
    }
    #expect(!(talk.folder.names.contains("3")))
    #expect(await talk.say("table .nothing").text.contains("nothing there"))
  }
}
