import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Selectors", .paced)
struct MatchesTests {
  /// What a slice selects, found the slow way the RFC describes.
  private func expected(_ start: Int?, _ end: Int?, _ step: Int, count: Int) -> [Int] {
    guard step != 0 else { return [] }
    func normalized(_ bound: Int) -> Int { bound < 0 ? bound + count : bound }
    var at = normalized(start ?? (step > 0 ? 0 : count - 1))
    let stop = end.map(normalized) ?? (step > 0 ? count : -1)
    at = step > 0 ? max(at, 0) : min(at, count - 1)
    var found: [Int] = []
    while step > 0 ? at < min(stop, count) : at > max(stop, -1) {
      found.append(at)
      at += step
    }
    return found
  }

  @Test("every slice of short arrays selects what the RFC's loop selects")
  func slices() throws {
    let bounds: [Int?] = [nil, -7, -4, -3, -1, 0, 1, 2, 4, 9]
    for count in [0, 1, 4] {
      let document = try JSONDocument("[" + (0..<count).map(String.init).joined(separator: ",") + "]")
      for start in bounds {
        for end in bounds {
          for step in [nil, -5, -2, -1, 0, 1, 2, 5] {
            let text =
              "$[\(start.map(String.init) ?? ""):\(end.map(String.init) ?? "")"
              + (step.map { ":\($0)]" } ?? "]")
            let wanted = expected(start, end, step ?? 1, count: count)
            #expect(try document.select(text) == wanted.map(String.init), "\(text) of \(count)")
          }
        }
      }
    }
  }

  @Test("slices with the largest numbers allowed neither overflow nor take long")
  func hugeSlices() throws {
    let document = try JSONDocument("[0,1,2]")
    let most = "9007199254740991"
    #expect(try document.select("$[:\(most):\(most)]") == ["0"])
    #expect(try document.select("$[-\(most):\(most)]") == ["0", "1", "2"])
    #expect(try document.select("$[\(most):-\(most):-\(most)]") == ["2"])
    #expect(try document.select("$[\(most)]") == [])
    #expect(try document.select("$[-\(most)]") == [])
  }

  @Test(
    "names look into objects only, indexes and slices into arrays only", arguments: ["{\"0\":1}", "[1]", "1"])
  func kinds(_ text: String) throws {
    let document = try JSONDocument(text)
    #expect(try document.select("$['0']").count == (text.hasPrefix("{") ? 1 : 0))
    #expect(try document.select("$[0]").count == (text.hasPrefix("[") ? 1 : 0))
    #expect(try document.select("$[0:]").count == (text.hasPrefix("[") ? 1 : 0))
    #expect(try document.select("$.*").count == (text == "1" ? 0 : 1))
  }

  @Test("the first value is found without looking further")
  func first() throws {
    let document = try JSONDocument("[1,2,3]")
    #expect(try JSONPath("$[*]").first(in: document.root)?.text == "1")
    #expect(try JSONPath("$[9]").first(in: document.root) == nil)
    #expect(try JSONPath("$..*").matches(in: document.root).prefix(2).map(\.text) == ["1", "2"])
  }

  @Test("matches can be gone through again from where a copy was made")
  func copies() throws {
    var matches = try JSONPath("$[*]").matches(in: JSONDocument("[1,2,3]").root)
    _ = matches.next()
    let rest = matches
    #expect(matches.map(\.text) == ["2", "3"])
    #expect(rest.map(\.text) == ["2", "3"])
  }

  @Test("a path looks into any value, whose own place does not matter")
  func inside() throws {
    let document = try JSONDocument(#"{"a":{"b":[1,{"a":2}]},"z":0}"#)
    let inner = try #require(document.root["a"])
    #expect(try JSONPath("$").nodes(in: inner) == [inner])
    #expect(try JSONPath("$.b[0]").nodes(in: inner).map(\.normalizedPath) == ["$['a']['b'][0]"])
    #expect(try JSONPath("$..a").nodes(in: inner).map(\.text) == ["2"])
    #expect(try JSONPath("$..*").nodes(in: inner).count == 4)
    let key = try #require(document.root.members.first { _ in true }?.key)
    #expect(try JSONPath("$..*").nodes(in: key).isEmpty)
  }
}
