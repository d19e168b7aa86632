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
    #expect(answer.notes.hasPrefix("line 2 is no JSON: "), "\(answer.text)")
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
