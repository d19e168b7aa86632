import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Members that are encoded", .paced)
struct EncodingMembersTests {
  @Test(
    "encoding a key again replaces its value in place, in small objects and large ones",
    arguments: [3, 32, 33, 34, 200])
  func repeatedKeys(_ count: Int) throws {
    struct Repeating: Encodable {
      let count: Int

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for round in 0..<2 {
          for position in 0..<count {
            try container.encode(position + round, forKey: AnyKey("key\(position)"))
          }
        }
      }
    }
    let expected = (0..<count).map { JSONValue.Member("key\($0)", .number($0 + 1)) }
    #expect(try DocumentEncoder().value(of: Repeating(count: count)) == .object(expected))
  }
}
