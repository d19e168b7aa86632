import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("The parts of a form that came as bytes", .paced)
struct MultipartPartsTests {
  private let form = [
    "--B", "Content-Disposition: form-data; name=\"note\"", "", "a", "b", "--B",
    "content-disposition: form-data; name=\"f\"; filename=\"x.bin\"", "Content-Type: image/png", "", "\u{0}",
    "--B--", "",
  ].joined(separator: "\r\n")

  @Test("have names, types and places, whatever the case of their header lines")
  func parts() throws {
    let body = Array(form.utf8)
    let parts = try #require(MultipartParts.all(in: body))
    #expect(parts.map(\.name) == ["note", "f"] && parts.map(\.contentType) == [nil, "image/png"])
    #expect(parts.map { Array(body[$0.range]) } == [Array("a\r\nb".utf8), [0]])
  }

  @Test("are found where lines end as in a text, behind empty ones, and as far as the last one goes")
  func loose() throws {
    let text =
      "\n--B\nContent-Disposition: form-data; name=a\n\nx\n--B\nContent-Disposition: form-data; name=b\n\ny"
    let parts = try #require(MultipartParts.all(in: Array(text.utf8)))
    #expect(parts.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["x", "y"])
  }

  @Test(
    "are none where it is no such form",
    arguments: [
      "", "--", "--B\r\n", "-- a remark\nin SQL", "--B\r\nX: 1\r\n\r\n\r\n--B--\r\n", #"{"a": "--B\r\n"}"#,
      "--\(String(repeating: "x", count: 80))\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n",
    ])
  func none(_ text: String) { #expect(MultipartParts.all(in: Array(text.utf8)) == nil) }

  @Test(
    "one that is cut has those that are whole, and one without content is none that reaches into the next")
  func broken() throws {
    let cut = try #require(MultipartParts.all(in: Array(form.utf8.dropLast(12))))
    #expect(cut.map(\.name) == ["note"])
    let empty = Array("--B\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--B--\r\n".utf8)
    #expect(try #require(MultipartParts.all(in: empty)).map(\.range.count) == [0])
  }

  @Test("lose what is secret by their names, by a rule, and in JSON; a file keeps its bytes")
  func redacted() throws {
    let body =
      "--B\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nxy\r\n"
      + "--B\r\nContent-Disposition: form-data; name=\"n\"\r\nContent-Type: application/json\r\n\r\n{\"token\":\"z1\"}\r\n"
      + "--B\r\nContent-Disposition: form-data; name=\"tenant\"\r\n\r\nacme\r\n--B--\r\n"
    var redactor = Redactor(rules: try RedactionRules(["body.tenant"]))
    // A file of a recording has no type.
    for type in ["multipart/form-data; boundary=B", nil] {
      let text = String(decoding: redactor.redact(body: Array(body.utf8), contentType: type), as: UTF8.self)
      #expect(
        text
          == body.replacing("xy", with: "{{secret:password}}").replacing(
            "\"z1\"", with: "\"{{secret:token}}\""
          )
          .replacing("acme", with: "{{secret:tenant}}"))
    }
    let plain = Array(form.utf8) + [0xff]
    #expect(redactor.redact(body: plain, contentType: "multipart/form-data; boundary=B") == plain)
  }
}
