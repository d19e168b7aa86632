import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Finding members", .paced)
struct MemberLookupTests {
  @Test("the first of a repeated key counts, in whatever order a type asks")
  func repeatedKeys() throws {
    struct Pair: Codable, Equatable {
      var b: Int
      var a: Int
    }
    var random = RandomJSON(seed: 40)
    for _ in 0..<500 {
      let members = (0..<8).map { position in
        "\"\(random.pick(["a", "b", "c", "d", "\\u0061"]))\":\(position)"
      }
      let text = "{" + members.joined(separator: ",") + "}"
      let ours = try? DocumentDecoder().decode(Pair.self, from: Array(text.utf8))
      let theirs = try? JSONDecoder().decode(Pair.self, from: Data(text.utf8))
      #expect(ours == theirs, "\(text)")
      let all = try DocumentDecoder().decode([String: Int].self, from: Array(text.utf8))
      #expect(try all == JSONDecoder().decode([String: Int].self, from: Data(text.utf8)), "\(text)")
    }
  }

  @Test("objects of thousands of members are read whole, in any order, repeated keys included")
  func largeObjects() throws {
    struct Some: Decodable {
      var values: [Int]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        values = try (0..<3_000).reversed().map { try container.decode(Int.self, forKey: AnyKey("key\($0)")) }
        #expect(!container.contains(AnyKey("key3000")))
        #expect(container.allKeys.count == 3_000)
      }
    }
    let members = (0..<3_000).map { "\"key\($0)\":\($0)" }
    for extra in [[], ["\"key7\":0"], ["\"\\u006bey7\":0"]] {
      let text = "{" + (members + extra).joined(separator: ",") + "}"
      #expect(
        try DocumentDecoder().decode(Some.self, from: Array(text.utf8)).values == (0..<3_000).reversed())
      #expect(try DocumentDecoder().decode([String: Int].self, from: Array(text.utf8)).count == 3_000)
    }
  }

  @Test("the keys of a dictionary are data: no strategy changes them")
  func dictionaries() throws {
    struct Model: Codable, Equatable { var someValues: [String: [String: Int]] }
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    (decoder.keys, encoder.keys) = (.fromSnakeCase, .toSnakeCase)
    let model = Model(someValues: ["oneKey": ["a_b": 1]])
    let text = try encoder.encode(model)
    #expect(String(decoding: text, as: UTF8.self) == "{\"some_values\":{\"oneKey\":{\"a_b\":1}}}")
    #expect(try decoder.decode(Model.self, from: text) == model)
    let failure = try #require(throws: JSONDecodingError.self) {
      try decoder.decode(Model.self, from: Array("{\"some_values\":{\"a_b\":{\"c_d\":null}}}".utf8))
    }
    #expect(failure.path == ".some_values.a_b.c_d")
  }
}
