import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Where the value stands that follows a name", .paced)
struct NamedValueTests {
  private func value(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return NamedValue(behind: bytes[...]).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "behind its marks, up to its end",
    arguments: [
      ("=ab c", "ab"), (": ab", "ab"), (":\"a b\"", "a b"), (":\\\"a b\\\"}", "a b"), (" \"ab\"", "ab"),
      (":={ab", "{ab"), ("=ab;c", "ab"), (": Bearer ab", "ab"), (" ab", nil), ("={{T}}", nil), ("=•••", nil),
      (":{\"a\":1}", nil), (": {", nil), (": [", nil), ("=$T", nil), (":null", nil), ("", nil),
    ] as [(String, String?)])
  func values(_ text: String, _ expected: String?) {
    #expect(value(text) == expected)
  }

  @Test(
    "is not where a sentence goes on: its first word means nothing without the next",
    arguments: [
      (": who you are", nil), (": The code has run out.", nil), (": a long word", nil), (": the", "the"),
      (":the code", nil), (": who7 you", "who7"), (": swordfish is it", "swordfish"), ("=the code", "the"),
      (": \"the code\"", "the code"), (": a, b", "a"), (": who 7", "who"), (": it hunter2", "it"),
      (": 'who you'", "who you"),
    ] as [(String, String?)])
  func sentences(_ text: String, _ expected: String?) {
    let bytes = Array(text.utf8)
    let value = NamedValue(behind: bytes[...], mayBeSentence: true)
    #expect(value.map { String(decoding: bytes[$0.range], as: UTF8.self) } == expected)
    // At the beginning of a line it is a setting.
    #expect(self.value(text) != nil)
  }

  @Test(
    "between single quotes, unless it stands in such with its name",
    arguments: [
      ("='a b' c", "a b"), (": 'it''s x'", "it''s x"), ("=''", nil), ("='ab", nil), ("='{{T}}'", nil),
      ("=$'a b' c", "a b"), ("=$a", nil),
    ] as [(String, String?)])
  func singleQuotes(_ text: String, _ expected: String?) {
    #expect(value(text) == expected)
    let bytes = Array(text.utf8)
    #expect(NamedValue(behind: bytes[...], isInSingleQuotes: true) == nil)
  }

  @Test(
    "behind what counts or names a part of it, and its quote",
    arguments: [
      ("=", 0), ("]=", 1), ("[0]=", 3), ("[]=", 2), ("[a][0]=", 6), ("[type]=", nil), ("[a b]=", 0),
      ("[0", 0),
      ("\":", 1), ("\\\":", 2), ("\\n", 0), ("", 0), ("':", 1), ("'=", 0), ("'", 0),
    ] as [(String, Int?)])
  func ends(_ text: String, _ end: Int?) {
    #expect(NamedValue.endOfName(in: Array(text.utf8), from: 0) == end)
  }

  @Test(
    "as an array or an object where it is whole",
    arguments: [
      (":{\"a\":[1]} x", "{\"a\":[1]}"), (":='[\"]\"]'", "[\"]\"]"),
      (": {\"a\":\"\\\"}\"}", "{\"a\":\"\\\"}\"}"),
      (":{\"a\":1", nil), ("=ab", nil), ("", nil),
    ] as [(String, String?)])
  func containers(_ text: String, _ expected: String?) {
    #expect(
      NamedValue.container(behind: Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
        == expected)
  }
}
