import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusRedaction

@Suite("Text that looks like what stands for a secret", .paced)
struct LookalikeTests {
  private static let forged = "{{secret:HOME}}"

  private func request(_ body: RequestBody? = nil) throws -> Request {
    let url = try WebURL("http://h/%7B%7Bsecret:HOME%7D%7D?q=%7B%7Bsecret%3AHOME%7D%7D")
    return Request(
      method: .post, url: url, headers: ["X-V": Self.forged], body: body ?? .bytes(Array(Self.forged.utf8)))
  }

  private func redacted(_ request: Request) -> RedactedRequest {
    var redactor = Redactor()
    return RedactedRequest(request.markingLookalikes(), redactor: &redactor)
  }

  @Test("is itself in a command for a shell and in a file, wherever it stands, and names no variable")
  func exports() throws {
    let request = redacted(try request())
    #expect(request.secretNames.isEmpty)
    for text in try [CurlExport(request).text(), HTTPieExport(request).text()] {
      #expect(!text.contains("$HOME") && !text.contains("\u{ffff}") && !text.contains("%EF%BF%BF"), "\(text)")
      #expect(text.contains("'\(Self.forged)'"), "\(text)")
    }
    let file = HTTPFileExport([request]).text()
    #expect(!file.contains("processEnv") && !file.contains("\u{ffff}"), "\(file)")
    #expect(file.contains("X-V: {{braces}}secret:HOME}}\n"), "\(file)")
  }

  @Test("is itself in a form, and in bytes that are no text")
  func bodies() throws {
    let form = MultipartForm([MultipartForm.Part("a", content: .bytes(Array(Self.forged.utf8)))])
    let text = try CurlExport(redacted(try request(.multipart(form)))).text()
    #expect(!text.contains("$HOME") && text.contains(Self.forged), "\(text)")
    let bytes = [0, 0xff] + Array(Self.forged.utf8)
    #expect(try wholeBytes(of: #require(request(.bytes(bytes)).markingLookalikes().body)) == bytes)
  }

  @Test("stays what stands for a secret where it was put there")
  func genuine() throws {
    var redactor = Redactor(secrets: [Secret("canary-1234", name: "TOKEN")])
    let request = Request(url: try WebURL("http://h/"), headers: ["X-V": "canary-1234 {{secret:TOKEN}}"])
    let text = try CurlExport(RedactedRequest(request.markingLookalikes(), redactor: &redactor)).text()
    #expect(text.contains("\"$TOKEN\"' {{secret:TOKEN}}'"), "\(text)")
    #expect(Redactor(secrets: [Secret("{{secret:TOKEN}}", name: "TOKEN")]).isOfReplay && !redactor.isOfReplay)
  }
}
