import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("The keys of two objects", .paced)
struct KeyComparisonTests {
  /// Whether the first two elements of a list have the same keys, as it is compared and as it is.
  private func compared(_ left: String, _ right: String) throws -> Bool {
    let document = try JSONDocument("[\(left),\(right)]")
    let places = document.root.children.map(\.index)
    return document.storage.bytes.lend {
      KeyComparison(tape: document.storage.tape, source: $0).holds(places[0], places[1])
    }
  }

  @Test("are the same where they are spelled alike, of whatever length", arguments: 0..<40)
  func lengths(_ count: Int) throws {
    let key = String(repeating: "k", count: count)
    #expect(try compared("{\"\(key)\":1}", "{ \"\(key)\" : [2]}"))
    for place in 0..<count {
      var other = Array(key)
      other[place] = "x"
      #expect(try !compared("{\"\(key)\":1}", "{\"\(String(other))\":1}"), "\(place)")
    }
  }

  @Test("are compared one by one, past what stands between them")
  func several() throws {
    #expect(try compared(#"{"a":{"z":[1,{}]},"b":2}"#, #"{"a":1,"b":{"y":3}}"#))
    #expect(try !compared(#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#))
    #expect(try !compared(#"{"a":1,"bb":2}"#, #"{"a":1,"b":22}"#))
    #expect(try compared("{}", "{}"))
  }

  @Test("are not told to be the same where one has an escape, or is long")
  func unusual() throws {
    #expect(try !compared(#"{"\u0061":1}"#, #"{"\u0061":1}"#))
    let long = String(repeating: "k", count: 2_000)
    #expect(try !compared("{\"\(long)\":1}", "{\"\(long)\":1}"))
  }
}
