import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Text in other encodings", .paced)
struct EncodedTextRoutesTests {
  @Test("text is in the encoding that it says")
  func encodings() throws {
    let known: [(name: String, encoding: String.Encoding, text: String)] = [
      ("utf-8", .utf8, "りんご\n"), ("shift_jis", .shiftJIS, "りんご\n"),
      ("iso-2022-jp", .iso2022JP, "りんご\n"), ("iso-8859-1", .isoLatin1, "café\n"), ("utf-16", .utf16, "りんご\n"),
      ("utf-32", .utf32, "りんご\n"), ("iso-8859-2", .isoLatin2, "žluťoučký\n"),
      ("windows-1252", .windowsCP1252, "“5 €”\n"),
    ]
    try withServer { server in
      for (name, encoding, text) in known {
        let response = try get(server, "/text/\(name)")
        #expect(response.first("Content-Type") == "text/plain; charset=\(name)")
        #expect(String(data: Data(response.body), encoding: encoding) == text, "\(name)")
      }
      // Foundation does not read this one everywhere; it is ISO-2022-JP without escapes, with every high bit set.
      let letters = try get(server, "/text/iso-2022-jp").body.dropFirst(3).prefix(6)
      #expect(try get(server, "/text/euc-jp").body == letters.map { $0 | 0x80 } + [0x0a])
      #expect(try get(server, "/text/klingon").status == 404)
      #expect(try get(server, "/problem").first("Content-Type") == "application/problem+json")
    }
  }
}
