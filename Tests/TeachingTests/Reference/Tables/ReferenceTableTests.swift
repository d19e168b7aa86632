import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("A table of the reference", .paced)
struct ReferenceTableTests {
  @Test("has a line a name, and sentences below it")
  func reading() throws {
    let table = ReferenceTable(
      "a|b c|S, 1|It is a.|A: 1|header B, 404\n  More of a.\nD||S, 2|It is d.\nbroken|x")
    #expect(table.entries.map(\.name) == ["a", "D"])
    let first = try #require(table["A"])
    #expect(first.has("b") && first.has("c") && !first.has("d"))
    #expect(first.source == "S, 1" && first.summary == "It is a." && first.example == "A: 1")
    #expect(first.related == ["header B", "404"] && first.points == ["More of a."])
    let second = try #require(table["d"])
    #expect(second.example == nil && second.related.isEmpty && second.points.isEmpty)
    #expect(table["broken"] == nil && table[""] == nil)
  }

  @Test("of each kind has each name once, sentences that end, and sources", arguments: Topics.Kind.allCases)
  func kinds(_ kind: Topics.Kind) {
    let entries = kind.table.entries
    #expect(entries.count > 4)
    let names = entries.map { $0.name.lowercased() }
    #expect(
      Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
    for entry in entries {
      #expect(!entry.source.isEmpty && !entry.name.isEmpty, "\(entry.name)")
      for sentence in [entry.summary] + entry.points {
        #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."), "\(sentence)")
      }
      if entry.has("none") { #expect(entry.traits.count < 3, "\(entry.name)") }
    }
  }

  @Test("names nothing to see that is not there", arguments: Topics.Kind.allCases)
  func related(_ kind: Topics.Kind) {
    for entry in kind.table.entries {
      for topic in entry.related { #expect(Topics.article(topic) != nil, "\(entry.name): \(topic)") }
    }
  }

  @Test("the examples of what is known better name nothing that is not there, and leave none out")
  func examples() {
    for table in [Examples.headers, Examples.statuses, Examples.methods] {
      for entry in table.entries {
        #expect(!entry.related.isEmpty, "\(entry.name)")
        for topic in entry.related { #expect(Topics.article(topic) != nil, "\(entry.name): \(topic)") }
      }
    }
    #expect(HeaderEntry.all.filter { Examples.headers[$0.name]?.example == nil }.map(\.name) == [])
    #expect(StatusEntry.all.filter { Examples.statuses["\($0.code)"] == nil }.map(\.code) == [])
    #expect(MethodEntry.all.filter { Examples.methods[$0.name] == nil }.map(\.name) == [])
  }
}
