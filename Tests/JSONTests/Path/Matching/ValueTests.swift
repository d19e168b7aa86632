import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Comparing values", .paced)
struct ValueTests {
  @Test(
    "numbers are compared by value, whatever their spelling and size",
    arguments: [
      ("1", "==", "1.0"), ("1", "==", "1e0"), ("100", "==", "1E+2"), ("0.01", "==", "1e-2"),
      ("-0", "==", "0"),
      ("0.0", "==", "0e9"), ("10", "==", "1.0e1"), ("0.00120", "==", "12e-4"),
      ("9007199254740993", "!=", "9007199254740992"), ("9007199254740993", ">", "9007199254740992"),
      ("123456789012345678901234567890", "<", "123456789012345678901234567891"),
      ("123456789012345678901234567890", "==", "1.2345678901234567890123456789e29"),
      ("1e400", ">", "1e399"), ("-1e400", "<", "-1e399"), ("1e-400", ">", "0"), ("-1e-400", "<", "0"),
      ("0.1", "<", "0.10000000000000000000000000001"), ("-5", "<", "3"), ("-5", "<", "-3"), ("2", "<", "10"),
      ("0.5", "<", "5"), ("0.05", "<", "0.5"), ("99999999999999999999", ">", "1"),
      ("1e99999999999999999999", ">", "1e1000"), ("1e-99999999999999999999", "<", "1e-1000"),
      ("0e99999999999999999999", "==", "0"),
    ])
  func numbers(_ left: String, _ comparator: String, _ right: String) throws {
    let document = try JSONDocument("[{\"l\":\(left),\"r\":\(right)}]")
    let opposite = ["==": "!=", "!=": "==", "<": ">=", ">": "<="][comparator] ?? ""
    let mirrored = ["<": ">", ">": "<"][comparator] ?? comparator
    for (l, r) in [("@.l", "@.r"), (left, "@.r"), ("@.l", right), (left, right)] {
      #expect(try document.select("$[?\(l) \(comparator) \(r)]").count == 1)
      #expect(try document.select("$[?\(l) \(opposite) \(r)]").isEmpty)
      #expect(try document.select("$[?\(r) \(mirrored) \(l)]").count == 1)
    }
  }

  @Test(
    "strings are compared by their Unicode scalars",
    arguments: [
      (#""a""#, "<", #""b""#), (#""""#, "<", #""a""#), (#""Z""#, "<", #""a""#), (#""a""#, "<", #""aa""#),
      (#""\u0061""#, "==", #""a""#), (#""\n""#, "==", #""\u000a""#), ("\"\u{e9}\"", "!=", "\"e\u{301}\""),
      (#""\u00e9""#, "!=", #""e\u0301""#), (#""\uffff""#, "<", #""\ud83d\udc4d""#),
      (#""\ud83d\udc4d""#, "==", #""👍""#), (#""10""#, "<", #""9""#), (#""\/""#, "==", #""/""#),
    ])
  func strings(_ left: String, _ comparator: String, _ right: String) throws {
    let document = try JSONDocument("[{\"l\":\(left),\"r\":\(right)}]")
    #expect(try document.select("$[?@.l \(comparator) @.r]").count == 1)
    #expect(try document.select("$[?\(left) \(comparator) \(right)]").count == 1)
  }

  @Test(
    "values of different kinds are not equal and have no order",
    arguments: [
      ("null", "false"), ("0", "false"), ("\"\"", "null"), ("1", "\"1\""), ("[]", "{}"), ("[]", "null"),
      ("[1]", "1"),
    ])
  func kinds(_ left: String, _ right: String) throws {
    let document = try JSONDocument("[{\"l\":\(left),\"r\":\(right)}]")
    #expect(try document.select("$[?@.l != @.r]").count == 1)
    for comparator in ["==", "<", "<=", ">", ">="] {
      #expect(try document.select("$[?@.l \(comparator) @.r]").isEmpty)
    }
  }

  @Test("containers are equal when they say the same at any depth")
  func containers() throws {
    let document = try JSONDocument(#"[{"l":{"a":[1,{"b":2}],"c":null},"r":{"c":null,"a":[1.0,{"b":2}]}}]"#)
    #expect(try document.select("$[?@.l == @.r]").count == 1)
    #expect(try document.select("$[?@.l.a == @.r.a]").count == 1)
    #expect(try document.select("$[?@.l.a == @.r.c]").isEmpty)
  }

  @Test(
    "`length` counts scalars, elements or members, and is nothing for other values",
    arguments: [
      (#""""#, "0"), (#""abc""#, "3"), (#""日本""#, "2"), (#""👍🏽""#, "2"), (#""e\u0301\n""#, "3"),
      (#""\ud83d\udc4d""#, "1"), ("[]", "0"), ("[1,[2]]", "2"), ("{}", "0"), (#"{"a":1,"b":2}"#, "2"),
    ])
  func length(_ value: String, _ length: String) throws {
    let document = try JSONDocument("[\(value)]")
    #expect(try document.select("$[?length(@) == \(length)]").count == 1)
  }

  @Test("`length` of what has none equals only what is missing too", arguments: ["1", "true", "null"])
  func noLength(_ value: String) throws {
    let document = try JSONDocument("[\(value)]")
    #expect(try document.select("$[?length(@) >= 0]").isEmpty)
    #expect(try document.select("$[?length(@) == @.missing]").count == 1)
    #expect(try document.select("$[?length(@.missing) == @.missing]").count == 1)
  }
}
