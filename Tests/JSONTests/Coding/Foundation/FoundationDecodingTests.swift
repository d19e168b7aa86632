import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Reading Foundation's types", .paced)
struct FoundationDecodingTests {
  private func decode<T: Decodable>(
    _ type: T.Type, _ text: String, _ change: (inout DocumentDecoder) -> Void = { _ in }
  )
    throws -> T
  {
    var decoder = DocumentDecoder()
    change(&decoder)
    return try decoder.decode(type, from: Array(text.utf8))
  }

  private func encode(_ value: some Encodable, _ change: (inout DocumentEncoder) -> Void = { _ in }) throws
    -> String
  {
    var encoder = DocumentEncoder()
    change(&encoder)
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("dates are read by each strategy")
  func readsDates() throws {
    let date = Date(timeIntervalSince1970: 1_709_209_815)
    #expect(try decode(Date.self, "730902615") == date)
    #expect(try decode(Date.self, "1709209815") { $0.dates = .secondsSince1970 } == date)
    #expect(try decode(Date.self, "1709209815000") { $0.dates = .millisecondsSince1970 } == date)
    #expect(try decode(Date.self, "\"2024-02-29T12:30:15Z\"") { $0.dates = .iso8601 } == date)
    #expect(
      try decode(Date.self, "\"2024-02-29T21:30:15.500+09:00\"") { $0.dates = .iso8601 }
        == date.addingTimeInterval(0.5))
    #expect(
      try decode(Date.self, "\"2024-02-29 12:30:15\"") { $0.dates = .format("yyyy-MM-dd HH:mm:ss") } == date)
    let tokyo = DateFormat("yyyy-MM-dd HH:mm:ss", utcOffset: 32_400)
    #expect(
      try decode([Date?].self, "[\"2024-02-29 21:30:15\",null]") { $0.dates = .format(tokyo) } == [date, nil])
    #expect(try decode(Date.self, "3") { $0.dates = .custom { _ in date } } == date)
  }

  @Test(
    "a date of another form than the decoder was told of is a failure that names the setting",
    arguments: [
      (#""2024-02-29T12:30:15Z""#, DateDecoding.deferredToDate, "a number", ".iso8601"),
      (#""2024-02-29""#, .deferredToDate, "a number", #".format("yyyy-MM-dd")"#),
      (#""2024-02-29T12:30:15Z""#, .secondsSince1970, "a number", ".iso8601"),
      ("1709209815", .iso8601, "a string", ".secondsSince1970"),
      ("1709209815000", .iso8601, "a string", ".millisecondsSince1970"),
    ])
  func otherForms(_ text: String, _ dates: DateDecoding, _ expected: String, _ setting: String) throws {
    let failure = try #require(throws: JSONDecodingError.self) {
      try decode([String: Date].self, "{\"created_at\": \(text)}") { $0.dates = dates }
    }
    #expect(failure.kind == .type && failure.typeName == "Date")
    #expect(failure.description.hasPrefix("expected \(expected) at .created_at, found a"))
    #expect(failure.description.hasSuffix("DocumentDecoder(dates: \(setting))"))
  }

  @Test("a date that is none is a failure of the value, and says how one looks")
  func badDates() throws {
    var decoder = DocumentDecoder()
    decoder.dates = .iso8601
    let failure = try #require(throws: JSONDecodingError.self) {
      try decoder.decode([String: Date].self, from: Array("{\"at\":\"yesterday\"}".utf8))
    }
    #expect(
      failure.description
        == "expected a date such as 2024-01-31T12:30:00Z at .at, found \"yesterday\" (line 1, column 7)")
    #expect(failure.kind == .value)
    #expect(failure.typeName == "Date")
    decoder.dates = .format("yyyy-MM-dd")
    let second = try #require(throws: JSONDecodingError.self) {
      try decoder.decode(Date.self, from: Array("\"1\"".utf8))
    }
    #expect(second.expected == "a date as yyyy-MM-dd")
    let third = try #require(throws: JSONDecodingError.self) {
      try decoder.decode(Date.self, from: Array("1".utf8))
    }
    #expect(third.kind == .type)
  }

  @Test("data is read and written by each strategy")
  func data() throws {
    let data = Data([0, 255, 62])
    #expect(try encode(data) == "\"AP8+\"")
    #expect(try decode(Data.self, "\"AP8+\"") == data)
    #expect(try encode(data) { $0.data = .deferredToData } == "[0,255,62]")
    #expect(try decode(Data.self, "[0,255,62]") { $0.data = .deferredToData } == data)
    #expect(try decode(Data.self, "1") { $0.data = .custom { _ in data } } == data)
    #expect(try encode(data) { $0.data = .custom { try $0.count.encode(to: $1) } } == "3")
    for text in ["\"AP8\"", "\"!\"", "[0]"] {
      #expect(throws: JSONDecodingError.self) { try decode(Data.self, text) }
    }
    #expect(throws: JSONDecodingError.self) { try decode(Data.self, "[256]") { $0.data = .deferredToData } }
  }

  @Test("URLs are strings")
  func urls() throws {
    let url = try #require(URL(string: "https://example.com/a%20b?q=1"))
    #expect(try decode([URL].self, "[\"https://example.com/a%20b?q=1\"]") == [url])
    #expect(try encode(url) == "\"https://example.com/a%20b?q=1\"")
    let failure = try #require(throws: JSONDecodingError.self) { try decode(URL.self, "\"\"") }
    #expect(failure.expected == "a URL")
    #expect(throws: JSONDecodingError.self) { try decode(URL.self, "1") }
  }

  @Test("decimals keep their digits")
  func decimals() throws {
    let text = "[0.1,12345678901234567890.123456789,-1.50]"
    let values = try decode([Decimal].self, text)
    #expect(values.map(\.description) == ["0.1", "12345678901234567890.123456789", "-1.5"])
    #expect(try encode(values) == "[0.1,12345678901234567890.123456789,-1.5]")
    #expect(throws: JSONDecodingError.self) { try decode(Decimal.self, "\"1\"") }
    #expect(throws: JSONDecodingError.self) { try decode(Decimal.self, "1e400") }
    #expect(throws: EncodingError.self) { try encode(Decimal.nan) }
  }
}
