import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers

@Suite("The requests of a session", .paced)
struct RecordsTests {
  private func exchange() throws -> Exchange {
    Exchange(request: Request(url: try WebURL("http://h/")), startedAt: .now)
  }

  @Test("are numbered from 1, and paths look into the last, or into what was shown or opened after it")
  func focus() throws {
    var records = Records()
    #expect(records.last == nil && records.focusedRecord == nil)
    let first = records.add("get /a", try exchange())
    let second = records.add("get /b", try exchange())
    #expect(records[1] === first && records[2] === second && records[3] == nil && records[0] == nil)
    #expect(records.focusedRecord === second)
    records.look(at: first)
    #expect(records.focusedRecord === first && records.last === second)
    records.open(try JSONDocument("1"), named: "f")
    #expect(records.focusedRecord == nil)
  }

  @Test("tell of which pages one of them is made, as long as all are kept")
  func pages() throws {
    var records = Records(keeping: 4)
    let line = "get /a --all-pages"
    _ = records.add(line, try exchange())
    let first = records.add(line, try exchange())
    let second = records.add(line, try exchange())
    let whole = records.add(line, try exchange(), upTo: second, of: 2)
    #expect(records.pages(of: whole).map(\.number) == [2, 3])
    #expect(records.pages(of: first).isEmpty)
    _ = (records.add("get /b", try exchange()), records.add("get /b", try exchange()))
    #expect(records.pages(of: whole).isEmpty)
  }

  @Test("are forgotten from the first on where there are too many, and keep their numbers")
  func forgotten() throws {
    var records = Records(keeping: 2)
    let all = try (1...5).map { records.add("get /\($0)", try exchange()) }
    #expect(records.all.map(\.number) == [4, 5] && records.numbers == 4...5)
    #expect(records[4] === all[3] && records[5] === all[4] && records.last === all[4])
    #expect(records[3] == nil && records[6] == nil && records[0] == nil && records[.min] == nil)
    var again = Records(keeping: 2)
    again.begin(with: all)
    #expect(again.all.map(\.number) == [4, 5])
    #expect(again.add("get /6", try exchange()).number == 6 && again.numbers == 5...6)
  }

  @Test("are let go of by the size of their bodies, too, and numbers go on")
  func large() throws {
    var records = Records(bytes: 100)
    func body(_ count: Int) throws -> Exchange {
      let exchange = try exchange()
      return Exchange(
        request: exchange.request, startedAt: exchange.startedAt, hops: exchange.hops,
        body: ReceivedBody(bytes: [UInt8](repeating: 0x20, count: count)))
    }
    for _ in 1...3 { _ = records.add("get /", try body(40)) }
    #expect(records.all.map(\.number) == [2, 3] && records[1] == nil && records[3]?.number == 3)
    #expect(records.add("get /", try body(1_000)).number == 4 && records.numbers == 4...4)
  }

  @Test("what is looked at and what was listed is forgotten with the answer it is in")
  func places() throws {
    var records = Records()
    let root = try JSONDocument("[1, 2]").root
    records.open(root.document, named: "f")
    records.list(Array(root.children))
    records.look(from: LookedPlace(try #require(root[1])))
    #expect(records.looked?.depth == 1 && records.found.count == 2)
    records.look(from: nil)
    #expect(records.looked == nil && records.found.count == 2)
    records.look(at: records.add("get /", try exchange()))
    #expect(records.found.isEmpty)
  }

  @Test("have what was selected last, whatever comes after it")
  func selection() throws {
    var records = Records()
    #expect(throws: (any Error).self) { try records.selected(at: 0..<2) }
    records.select(try JSONDocument("[1]"))
    _ = records.add("get /", try exchange())
    #expect(try records.selected(at: 0..<2).root.text == "[1]")
    records.select(try JSONDocument("[2]"))
    #expect(records.selection?.root.text == "[2]")
  }
}
