import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI
@testable import ApusSwiftSource

@Suite("Values in a path and in headers", .paced)
struct InputPropertiesPlacesTests {
  private static let list = #""schema":{"type":"array","items":{"type":"integer"}}"#
  private static let object = #""schema":{"type":"object","properties":{"R":{"type":"integer"},"G":{}}}"#
  private static let map = #""schema":{"type":"object","additionalProperties":{"type":"integer"}}"#

  /// An operation with a parameter of each style in its path, and two in headers.
  private func model() throws -> EndpointModel {
    let parameters = [
      #"{"name":"a","in":"path",\#(Self.list),"example":[1,2]}"#,
      #"{"name":"b","in":"path","style":"label","explode":true,\#(Self.list)}"#,
      #"{"name":"c","in":"path","style":"matrix",\#(Self.list)}"#,
      #"{"name":"d","in":"path","style":"matrix","explode":true,\#(Self.map)}"#,
      #"{"name":"e","in":"path","explode":true,\#(Self.object)}"#,
      #"{"name":"f","in":"path","style":"matrix","schema":{"type":"string"}}"#,
      #"{"name":"X-Ids","in":"header","required":true,\#(Self.list)}"#,
      #"{"name":"X-Color","in":"header","explode":true,\#(Self.object)}"#,
    ].joined(separator: ",")
    let specification = try Sample.openAPI(
      #"{"/x/{a}/{b}/{c}/{d}/{e}/{f}":{"get":{"operationId":"x","parameters":[\#(parameters)]}}}"#)
    return EndpointModel(try #require(specification.operations.first), of: specification)
  }

  @Test("are on the wire what the description says, with Foundation alone")
  func alone() throws {
    let program =
      SwiftSource.text(of: try model(), .foundation) + """

        let x = X(
          a: [1, 2], b: [1, 2], c: [1, 2], d: ["k": 1, "j": 2], e: ["R": "1,2", "G": "x/y"], f: "z z", xIds: [3, 4],
          xColor: ["R": "1", "G": "2"])
        let request = try x.request()
        print(request.url?.absoluteString ?? "")
        print(request.value(forHTTPHeaderField: "X-Ids") ?? "", request.value(forHTTPHeaderField: "X-Color") ?? "")

        """
    let said = try Compiler.output(ofProgram: program)
    let path = "/x/1,2/.1.2/;c=1,2/;j=2;k=1/G=x%2Fy,R=1%2C2/;f=z%20z"
    #expect(said.output.hasSuffix(path + "\n3,4 G=2,R=1\n"), "\(said.output)\n\(program)")
  }

  @Test("are in the library's style what its paths take")
  func library() throws {
    let source = SwiftSource.text(of: try model(), .library)
    let path = [
      #"\(a, separatedBy: ",")"#, #".\(b, separatedBy: ".")"#, #";c=\(c, separatedBy: ",")"#,
      #";\(d, pairedBy: "=", separatedBy: ";")"#, #"\(e, pairedBy: "=", separatedBy: ",")"#, #";f=\(f)"#,
    ].joined(separator: "/")
    #expect(source.contains("var path: EndpointPath { \"/x/\(path)\" }"), "\(source)")
    #expect(source.contains(#""X-Ids": xIds.map { String($0) }.joined(separator: ",")"#))
    let modules = try #require(Compiler.modules)
    #expect(try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(source)")
  }

  @Test("have in a sample what was sent, value by value")
  func samples() throws {
    var model = try model()
    func argument(_ key: String) -> String? {
      for case .input(let input) in model.path where input.key == key { return input.expression?.text }
      return nil
    }
    #expect(argument("a") == "[1, 2]")
    model.take([
      .init(name: "a", value: "7,8"), .init(name: "b", value: ".7.8"), .init(name: "d", value: ";k=1;j=2"),
      .init(name: "e", value: "R=1,G=2"), .init(name: "f", value: ";f=z"),
    ])
    #expect(argument("a") == "[7, 8]" && argument("b") == "[7, 8]" && argument("f") == #""z""#)
    #expect(argument("d") == #"["k": 1, "j": 2]"# && argument("e") == #"["R": "1", "G": "2"]"#)
  }
}
