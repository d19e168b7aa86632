import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusFormats

@Suite("Values made anew", .paced)
struct MadeValueTests {
  /// 2024-02-29 12:30:05 UTC, a Thursday.
  private static let now = Date(timeIntervalSince1970: 1_709_209_805)

  @Test(
    "times are written as they are asked for",
    arguments: [
      (["$timestamp"], "1709209805"), (["$timestamp", "-1", "d"], "1709123405"),
      (["$timestamp", "2", "w"], "1710419405"), (["$timestamp", "1", "y"], "1740745805"),
      (["$datetime", "iso8601"], "2024-02-29T12:30:05Z"), (["$isoTimestamp"], "2024-02-29T12:30:05Z"),
      (["$datetime", "rfc1123"], "Thu, 29 Feb 2024 12:30:05 GMT"),
      (["$datetime", "YYYY-MM-DD HH:mm:ss.SSS", "1", "M"], "2024-03-29 12:30:05.000"),
      (["$datetime", "YY/M/D H [at] ZZ"], "24/2/29 12 at +0000"), (["$timestamp", "x", "y"], "1709209805"),
      (["$timestamp", "99999999999", "y"], "1709209805"),
    ] as [([String], String)])
  func times(_ words: [String], _ expected: String) {
    #expect(MadeValue.text(words, now: Self.now) == expected)
  }

  @Test(
    "random values are of the kind and the size that is asked for",
    arguments: [
      (["$randomInt", "5", "6"], "[5]"), (["$random.integer", "5", "6"], "[5]"),
      (["$randomInt", "9", "1"], "[9]"),
      (["$random.alphanumeric", "8"], "[A-Za-z0-9_]{8}"), (["$random.alphabetic"], "[A-Za-z]{10}"),
      (["$random.hexadecimal", "4"], "[0-9a-f]{4}"), (["$random.hexadecimal", "-1"], ""),
      (["$random.email"], "[a-z]{8}@example.com"), (["$random.float", "1", "2"], "[12][.][0-9]{1,3}"),
      (["$guid"], "[0-9a-f-]{36}"), (["$random.uuid"], "[0-9a-f-]{36}"),
    ] as [([String], String)])
  func random(_ words: [String], _ pattern: String) throws {
    let text = try #require(MadeValue.text(words))
    #expect(try Regex(pattern).wholeMatch(in: text) != nil, "\(text)")
  }

  @Test("nothing else is made", arguments: [["$nothing"], [], ["$datetime"], ["guid"]])
  func others(_ words: [String]) { #expect(MadeValue.text(words) == nil) }
}
