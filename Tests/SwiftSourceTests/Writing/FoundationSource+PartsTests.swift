import ApusCompilerTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The parts of a file with Foundation alone", .paced)
struct FoundationSourcePartsTests {
  private static let run = #"""
    static func run() throws {
      print(["a b/é?&", "100%", "~-_.", ".", "..", ""].map(escaped).joined(separator: " "))
      var form = Form()
      form.add("na\"me\n", "1")
      form.add("b", "りんご", type: "text/plain")
      let boundary = String(form.contentType.dropFirst("multipart/form-data; boundary=".count))
      let body = String(decoding: form.body, as: UTF8.self)
      print(body.replacingOccurrences(of: boundary, with: "B").replacingOccurrences(of: "\r\n", with: "|"))
      print((try? form.add("f", path: "/no/such/file")) == nil)
      for text in ["2024-01-31T12:30:00Z", "2024-01-31T12:30:00.250Z", "soon"] {
        let date = try? decoder.decode([Date].self, from: Data("[\"\(text)\"]".utf8)).first
        print(date.map { "\($0.timeIntervalSince1970)" } ?? "none")
      }
      print(String(decoding: try encoder.encode([Date(timeIntervalSince1970: 0)]), as: UTF8.self))
      let text = "[null,true,7,2.5,\"x\",[1],{\"a\":null}]"
      let values = try JSONDecoder().decode([AnyValue].self, from: Data(text.utf8))
      print(String(decoding: try JSONEncoder().encode(values), as: UTF8.self) == text)
      print(values[6] == .object(["a": .null]), values[2] == .int(7), values[3] == .double(2.5))
    }
    """#

  @Test("compile together, and do what endpoints rely on")
  func running() throws {
    let source = """
      \(FoundationSource.imports)

      struct Parts {
      \(FoundationSource.escaping)
      \(FoundationSource.coders)
      \(FoundationSource.form)
      \(FoundationSource.login(nil))
      \(Self.run)
      }
      \(FoundationSource.anyValue)
      \(FoundationSource.indirectValue)
      struct Step: Codable, Hashable, Sendable {
        let id: Int
        var next: Indirect<Step>?
      }
      try Parts.run()
      let login = Parts.Login(user: "ada", password: "x")
      print(login.user)
      let steps = try JSONDecoder().decode(Step.self, from: Data(#"{"id": 1, "next": {"id": 2}}"#.utf8))
      print(steps.next?.id ?? 0, String(decoding: try JSONEncoder().encode(steps.next), as: UTF8.self))

      """
    let result = try Compiler.output(ofProgram: source)
    #expect(
      result.output == """
        a%20b%2F%C3%A9%3F%26 100%25 ~-_. %2E %2E%2E\u{20}
        --B|Content-Disposition: form-data; name="na%22me%0A"||1|--B|Content-Disposition: form-data; name="b"|\
        Content-Type: text/plain||りんご|--B--|
        true
        1706704200.0
        1706704200.25
        none
        ["1970-01-01T00:00:00Z"]
        true
        true true true
        ada
        2 {"id":2}

        """)
    #expect(result.status == 0)
  }
}
