import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers

@Suite("The requests of a session", .paced)
struct RecordsTests {
  private func exchange() throws -> Exchange {
    Exchange(
      request: Request(url: try WebURL("http://h.test/")), startedAt: Date(timeIntervalSince1970: 0), hops: []
    )
  }

  @Test("are numbered from 1, and paths look into the last until something else is looked at")
  func numbers() throws {
    var records = Records()
    #expect(records.last == nil && records[1] == nil && records[0] == nil)
    let first = records.add("get /", try exchange())
    let second = records.add("get /b", try exchange())
    #expect(first.number == 1 && records[2] === second && records.focusedRecord === second)
    records.look(at: first)
    #expect(records.focusedRecord === first && records.last === second)
    records.open(try Document("[1]"), named: "a.json")
    #expect(records.focusedRecord == nil && records.last === second)
    records.comeBack(to: first)
    #expect(records.last === first && records.focusedRecord === first)
    _ = records.add("get /c", try exchange())
    #expect(records.last?.number == 3)
  }

  @Test("have what was selected last, whatever comes after it")
  func selection() throws {
    var records = Records()
    #expect(throws: (any Error).self) { try records.selected(at: 0..<2) }
    records.select(try Document("[1]"))
    _ = records.add("get /", try exchange())
    #expect(try records.selected(at: 0..<2).root.text == "[1]")
    records.select(try Document("[2]"))
    #expect(records.selection?.root.text == "[2]")
  }
}
