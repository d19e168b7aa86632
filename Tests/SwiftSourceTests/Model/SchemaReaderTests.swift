import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Reading schemas as types", .paced)
struct SchemaReaderTests {
  private static let others =
    ##"{"state":{"enum":["on","off"]},"lamp":{"type":"object","properties":{"state":{"$ref":"#/components/schemas/state"}}}}"##

  private func read(_ text: String, namesEnumerations: Bool = true) throws -> (DataModel.Kind, SchemaReader) {
    var reader = SchemaReader(namesEnumerations: namesEnumerations)
    return (reader.kind(of: try Sample.schema(text, Self.others)), reader)
  }

  @Test("what has a name is read once, also where only its name is met again")
  func names() throws {
    let (kind, reader) = try read(
      ##"{"type":"array","items":{"$ref":"#/components/schemas/lamp"}}"##)
    guard case .array(.reference(let lamp)) = kind else {
      Issue.record("\(kind)")
      return
    }
    #expect(reader.definitions.count == 2)
    #expect(reader.definitions[lamp]?.name == "lamp")
    var again = reader
    _ = again.kind(of: try Sample.schema(##"{"$ref":"#/components/schemas/lamp"}"##, Self.others))
    #expect(again.definitions.values.compactMap(\.name).filter { $0 == "state" }.count >= 1)
  }

  @Test("a list of texts is a type of its own only in the source of a whole description")
  func enumerations() throws {
    let text = ##"{"$ref":"#/components/schemas/state"}"##
    guard case .reference(let id) = try read(text).0,
      case .enumeration(let alone) = try read(text, namesEnumerations: false).0
    else {
      Issue.record("another kind")
      return
    }
    guard case .enumeration(let named)? = try read(text).1.definitions[id] else {
      Issue.record("no definition")
      return
    }
    #expect(named.values == ["on", "off"] && alone.values == named.values)
  }

  @Test(
    "what cannot be one type is any value",
    arguments: [
      #"{"type":["string","integer"]}"#, #"{}"#, #"{"oneOf":[{"type":"string"},{"type":"integer"}]}"#,
      #"{"enum":[1,"a"]}"#, #"{"type":"null"}"#,
    ])
  func anything(_ text: String) throws {
    let source = SwiftSource.text(
      of: DataModel(try Sample.schema(#"{"type":"array","items":\#(text)}"#)), named: "T", .library)
    #expect(source.contains("typealias T = [JSONValue"), "\(source)")
  }
}
