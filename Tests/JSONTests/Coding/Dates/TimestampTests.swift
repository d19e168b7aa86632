import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Moments as text", .paced)
struct TimestampTests {
  @Test(
    "ISO 8601 is read with and without a fraction, in any offset",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0), ("2024-02-29T12:30:15Z", 1_709_209_815, 0),
      ("2024-02-29T12:30:15.25Z", 1_709_209_815, 250_000_000),
      ("2024-02-29T21:30:15+09:00", 1_709_209_815, 0),
      ("2024-02-29T21:30:15+0900", 1_709_209_815, 0), ("2024-02-29T07:00:15-05:30", 1_709_209_815, 0),
      ("2024-02-29T21:30:15.000001+09", 1_709_209_815, 1_000), ("2024-02-29t12:30:15z", 1_709_209_815, 0),
      ("2024-02-29 12:30:15Z", 1_709_209_815, 0), ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
      ("0001-01-01T00:00:00Z", -62_135_596_800, 0), ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
      ("2016-12-31T23:59:60Z", 1_483_228_800, 0), ("1900-03-01T00:00:00Z", -2_203_891_200, 0),
      ("2024-02-29T12:30:15.1234567891Z", 1_709_209_815, 123_456_789),
    ])
  func reads(_ text: String, _ seconds: Int, _ nanoseconds: Int) {
    #expect(Timestamp(iso8601: text) == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test(
    "what is no moment in ISO 8601 is refused",
    arguments: [
      "", "2024", "2024-02-29", "2024-02-29T12:30Z", "2024-02-29T12:30:15", "2023-02-29T00:00:00Z",
      "1900-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-32T00:00:00Z",
      "2024-01-00T00:00:00Z", "2024-04-31T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
      "2024-01-01T00:00:61Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+9", "2024-01-01T00:00:00+24:00",
      "2024-01-01T00:00:00+09:60", "2024-01-01T00:00:00+09:", "2024-01-01T00:00:00Zx",
      " 2024-01-01T00:00:00Z",
      "2024-1-1T00:00:00Z", "٢٠٢٤-01-01T00:00:00Z", "-2024-01-01T00:00:00Z", "20240101T000000Z",
    ])
  func refuses(_ text: String) {
    #expect(Timestamp(iso8601: text) == nil)
  }

  @Test("ISO 8601 is written in UTC, with as many digits as asked for")
  func writes() {
    let moment = Timestamp(seconds: 1_709_209_815, nanoseconds: 123_456_789)
    #expect(moment.iso8601() == "2024-02-29T12:30:15Z")
    #expect(moment.iso8601(fractionDigits: 3) == "2024-02-29T12:30:15.123Z")
    #expect(moment.iso8601(fractionDigits: 9) == "2024-02-29T12:30:15.123456789Z")
    #expect(moment.iso8601(fractionDigits: 99) == "2024-02-29T12:30:15.123456789Z")
    #expect(Timestamp(seconds: -62_135_596_800).iso8601() == "0001-01-01T00:00:00Z")
    #expect(Timestamp(seconds: 253_402_300_800).iso8601() == nil)
    #expect(Timestamp(seconds: -62_167_219_201).iso8601() == nil)
  }

  @Test(
    "seconds are taken to the nearest microsecond, and rounded down to whole ones",
    arguments: [
      (0, 0, 0), (1.5, 1, 500_000_000), (-0.25, -1, 750_000_000), (1.000_000_4, 1, 0),
      (1.000_000_6, 1, 1_000),
      (1.999_999_9, 2, 0), (-1.000_000_1, -1, 0), (1_709_209_815.25, 1_709_209_815, 250_000_000),
    ])
  func seconds(_ number: Double, _ seconds: Int, _ nanoseconds: Int) {
    #expect(
      Timestamp(secondsSince1970: number) == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test("what is too far away for microseconds is no moment", arguments: [1e15, -1e15, .infinity, .nan])
  func tooFar(_ seconds: Double) {
    #expect(Timestamp(secondsSince1970: seconds) == nil)
  }
}
