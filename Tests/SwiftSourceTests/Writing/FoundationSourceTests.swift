import CompilerTestSupport
import DescriptionTestSupport
import Foundation
import JSON
import OpenAPI
import PacingTestSupport
import Testing

@testable import SwiftSource

@Suite("Endpoints with Foundation alone", .paced)
struct FoundationSourceTests {
  @Test(
    "with Foundation alone compiles, whatever its keys are, and reads and writes the body it was made from")
  func roundTrip() throws {
    let source = SwiftSource.text(of: try OddModel.endpoint(), .foundation)
    let program =
      source + """

        let sample = Data(#\"\"\"
        \(OddModel.keys)
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
    #expect(try Document(lines[0]).root.sameValue(as: Document(OddModel.keys).root), "\(lines[0])")
    #expect(
      lines[1]
        == #"POST http://127.0.0.1:9/a%22%5C(b)/a%2Fb/%2E%2E;x?body=1%262&%2B1=%2B&url=%C3%A9 false"#)
  }
}
