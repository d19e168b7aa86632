import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Expressions of values that were sent", .paced)
struct SampleValueTests {
  @Test(
    "are what their types take",
    arguments: [
      ("1", "1"), ("-2.50", "-2.50"), (#""a\"b""#, #""a\"b""#), ("true", "true"), ("[1,2]", "[1, 2]"),
      (#"[1,"a",null]"#, #"[1, "a", nil]"#), ("[1.5,null]", "[1.5, nil]"),
      (#"{"a":{"b":1},"c":null}"#, ".init(a: .init(b: 1))"),
      (#"{"class":1,"+1":2}"#, ".init(class: 1, plus1: 2)"),
      (#""2024-01-31T12:30:00Z""#, "Date(timeIntervalSince1970: 1_706_704_200)"),
      (#"{"mixed":[1,{"a":1e400}]}"#, #".init(mixed: [1, ["a": 0.0]])"#), ("[]", "[]"),
      (#"{"password":"x"}"#, #".init(password: ProcessInfo.processInfo.environment["PASSWORD"] ?? "")"#),
    ])
  func values(_ text: String, _ expected: String) throws {
    let node = try JSONDocument(text).root
    let model = DataModel(JSONShape(of: node))
    let sample = SampleValue(anyTakesLiterals: true, definitions: [:], secretKeys: { _ in ["password"] })
    #expect(sample.expression(model.kind, node)?.text == expected)
  }

  @Test(
    "read a secret from the environment, whatever type its value has",
    arguments: [
      (DataModel.Kind.any, #"{"a":{"b":[{"password":"x"}]}}"#, #".string(ProcessInfo"#),
      (.map(.text), #"{"password":"x"}"#, #""password": ProcessInfo"#),
      (.map(.optional(.text)), #"{"password":"x"}"#, #""password": ProcessInfo"#),
      (.map(.integer), #"{"password":123456}"#, #""password": Int(ProcessInfo"#),
      (.map(.identifier), #"{"password":"x"}"#, #""password": UUID(uuidString: ProcessInfo"#),
    ])
  func secrets(_ kind: DataModel.Kind, _ text: String, _ expected: String) throws {
    for takesLiterals in [true, false] {
      let sample = SampleValue(
        anyTakesLiterals: takesLiterals, definitions: [:], secretKeys: { _ in ["password"] })
      let written = try #require(sample.expression(kind, try JSONDocument(text).root)?.text)
      #expect(written.contains(expected) && !written.contains("123456") && !written.contains("\"x\""))
    }
  }

  @Test(
    "read what lies in a secret's array or object from the environment, and show what tells something of it",
    arguments: [
      (#"{"password":["x","y"]}"#, "x"), (#"{"password":{"value":"x","type":"plain"}}"#, "x"),
      (#"{"a":[1,{"password":[{"value":"x"}]},"b"]}"#, "x"),
    ])
  func within(_ text: String, _ secret: String) throws {
    let node = try JSONDocument(text).root
    let model = DataModel(JSONShape(of: node))
    for kind in [model.kind, .any] {
      let sample = SampleValue(
        anyTakesLiterals: true, definitions: [:], secretKeys: { Set($0.secretMembers.map(\.name)) })
      let written = try #require(sample.expression(kind, node)?.text)
      #expect(
        !written.contains("\"\(secret)\"") && written.contains("environment[\"PASSWORD\"]"), "\(written)")
      #expect(!text.contains("plain") || written.contains("plain"))
    }
  }

  @Test("of an identifier are the one that is there, or a new one, never one that cannot be read")
  func identifiers() throws {
    let sample = SampleValue(anyTakesLiterals: true, definitions: [:], secretKeys: { _ in [] })
    #expect(sample.expression(.identifier, nil)?.text == "UUID()")
    let node = try JSONDocument(#""0E37DF36-F698-11E6-8DD4-CB9CED3DF976""#).root
    #expect(
      sample.expression(.identifier, node)?.text
        == #"UUID(uuidString: "0E37DF36-F698-11E6-8DD4-CB9CED3DF976") ?? UUID()"#)
  }

  @Test("of a type that is kept apart from what holds it say so")
  func indirect() throws {
    let sample = SampleValue(anyTakesLiterals: true, definitions: [:], secretKeys: { _ in [] })
    let object = DataModel.Object(fields: [.init(key: "id", kind: .integer)])
    let node = try JSONDocument(#"{"id":7}"#).root
    #expect(sample.expression(.indirect(.object(object)), node)?.text == "Indirect(.init(id: 7))")
  }

  @Test("of variants that hold each other end, where no value says which they are")
  func endless() {
    let not = DataModel.Object(name: "Not", fields: [.init(key: "expr", kind: .reference(1))])
    let variants = DataModel.Variants(
      name: "Expr", summary: nil, key: "kind",
      all: [.init(value: "not", kind: .reference(2), hasKey: false)])
    let sample = SampleValue(
      anyTakesLiterals: true, definitions: [1: .variants(variants), 2: .object(not)], secretKeys: { _ in [] })
    #expect(sample.expression(.reference(1), nil)?.text == ".not(.init(expr: .other([:])))")
  }

  @Test("are cases where there are no literals for any value")
  func cases() throws {
    let node = try JSONDocument(#"[1, "a", null, {"b": [true, 2.5]}, 99999999999999999999]"#).root
    let sample = SampleValue(anyTakesLiterals: false, definitions: [:], secretKeys: { _ in [] })
    #expect(
      sample.expression(.any, node)?.text
        == #".array([.int(1), .string("a"), .null, .object(["b": .array([.bool(true), .double(2.5)])]), "#
        + ".double(1e+20)])"
    )
  }
}
