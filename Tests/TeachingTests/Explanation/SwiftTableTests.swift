import ApusClient
import ApusPacingTestSupport
import ApusRendering
import ApusWords
import Testing

@testable import ApusTeaching
@testable import ApusText

@Suite("What a Swift app receives", .paced)
struct SwiftTableTests {
  private func drawn(_ incident: Incident, width: Int = 120) -> [String] {
    SwiftTable(Explanation(of: incident)).lines(on: Screen(width: width)).map(\.text)
  }

  @Test("a failure is told of APIClient and of each of the five clients, and what each loses")
  func failure() throws {
    let lines = drawn(try Incidents.answered(404, "{}"))
    #expect(lines.first == "In Swift, and in five hand-written clients")
    #expect(lines.count == 7)
    #expect(lines[1].hasPrefix("  APIClient"))
    #expect(lines[1].contains(".rejected(404, .raw(2 B), exchange)"))
    #expect(lines.dropFirst(2).allSatisfy { $0.contains("loses ") })
    #expect(lines[3].contains("B, Result") && lines[3].contains(".server(404)"), "\(lines[3])")
  }

  @Test("what is said and what is lost stands in columns where there is room")
  func columns() throws {
    let lines = drawn(try Incidents.answered(404, "{}")).dropFirst(2)
    let places = lines.map { line in line.split(separator: "loses ").first?.count }
    #expect(Set(places).count == 1, "\(lines.joined(separator: "\n"))")
  }

  @Test("of a success only those clients are named that make something else of it")
  func success() throws {
    #expect(drawn(try Incidents.answered(200, "{}")).first == "In Swift")
    #expect(drawn(try Incidents.answered(200, "{}")).count == 2)
    let empty = drawn(try Incidents.answered(204, ""))
    #expect(empty.first == "In Swift, and in five hand-written clients")
    #expect(!empty.contains { $0.contains("A, typed errors") })
    #expect(empty.contains { $0.contains("crash: try!") })
  }

  @Test("what is kept and what is lost is said in Japanese, and what an app gets as it is written in Swift")
  func japanese() throws {
    let incident = try Incidents.answered(404, "{}")
    let lines = SpokenLanguage.japanese.speaking { drawn(incident) }
    #expect(lines.first == "Swift と、手書きのクライアント 5 種では")
    #expect(lines.contains { $0.contains(".rejected(404, .raw(2 B), exchange)") })
    #expect(lines.contains { $0.contains("リクエスト, ヘッダー, ボディ 2 B, 所要時間を保持") }, "\(lines)")
    #expect(!lines.contains { $0.contains("loses") || $0.contains("keeps") }, "\(lines)")
    #expect(lines.filter { $0.contains("を失う") }.count == 5, "\(lines)")
  }

  @Test("where no client is involved there is no table")
  func none() {
    #expect(drawn(Incident(line: "gte", exchange: nil, failure: .init(.usageCommand, "nothing"))) == [])
  }

  @Test("on a narrow screen a name stands above what it says, and nothing is wider than the screen")
  func narrow() throws {
    let incident = try Incidents.answered(404, "{\"message\": \"Not Found\"}")
    let lines = drawn(incident, width: 40)
    #expect(lines.contains("  APIClient"))
    for width in 20...120 {
      for line in SwiftTable(Explanation(of: incident)).lines(on: Screen(width: width)) {
        #expect(line.width <= width, "\(width): \(line.text)")
      }
    }
  }
}
