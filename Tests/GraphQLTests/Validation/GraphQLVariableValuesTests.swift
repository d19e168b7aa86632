import ApusJSON
import Testing

@testable import ApusGraphQL

@Suite("Values for an operation's variables")
struct GraphQLVariableValuesTests {
  private let values: GraphQLVariableValues

  init() throws {
    let text = """
      query Q($name: String!, $first: Int = 5, $size: Size, $p: NewPerson, $on: Boolean, $ids: [ID!]) { old }
      """
    let operation = try #require(try GraphQLDocument(text).operation(named: "Q"))
    values = GraphQLVariableValues(operation, schema: try PeopleSchema.schema())
  }

  @Test(
    "are what the declaration says when they are typed as text",
    arguments: [
      ("name", "5", #""5""#), ("first", "5", "5"), ("first", "x", #""x""#), ("on", "true", "true"),
      ("ids", "7", #"["7"]"#), ("size", "SMALL", #""SMALL""#), ("size", "null", "null"),
      ("other", "5", #""5""#),
      ("name", "null", #""null""#),
    ])
  func typed(_ name: String, _ text: String, _ expected: String) {
    #expect(values.value(of: text, for: name).text == expected)
  }

  @Test(
    "are what the input type says when they are typed as text within a value",
    arguments: [
      ("p", ["age"], "5", "5"), ("p", ["age"], "x", #""x""#), ("p", ["age"], "null", "null"),
      ("p", ["name"], "5", #""5""#), ("p", ["tags"], "a", #"["a"]"#), ("p", ["tags", nil], "5", #""5""#),
      ("p", ["near", "id"], "5", #""5""#), ("p", ["nothing"], "5", #""5""#), ("first", ["x"], "5", #""5""#),
      ("p", [nil, "age"], "5", #""5""#),
    ] as [(String, [String?], String, String)])
  func typedWithin(_ name: String, _ steps: [String?], _ text: String, _ expected: String) {
    #expect(values.value(of: text, for: name, steps).text == expected)
  }

  @Test(
    "are lists where the declaration or the input type says so",
    arguments: [
      ("ids", [], true), ("name", [], false), ("ids", [nil], false), ("p", [], false), ("p", ["tags"], true),
      ("p", ["tags", nil], false), ("p", ["name"], false), ("p", ["near", "id"], false),
      ("p", ["nothing"], false),
      ("p", [nil, "tags"], false), ("ids", ["tags"], false), ("other", [], false), ("size", ["tags"], false),
    ] as [(String, [String?], Bool)])
  func lists(_ name: String, _ steps: [String?], _ isList: Bool) {
    #expect(values.isList(name, steps) == isList)
  }

  @Test("are of a type that the schema describes, or of one that every schema has")
  func describedTypes() {
    #expect(values.describedType(of: "size") == "Size" && values.describedType(of: "p", ["size"]) == "Size")
    #expect(values.describedType(of: "p") == "NewPerson")
    for (name, steps) in [("first", []), ("ids", []), ("p", ["age"]), ("other", []), ("p", ["nothing"])] {
      #expect(values.describedType(of: name, steps) == nil, "\(name)")
    }
  }

  @Test("have a neighbour in an enumeration alone, and only where they are none of it")
  func nearest() {
    #expect(values.nearest(to: "SMAL", for: "size") == "SMALL")
    #expect(values.nearest(to: "SMAL", for: "p", ["size"]) == "SMALL")
    for text in ["SMALL", "xyz"] { #expect(values.nearest(to: text, for: "size") == nil) }
    for name in ["name", "p", "other"] { #expect(values.nearest(to: "SMAL", for: name) == nil) }
  }

  private func problems(_ members: [JSONValue.Member]) -> [String] {
    values.problems(members).map { $0.message + ($0.suggestion.map { " → \($0)" } ?? "") }
  }

  @Test("are right when they fit")
  func right() {
    let person: JSONValue = ["name": "A", "tags": ["x"], "near": ["id": 5]]
    #expect(
      problems([
        .init("name", "A"), .init("first", 3), .init("size", "LARGE"), .init("p", person),
        .init("ids", [1, "b"]),
      ]) == [])
    #expect(problems([.init("name", "A"), .init("first", nil), .init("ids", "one")]) == [])
  }

  @Test("are refused when one is missing or not declared")
  func names() {
    #expect(problems([]) == ["$name needs a value: String!"])
    #expect(
      problems([.init("name", "A"), .init("frist", 1)]) == ["the operation declares no $frist → first"])
    // One that has a value is not meant.
    #expect(
      problems([.init("name", "A"), .init("first", 1), .init("frist", 2)])
        == ["the operation declares no $frist"])
  }

  @Test(
    "are refused when they are of another type, with where in them",
    arguments: [
      (JSONValue.Member("first", "x"), #"$first is "x", and Int is wanted"#),
      (.init("first", 5_000_000_000), "$first is 5000000000, and Int is wanted"),
      (.init("size", "HUGE"), #"$size is "HUGE", and Size is wanted"#),
      (.init("ids", ["a", nil]), "$ids[1] is null, and ID! is wanted"),
      (.init("p", ["name": 5]), "$p.name is 5, and String is wanted"),
      (.init("p", ["age": 5]), "$p: NewPerson needs name: String!"),
      (.init("p", ["name": "A", "agee": 1]), "$p: NewPerson has no field agee: did you mean age?"),
      (.init("p", ["name": "A", "near": [:]]), "$p.near: Filter takes exactly one of its fields"),
      (.init("p", [1]), "$p is a list, and NewPerson is wanted"),
    ])
  func types(_ member: JSONValue.Member, _ expected: String) {
    #expect(problems([.init("name", "A"), member]) == [expected])
  }

  @Test(
    "are refused within a variable, too, where its type is known",
    arguments: [
      ("p", ["age"], "x", #"$p.age is "x", and Int is wanted"#),
      ("p", ["agee"], 1, "$p: NewPerson has no field agee: did you mean age?"),
      ("p", ["tags", nil], nil, "$p.tags[] is null, and String! is wanted"),
      ("p", ["near"], [:], "$p.near: Filter takes exactly one of its fields"),
      ("p", ["near", "x"], 1, "$p.near: Filter has no field x"), ("p", ["age"], 5, nil),
      ("p", ["tags"], "a", nil), ("p", ["tags", "x"], 1, nil), ("first", ["x"], 1, nil),
      ("none", ["x"], 1, nil),
    ] as [(String, [String?], JSONValue, String?)])
  func within(_ name: String, _ steps: [String?], _ value: JSONValue, _ expected: String?) {
    #expect(values.problems(value, for: name, steps).map(\.message) == [expected].compactMap(\.self))
  }
}
