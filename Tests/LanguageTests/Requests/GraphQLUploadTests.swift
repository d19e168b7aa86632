import ApusClient
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
