import ApusClient
import ApusGraphQL
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A query that sends files", .paced)
struct GraphQLUploadTests {
  private func items(_ text: String, _ variables: Variables = Variables()) throws -> [Item] {
    let items = Words(text).words.compactMap { Item($0) }
    return try GraphQLUpload(items, nil).items(
      Template("mutation { a }"), Word(typed: "A"), variables)
  }

  @Test("says the operation and the map before the files")
  func order() throws {
    let made = try items("file@a.txt x=1")
    #expect(made.map(\.name.shown) == ["operations", "map", "0"])
    #expect(
      made[0].value.plain
        == #"{"query": "mutation { a }", "operationName": "A", "variables": {"file": null, "x": "1"}}"#)
    #expect(made[1].value.plain == #"{"0": ["variables.file"]}"#)
    #expect(made[2].separator == .upload && made[2].value.plain == "a.txt")
  }

  @Test("has each of several files at a place of its own")
  func several() throws {
    let made = try items("files[]@a files[]@b x[0]@c x[]@d y[]=1 y[]@e")
    #expect(
      made[0].value.plain?.contains(#""files": [null, null], "x": [null, null], "y": ["1", null]"#) == true)
    #expect(
      made[1].value.plain
        == #"{"0": ["variables.files.0"], "1": ["variables.files.1"], "2": ["variables.x.0"], "#
        + #""3": ["variables.x.1"], "4": ["variables.y.1"]}"#)
    #expect(made.dropFirst(2).map(\.value.plain) == ["a", "b", "c", "d", "e"])
    #expect(throws: LineProblem.self) { try items("files@a files@b") }
    #expect(throws: LineProblem.self) { try items("files[0]@a files[0]@b") }
  }

  @Test("puts a file for a list into it, and each further one behind it")
  func list() throws {
    let document = try GraphQLDocument("mutation($files: [Upload!]!, $one: Upload) { a }")
    let operation = try #require(document.operations.first)
    let upload = GraphQLUpload(
      Words("files@a one@b files@c files[]@d").words.compactMap { Item($0) },
      GraphQLVariableValues(operation, schema: nil))
    let made = try upload.items(Template("mutation { a }"), nil, Variables())
    #expect(made[0].value.plain?.contains(#""files": [null, null, null], "one": null"#) == true)
    #expect(
      made[1].value.plain
        == #"{"0": ["variables.files.0"], "1": ["variables.one"], "2": ["variables.files.1"], "#
        + #""3": ["variables.files.2"]}"#)
  }

  @Test("puts a file for a list deeper in a value into that list")
  func deeperLists() throws {
    let document = try GraphQLDocument("mutation($in: Batch, $all: [Entry]) { a }")
    let schema = try GraphQLSchema(
      definitions: Array(
        """
        type Query { a: Int } scalar Upload
        input Batch { files: [Upload!]!, one: Upload, entries: [Entry] } input Entry { pages: [Upload] }
        """.utf8))
    let upload = GraphQLUpload(
      Words("in[files]@a in[one]@b in[files]@c in[files][]@d in[entries][0][pages]@e all[0][pages]@f").words
        .compactMap { Item($0) },
      GraphQLVariableValues(try #require(document.operations.first), schema: schema))
    let made = try upload.items(Template("mutation { a }"), nil, Variables())
    #expect(
      made[0].value.plain?.contains(
        #"{"in": {"files": [null, null, null], "one": null, "entries": [{"pages": [null]}]}, "#
          + #""all": [{"pages": [null]}]}"#) == true)
    #expect(
      made[1].value.plain
        == #"{"0": ["variables.in.files.0"], "1": ["variables.in.one"], "2": ["variables.in.files.1"], "#
        + #""3": ["variables.in.files.2"], "4": ["variables.in.entries.0.pages.0"], "#
        + #""5": ["variables.all.0.pages.0"]}"#)
  }

  @Test("says the place behind what a value has in it already")
  func behindValues() throws {
    let made = try items(#"in:={"files":["x",null]} in[files][]@a"#)
    #expect(made[0].value.plain?.contains(#""in": {"files": ["x", null, null]}"#) == true)
    #expect(made[1].value.plain == #"{"0": ["variables.in.files.2"]}"#)
  }

  @Test(
    "refuses a value over a file, and anything in one",
    arguments: [
      "in[files]@a in[files]@b", "f@a f=1", "in[f]@a in:={}", "f@a f[x]@b", "f@a f[x]=1", "f[]@a f:=[]",
    ])
  func overFiles(_ text: String) throws {
    let problem = try #require(throws: LineProblem.self) { try items(text) }
    #expect(problem.message == "a file stands there already; a name that ends in [] adds each")
    #expect(problem.range.upperBound == text.utf8.count)
  }

  @Test("fills holes in values as JSON wants them")
  func holes() throws {
    var variables = Variables()
    variables.values["n"] = .text("a\"b")
    #expect(try items("f@a x={{n}}", variables)[0].value.plain?.contains(#""x": "a\"b""#) == true)
    #expect(try items("f@a x:=[\"{{n}}\"]", variables)[0].value.plain?.contains(#"["a\"b"]"#) == true)
  }

  @Test(
    "takes no value from a file beside them, and no JSON that is none", arguments: ["f@a x=@b", "f@a x:={"])
  func refused(_ text: String) {
    #expect(throws: LineProblem.self) { try items(text) }
  }
}
