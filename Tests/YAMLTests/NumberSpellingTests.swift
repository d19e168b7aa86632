import Testing

@Suite("Plain scalars by the core schema of YAML 1.2")
struct NumberSpellingTests {
  @Test(
    "numbers are numbers, as they are spelled or as JSON can spell them",
    arguments: [
      ("12", "12"), ("-3", "-3"), ("1.5", "1.5"), ("1.50", "1.50"), ("1e3", "1e3"), ("1E+3", "1E+3"),
      ("0", "0"),
      ("-0", "-0"), ("0.0", "0.0"), ("+1", "1"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5e1", "0.5e1"),
      ("1.", "1.0"), ("1.e2", "1.0e2"), ("007", "7"), ("-007", "-7"), ("00.5", "0.5"), ("000", "0"),
      ("0x1F", "31"), ("0xff", "255"), ("0o17", "15"), ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
    ] as [(String, String)])
  func numbers(_ text: String, _ json: String) throws {
    #expect(try YAMLSample.json("- \(text)") == "[\(json)]")
  }

  @Test(
    "all else is a string",
    arguments: [
      "on", "off", "yes", "no", "y", "n", "2024-01-31", "12:30:45", "1_000", "0x", "0xG", "0o8", "0b1", "1e",
      "1e+",
      "+", ".", "-.", "+x", "..", "1.2.3", "tRUE", "nULL", "nul", "truely", "-0x1F", "+.5.", ".in",
      "1 2", "~a",
    ])
  func strings(_ text: String) throws {
    #expect(try YAMLSample.json("a: \(text)") == #"{"a":"\#(text)"}"#)
    #expect(try YAMLSample.warnings("a: \(text)").isEmpty)
  }

  @Test(
    "null, true and false have three spellings each, and null two more",
    arguments: [
      ("null", "null"), ("Null", "null"), ("NULL", "null"), ("~", "null"), ("", "null"), ("true", "true"),
      ("True", "true"), ("TRUE", "true"), ("false", "false"), ("False", "false"), ("FALSE", "false"),
    ] as [(String, String)])
  func words(_ text: String, _ json: String) throws {
    #expect(try YAMLSample.json("a: \(text)") == #"{"a":\#(json)}"#)
    guard !text.isEmpty else { return }
    #expect(try YAMLSample.json("a: '\(text)'") == #"{"a":"\#(text)"}"#)
  }

  @Test(
    "what JSON has no number for is a string, with a warning",
    arguments: [".inf", "-.inf", "+.Inf", ".NAN", ".nan", "0x10000000000000000"])
  func unspeakable(_ text: String) throws {
    #expect(try YAMLSample.json("a: \(text)") == #"{"a":"\#(text)"}"#)
    #expect(
      try YAMLSample.warnings("a: \(text)") == [
        "`\(text)` is no number of JSON and is read as a string (line 1, column 4)"
      ])
  }
}
