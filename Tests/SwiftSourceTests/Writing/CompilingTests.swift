import CompilerTestSupport
import DescriptionTestSupport
import Foundation
import JSON
import OpenAPI
import PacingTestSupport
import Testing

@testable import SwiftSource

@Suite("Generated source", .paced)
struct CompilingTests {
  /// Keys that are keywords, that are no names, that collide, and that the compiler has uses of its own for.
  static let oddKeys = #"""
    {"class": 1, "+1": 2, "-1": 3, "node-id": "x", "名前": "りんご", "": 4, "self": 5, "init": 6, "Type": 7, "hash": 8,
     "hashValue": 9, "rawValue": 10, "description": "d", "default": true, "a b": 11, "1st": 12, "\"q\\\n": 13, "$": 14,
     "created_at": "2024-01-31T12:30:00Z", "createdAt": 15, "CodingKeys": 16, "encode": 17, "stringValue": "s",
     "_links": {"self": {"href": "h"}}, "nested": [{"Response": {"String": {"Int": 1.5}}, "Date": {"Codable": [true]}}],
     "mixed": [1, "a", {"b": [2.5]}], "empty": [], "é": 18, "none": 19, "some": 20, "Optional": {"Array": {"none": 21}}}
    """#

  private func oddModel() throws -> EndpointModel {
    let model = DataModel(Shape(of: try Document(Self.oddKeys).root))
    var endpoint = EndpointModel(
      name: "URL session", service: "Any API", baseURL: "http://127.0.0.1:8080/v1/", method: "POST",
      path: [.text("/a\"\\(b)/"), .input(.init("self")), .text("/"), .input(.init("path")), .text(";x")])
    endpoint.query = [.init("body"), .init("+1"), .init("url")]
    endpoint.headers = [.init("X-Y")]
    endpoint.body = .json(model)
    endpoint.answer = .json(model)
    endpoint.failure = model
    return endpoint
  }

  @Test(
    "with Foundation alone compiles, whatever its keys are, and reads and writes the body it was made from")
  func roundTrip() throws {
    let source = SwiftSource.text(of: try oddModel(), .foundation)
    let program =
      source + """

        let sample = Data(#\"\"\"
        \(Self.oddKeys)
        \"\"\"#.utf8)
        let value = try URLSessionValue.decoder.decode(URLSessionValue.Response.self, from: sample)
        print(String(decoding: try URLSessionValue.encoder.encode(value), as: UTF8.self))
        let body = try URLSessionValue.decoder.decode(URLSessionValue.Body.self, from: sample)
        var endpoint = URLSessionValue(
          selfValue: "a/b", path: "..", xY: "h", bodyValue: "1&2", plus1: "+", urlValue: "é", body: body)
        endpoint.baseURL = "http://127.0.0.1:9"
        let request = try endpoint.request()
        print(request.httpMethod ?? "", request.url?.absoluteString ?? "", request.httpBody?.isEmpty ?? true)

        """
    let result = try Compiler.output(ofProgram: program)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(result.status == 0 && lines.count == 2, "\(result.output)\n\(source)")
    #expect(try Document(lines[0]).root.sameValue(as: Document(Self.oddKeys).root), "\(lines[0])")
    #expect(
      lines[1]
        == #"POST http://127.0.0.1:9/a%22%5C(b)/a%2Fb/%2E%2E;x?body=1%262&%2B1=%2B&url=%C3%A9 false"#)
  }

  @Test("in the library's style compiles, whatever its keys are")
  func library() throws {
    let modules = try #require(Compiler.modules)
    let source = SwiftSource.text(of: try oddModel(), .library)
    #expect(try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(source)")
  }

  @Test("of every operation of a description compiles in both styles")
  func operations() throws {
    let shop = try Sample.shop()
    let modules = try #require(Compiler.modules)
    for operation in shop.operations {
      let model = EndpointModel(operation, of: shop)
      #expect(try Compiler.complaints(about: SwiftSource.text(of: model, .foundation)) == "", "\(operation)")
      let source = SwiftSource.text(of: model, .library)
      #expect(
        try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(operation)\n\(source)")
    }
  }
}
