import JSON
import PacingTestSupport
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
}
