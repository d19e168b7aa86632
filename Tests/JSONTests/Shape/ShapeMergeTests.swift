import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Merging shapes", .paced)
struct ShapeMergeTests {
  @Test("merging is associative and commutative, has a neutral shape and equals seeing everything at once")
  func laws() throws {
    var generator = SeededGenerator(seed: 42)
    try FuzzRounds(400, &generator).run { generator in
      let nodes = try (0..<3).map { _ in try JSONDocument(generator.document(depth: 4)).root }
      let shapes = nodes.map { JSONShape(of: $0) }
      let (a, b, c) = (shapes[0], shapes[1], shapes[2])
      #expect(a.merging(b) == b.merging(a))
      #expect(a.merging(b).merging(c) == a.merging(b.merging(c)))
      #expect(a.merging(JSONShape()) == a)
      #expect(JSONShape().merging(a) == a)
      #expect(a.merging(b).merging(c) == JSONShape(of: nodes))
      // The order of fields is that of the first answerPath, however the parts are grouped.
      #expect(a.merging(b).merging(c).description == a.merging(b.merging(c)).description)
      #expect(a.merging(b).merging(c).description == JSONShape(of: nodes).description)
    }
  }

  @Test("a shape accepts every value it has seen, alone or among others")
  func acceptance() throws {
    var generator = SeededGenerator(seed: 43)
    try FuzzRounds(400, &generator).run { generator in
      let nodes = try (0..<3).map { _ in try JSONDocument(generator.document(depth: 4)).root }
      let shape = JSONShape(of: nodes)
      for node in nodes { #expect(shape.mismatches(in: node) == []) }
    }
  }

  @Test("shapes that have seen something else are different")
  func differences() throws {
    let texts = [
      "null", "true", "1", "1.5", #""a""#, #""2024-01-01""#, "[]", "[1]", "{}", #"{"a":1}"#, #"{"b":1}"#,
      #"{"a":1,"b":1}"#, #"{"a":"x"}"#,
    ]
    for (i, left) in texts.enumerated() {
      for (j, right) in texts.enumerated() {
        let areEqual = try JSONShape(of: JSONDocument(left).root) == JSONShape(of: JSONDocument(right).root)
        #expect(areEqual == (i == j), "\(left) and \(right)")
      }
    }
    let once = try JSONShape(of: JSONDocument("1").root)
    #expect(once.merging(once) != once)
  }
}
