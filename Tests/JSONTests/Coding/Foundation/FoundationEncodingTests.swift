import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Writing Foundation's types", .paced)
struct FoundationEncodingTests {
  private func encode(_ value: some Encodable, _ change: (inout DocumentEncoder) -> Void = { _ in }) throws
    -> String
  {
    var encoder = DocumentEncoder()
    change(&encoder)
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("dates are written by each strategy")
  func writesDates() throws {
    let date = Date(timeIntervalSince1970: 1_709_209_815.25)
    #expect(try encode(date) == "730902615.25")
    #expect(try encode(date) { $0.dates = .secondsSince1970 } == "1709209815.25")
    #expect(try encode(date) { $0.dates = .millisecondsSince1970 } == "1709209815250")
    #expect(try encode([date]) { $0.dates = .iso8601 } == "[\"2024-02-29T12:30:15Z\"]")
    #expect(try encode(date) { $0.dates = .iso8601WithFraction(digits: 3) } == "\"2024-02-29T12:30:15.250Z\"")
    #expect(try encode(date) { $0.dates = .format("yyyy-MM-dd") } == "\"2024-02-29\"")
    #expect(
      try encode(date) { $0.dates = .custom { try "\($0.timeIntervalSince1970)".encode(to: $1) } }
        == "\"1709209815.25\"")
    #expect(try encode([date]) { $0.dates = .custom { _, _ in } } == "[{}]")
  }

  @Test("dates whose year has no four digits are not written as text")
  func farDates() throws {
    for seconds in [1e12, -1e12, 1e300, -.infinity, .nan] {
      #expect(throws: EncodingError.self) {
        try encode(Date(timeIntervalSince1970: seconds)) { $0.dates = .iso8601 }
      }
    }
  }
}
