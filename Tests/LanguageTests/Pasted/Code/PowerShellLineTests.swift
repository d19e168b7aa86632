import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("PowerShell's lines", .paced)
struct PowerShellLineTests {
  private func sent(_ line: String) throws -> SentText { SentText(try prepare(line, base: nil).request) }

  @Test("Invoke-RestMethod and Invoke-WebRequest are read, by every name they have")
  func names() throws {
    for name in ["Invoke-RestMethod", "invoke-webrequest", "irm", "IWR", "$answer = Invoke-RestMethod"] {
      #expect(try sent("\(name) http://h/x").target == "/x", "\(name)")
      #expect(
        try sent("\(name) -Uri \"http://h/y\" -UseBasicParsing | Select-Object a").target == "/y", "\(name)")
    }
    for line in ["$answer = 1", "irm", "invoke-x http://h", "$a"] {
      #expect(PowerShellLine.name(in: line) == nil || line == "irm")
    }
  }

  @Test("headers, bodies and types are as they are there")
  func requests() throws {
    let json = try sent(
      """
      Invoke-RestMethod -Uri 'https://h/x' `
        -Method Post -Headers @{
          Authorization = "Bearer abc"
          'X-Mine' = 'y'; "Accept" = "a/b"
        } -ContentType "application/json" -Body (@{ a = 1; b = @('c', $true) } | ConvertTo-Json)
      """)
    #expect(json.method == "POST" && json.body == "{\"a\":1,\"b\":[\"c\",true]}")
    #expect(
      json.headers == [
        "accept: a/b", "authorization: Bearer abc", "content-type: application/json", "x-mine: y",
      ])
    let form = try sent("irm http://h -Method POST -Body @{ a = 'b c' }")
    #expect(form.body == "a=b+c" && form.headers.contains("content-type: application/x-www-form-urlencoded"))
    #expect(try sent("irm http://h/?x=1 -Body @{ a = 'b' }").target == "/?x=1&a=b")
    #expect(try sent("iwr http://h -Method Put -Body \"{`\"a`\":1}\" -UserAgent me").body == "{\"a\":1}")
    #expect(
      try sent("irm http://h -Method Post -Form @{ a = 'b' }").headers.contains {
        $0.contains("multipart/form-data")
      })
  }

  @Test("how it is sent is as it says")
  func options() throws {
    let prepared = try prepare(
      "iwr https://h -SkipCertificateCheck -TimeoutSec 3 -MaximumRedirection 0 -OutFile x.zip", base: nil)
    let options = prepared.request.options
    #expect(!options.tls.verifies && options.deadlines.total == .seconds(3) && !options.followsRedirects)
    #expect(prepared.showing.output == "x.zip")
  }

  @Test("it goes on behind a backquote and until its brackets close")
  func lines() {
    for text in ["irm http://h `", "irm http://h -Headers @{", "irm http://h -Body 'a"] {
      #expect(!ParsedLine.isComplete(text), "\(text)")
    }
    #expect(ParsedLine.isComplete("irm http://h -Headers @{ a = 'b' }"))
  }

  @Test(
    "what is not literal is named",
    arguments: [
      ("irm $url", "$url"), ("irm http://h -Headers $headers", "$headers"),
      ("irm \"http://h/$id\"", "\"http://h/$id\""),
      ("irm http://h -WebSession $session", "-WebSession"), ("irm http://h -Credential $c", "-Credential"),
    ])
  func named(_ line: String, _ place: String) throws {
    let found = try problem(line, base: nil)
    #expect(found.problem.message.contains("`\(place)`") && found.place == place)
  }
}
