import ApusSystem
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("A form with a file that is no text")
struct HTTPFileMultipartTests {
  private func line(_ body: String, type: String = "multipart/form-data; boundary=b") throws -> String {
    let file = HTTPFile("@v = x y\nPOST http://h/\nContent-Type: \(type)\n\n\(body)")
    let reader = FileReader(
      contents: { path in
        switch path {
        case "d/a.png": .success([0x89, 0x50, 0xff])
        case "d/a.txt": .success(Array("text".utf8))
        default: .failure(FileProblem("not there"))
        }
      }, problem: { _ in nil })
    var values = HTTPFileValues(
      file: file, environment: HTTPFileEnvironment(beside: "d", files: reader), variables: [:],
      exchanges: [:],
      files: reader, processVariable: { _ in nil })
    values.folder = "d"
    var kept = Variables()
    return try HTTPFileLine(request: #require(file.requests.last), values: values).text(
      keepingSecretsIn: &kept)
  }

  private static let image = """
    --b
    Content-Disposition: form-data; name="pic"; filename="a.png"
    Content-Type: image/png

    < ./a.png

    """

  @Test("is made of items, which name the file and leave the boundary to the request")
  func items() throws {
    let text = try line(
      Self.image + "--b\nContent-Disposition: form-data; name=\"a b\"\n\n1 {{v}}\n2\n--b--\n")
    #expect(
      text
        == "send POST http://h/ --follow -H Accept: --multipart 'pic@d/a.png;type=image/png' 'a b=1 x y\r\n2'",
      "\(text)")
  }

  @Test("is written as it stands where all of it is text")
  func text() throws {
    let text = try line(Self.image.replacing("a.png", with: "a.txt") + "--b--\n")
    #expect(text.contains("boundary=b") && text.contains("--data-raw") && !text.contains("--multipart"))
  }

  @Test(
    "is refused where no item makes such a part",
    arguments: [
      image.replacing("filename=\"a.png\"", with: "filename=\"b.png\""),
      image.replacing("Content-Type: image/png", with: "X-Mine: 1"),
      image.replacing("name=\"pic\"; ", with: ""),
      image.replacing("< ./a.png", with: "text\n< ./a.png"),
      image + "--b\nContent-Disposition: form-data; name=\"a\"\nContent-Type: text/csv\n\n1\n",
    ])
  func refused(_ body: String) {
    let problem = #expect(throws: HTTPFileProblem.self) { try line(body + "--b--\n") }
    #expect(problem?.message.contains("is not text") ?? false)
  }
}
