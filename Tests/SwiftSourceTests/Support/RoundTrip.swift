import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import Testing

@testable import ApusSwiftSource

extension Sample {
  /// Whether the types written after each text decode it and encode it again to the same value, nulls aside. All
  /// are compiled as one program.
  static func expectRoundTrips(_ texts: [String]) throws {
    var source = "import Foundation\n"
    for (number, text) in texts.enumerated() {
      var endpoint = EndpointModel(
        name: "Case", service: "", baseURL: "http://localhost", method: "GET", path: [.text("/")])
      endpoint.answer = .json(DataModel(JSONShape(of: try JSONDocument(text).root)))
      let written = SwiftSource.text(of: endpoint, .foundation)
      let body = written.split(separator: "#endif\n").last ?? ""
      source += """
        enum Case\(number) {
        \(body)
          static func run() throws {
            let sample = Data(\(SourceText.literal(text)).utf8)
            let value = try Case.decoder.decode(Case.Response.self, from: sample)
            print(String(decoding: try Case.encoder.encode(value), as: UTF8.self))
          }
        }
        do { try Case\(number).run() } catch { print(\"\\(error)\".replacingOccurrences(of: \"\\n\", with: \" \")) }

        """
    }
    let result = try Compiler.output(ofProgram: source.networked)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(result.status == 0 && lines.count == texts.count, "\(result.output.prefix(4_000))")
    for (text, line) in zip(texts, lines) {
      let isSame =
        (try? JSONDocument(line).root.withoutNulls == JSONDocument(text).root.withoutNulls) ?? false
      #expect(isSame, "\(text)\n\(line)")
    }
  }
}

extension String {
  fileprivate var networked: String {
    replacing(
      "import Foundation\n",
      with: "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n",
      maxReplacements: 1)
  }
}
