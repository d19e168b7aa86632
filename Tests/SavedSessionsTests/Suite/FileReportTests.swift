import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("The runs of a suite", .paced)
struct FileReportTests {
  private let places = ["a", "b", "c"].map { SessionSearch.Place(path: $0) }

  private func names(_ rows: [DataRow]? = nil, _ change: (inout ReplayOptions.Suite) -> Void = { _ in })
    -> [String]
  {
    var options = ReplayOptions.Suite()
    change(&options)
    return FileReport.Run.all(of: places, rows: rows, options).map {
      $0.place.path + ($0.label.map { " \($0)" } ?? "")
    }
  }

  @Test("are one a session, or one for each row and time")
  func all() {
    #expect(names() == ["a", "b", "c"])
    #expect(
      names { $0.repeats = 2 } == ["a 1 of 2", "b 1 of 2", "c 1 of 2", "a 2 of 2", "b 2 of 2", "c 2 of 2"])
    let rows = ["1", "2"].map { DataRow(place: "r\($0)", values: ["id": $0]) }
    #expect(names(rows).prefix(3) == ["a r1 (id=1)", "a r2 (id=2)", "b r1 (id=1)"])
    #expect(names([]).isEmpty)
  }

  @Test("are each in one part of several")
  func shards() {
    let parts = (1...2).map { number in names { $0.shard = ReplayOptions.Suite.Shard("\(number)/2") } }
    #expect(parts == [["a", "c"], ["b"]])
    #expect(names { $0.shard = ReplayOptions.Suite.Shard("5/5") }.isEmpty)
    for wrong in ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"] {
      #expect(ReplayOptions.Suite.Shard(wrong) == nil, "\(wrong)")
    }
  }

  @Test("are shuffled the same way by the same number, and none is lost")
  func shuffled() {
    let orders = (0..<20).map { seed in names { $0.seed = UInt64(seed) } }
    #expect(orders == (0..<20).map { seed in names { $0.seed = UInt64(seed) } })
    #expect(Set(orders).count > 1 && orders.allSatisfy { $0.sorted() == ["a", "b", "c"] })
  }
}
