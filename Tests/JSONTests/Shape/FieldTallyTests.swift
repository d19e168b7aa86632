import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("The keys of a shape", .paced)
struct FieldTallyTests {
  private func shape(_ texts: String...) throws -> JSONShape {
    try JSONShape(of: texts.map { try JSONDocument($0).root })
  }

  @Test("a repeated key counts once, and each of its values counts for its shape")
  func repeatedKeys() throws {
    let shape = try shape(#"{"a":1,"\u0061":"x"}"#, "{}")
    #expect(shape.description == "{ a?: integer | string }")
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.seen) == [1])
  }

  @Test("keys that Swift's strings hold equal are different fields")
  func canonicalEquivalence() throws {
    guard case .object(let fields) = try shape(#"{"\u00e9":1,"e\u0301":2}"#).form else { throw Unexpected() }
    #expect(fields.count == 2)
  }

  @Test("objects of many keys in any order are told apart key by key")
  func manyKeys() throws {
    let names = (0..<40).map { "key\($0)" }
    func object(_ names: [String]) -> String {
      "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }
    let shape = try shape(object(names), object(names.reversed()), object(Array(names.dropFirst(5))))
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.name) == names)
    #expect(fields.map(\.isOptional) == (0..<40).map { $0 < 5 })
    #expect(fields.allSatisfy { $0.seen == ($0.isOptional ? 2 : 3) })
  }

  /// A tally of names, each of them seen in one object.
  private func tally(_ names: [String], in object: Int = 1) -> FieldTally {
    var tally = FieldTally()
    for name in names {
      let place = tally.place(of: Array(name.utf8)[...])
      tally.list[place].noteSeen(in: object)
    }
    return tally
  }

  private func names(_ tally: FieldTally) -> [String] {
    tally.list.map { String(decoding: $0.name, as: UTF8.self) }
  }

  @Test(
    "a name has one place, however many there are, and whatever is guessed", arguments: [1, 8, 9, 10, 40])
  func places(count: Int) {
    let all = (0..<count).map { "key\($0)" }
    let tally = tally(all + all.reversed())
    #expect(names(tally) == all)
    for (place, name) in all.enumerated() {
      for guess in [0, place, count, 99] {
        #expect(tally.knownPlace(of: Array(name.utf8)[...], startingAt: guess) == place)
      }
    }
    #expect(tally.knownPlace(of: Array("other".utf8)[...]) == nil)
  }

  @Test("merging adds the counts of what both know, and puts what is new behind", arguments: [2, 20])
  func merging(count: Int) {
    let some = (0..<count).map { "a\($0)" }
    let others = (0..<count).map { "b\($0)" }
    var merged = tally(some + ["c"])
    merged.merge(tally(others + ["c", "a1"]))
    #expect(names(merged) == some + ["c"] + others)
    #expect(merged.list.map(\.objects) == (some + ["c"] + others).map { ["c", "a1"].contains($0) ? 2 : 1 })
    #expect(merged.knownPlace(of: Array("b1".utf8)[...]) == count + 2)
    merged.merge(FieldTally())
    #expect(names(merged) == some + ["c"] + others)
  }

  @Test("the order of the fields does not count, and how often they were seen does")
  func equality() {
    #expect(tally(["a", "b"]) == tally(["b", "a"]))
    #expect(tally(["a"]) != tally(["b"]))
    #expect(tally(["a"]) != tally(["a", "b"]))
    var twice = tally(["a"])
    twice.list[0].noteSeen(in: 2)
    #expect(tally(["a"]) != twice)
    var other = tally(["a"])
    other.list[0].shape.nulls = 1
    #expect(tally(["a"]) != other)
  }
}
