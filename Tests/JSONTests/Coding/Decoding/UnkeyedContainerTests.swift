import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Containers without keys", .paced)
struct UnkeyedContainerTests {
  @Test("an element that does not decode can be tried again")
  func retrying() throws {
    struct Mixed: Decodable {
      var texts: [String] = []
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        #expect(container.count == 3)
        while !container.isAtEnd {
          if let number = try? container.decode(Int.self) {
            texts.append("\(number)")
          } else if try !container.decodeNil() {
            texts.append(try container.decode(String.self))
          }
        }
        #expect(container.currentIndex == 3)
        #expect(throws: DecodingError.self) { try container.decode(Int.self) }
        #expect(throws: DecodingError.self) { try container.decodeNil() }
      }
    }
    #expect(try DocumentDecoder().decode(Mixed.self, from: Array("[1,\"a\",null]".utf8)).texts == ["1", "a"])
  }

  /// Reads what it is told to and notes how far it has come.
  private struct Reader: Decodable {
    let places: [Int]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var places: [Int] = []
      func note(_ read: (inout any UnkeyedDecodingContainer) throws -> Void) {
        try? read(&container)
        places.append(container.currentIndex)
      }
      note { _ = try $0.decode(Bool.self) }
      note { _ = try $0.decode(Double.self) }
      note { _ = try $0.decode(UInt8.self) }
      note { _ = try $0.decode(Int128.self) }
      note { _ = try $0.decode([Int].self) }
      note { _ = try $0.nestedContainer(keyedBy: AnyKey.self) }
      note { _ = try $0.nestedUnkeyedContainer() }
      note { _ = try $0.decodeNil() }
      note { _ = try $0.decode(String.self) }
      note { _ = try $0.superDecoder() }
      self.places = places
    }
  }

  @Test(
    "only an element that was read is passed over",
    arguments: [
      ("[]", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), (#"["a"]"#, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
      ("[true, 1.5, 255, -1, [1], {}, [], null, \"a\", 0]", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      ("[{}, 1]", [0, 0, 0, 0, 0, 1, 1, 1, 1, 2]), ("[[1], null, 5]", [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]),
      ("[256, 1]", [0, 1, 2, 2, 2, 2, 2, 2, 2, 2]),
    ] as [(String, [Int])])
  func passing(_ text: String, _ places: [Int]) throws {
    #expect(try DocumentDecoder().decode(Reader.self, from: Array(text.utf8)).places == places)
  }

  @Test("what is asked for behind the end is missing at the array, with the position")
  func behindTheEnd() throws {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        for _ in 0..<2 { _ = try container.decode(Int.self) }
      }
    }
    let failure = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([String: Pair].self, from: Array(#"{"a": [1]}"#.utf8))
    }
    #expect(failure.kind == .missing)
    #expect(failure.path == ".a")
    #expect(failure.expected == "an element at position 1")
    #expect(failure.found == "the end of the array")
  }
}
