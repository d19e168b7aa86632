import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Dates as text", .paced)
struct DateFormatTests {
  @Test(
    "patterns are written and read back",
    arguments: [
      ("yyyy-MM-dd HH:mm:ss", "2024-02-29 12:30:15"), ("yyyy-MM-dd'T'HH:mm:ssXXX", "2024-02-29T12:30:15Z"),
      ("yyyy-MM-ddTHH:mm:ssZ", "2024-02-29T12:30:15+0000"), ("dd.MM.yyyy HH:mm:ss", "29.02.2024 12:30:15"),
      ("d/M/yyyy H:m:s", "29/2/2024 12:30:15"), ("yyyyMMddHHmmss", "20240229123015"),
      ("yyyy-MM-dd HH:mm:ss.SSS X", "2024-02-29 12:30:15.000 Z"),
      ("'at' HH 'o''clock', ss:mm yyyy dd/MM", "at 12 o'clock, 15:30 2024 29/02"),
      ("''yyyy''MM dd HH mm ss", "'2024'02 29 12 30 15"), ("yyyy年MM月dd日 HH:mm:ss", "2024年02月29日 12:30:15"),
      ("yyyy-MM-dd HH:mm:ss ZZZZZ", "2024-02-29 12:30:15 Z"),
      ("yyyy-MM-dd HH:mm:ss XX", "2024-02-29 12:30:15 Z"),
    ])
  func patterns(_ pattern: String, _ text: String) {
    let moment = Timestamp(seconds: 1_709_209_815)
    #expect(DateFormat(pattern).text(for: moment) == text)
    #expect(DateFormat(pattern).timestamp(from: text) == moment)
  }

  @Test("an offset shifts what the clock shows, and a written one wins when reading")
  func offsets() {
    let tokyo = DateFormat("yyyy-MM-dd HH:mm:ss", utcOffset: 9 * 3600)
    #expect(tokyo.text(for: Timestamp(seconds: 0)) == "1970-01-01 09:00:00")
    #expect(tokyo.timestamp(from: "1970-01-01 09:00:00") == Timestamp(seconds: 0))
    let written = DateFormat("yyyy-MM-dd HH:mm XXX", utcOffset: -(3 * 3600 + 1800))
    #expect(written.text(for: Timestamp(seconds: 0)) == "1969-12-31 20:30 -03:30")
    #expect(written.timestamp(from: "1970-01-01 09:00 +09:00") == Timestamp(seconds: 0))
    #expect(DateFormat("HHZ", utcOffset: 3600).text(for: Timestamp(seconds: 0)) == "01+0100")
  }

  @Test("parts that a pattern does not name are those of the first of January 2000")
  func defaults() {
    #expect(DateFormat("yyyy-MM-dd").timestamp(from: "2024-02-29") == Timestamp(seconds: 1_709_164_800))
    #expect(DateFormat("HH:mm").timestamp(from: "12:30")?.iso8601() == "2000-01-01T12:30:00Z")
    #expect(DateFormat("").timestamp(from: "")?.iso8601() == "2000-01-01T00:00:00Z")
  }

  @Test(
    "a date that does not fit the pattern whole is refused",
    arguments: [
      "", "2024-02-29", "2024-02-29 12:30", "2024-02-29 12:30:15 ", "2024-02-29T12:30:15",
      "24-02-29 12:30:15",
      "2024-2-29 12:30:15", "2024-02-30 12:30:15", "2024-02-29 25:30:15", "yyyy-MM-dd HH:mm:ss",
    ])
  func mismatches(_ text: String) {
    #expect(DateFormat("yyyy-MM-dd HH:mm:ss").timestamp(from: text) == nil)
  }

  @Test("days of eight centuries are written and read back, one after the other")
  func calendar() throws {
    let format = DateFormat("yyyy-MM-dd")
    var previous = ""
    for day in stride(from: -150_000, to: 150_000, by: 13) {
      let moment = Timestamp(seconds: day * 86_400)
      let text = try #require(format.text(for: moment))
      guard format.timestamp(from: text) == moment, text > previous else {
        Issue.record("\(text) after \(previous)")
        return
      }
      previous = text
    }
    #expect(previous == "2380-08-27")
  }
}
