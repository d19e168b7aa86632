import ApusPacingTestSupport
import ApusText
import ApusWords
import Testing

@testable import ApusTeaching

@Suite("The reference in Japanese", .paced)
struct JapaneseReferenceTests {
  @Test("lacks no sentence")
  func complete() {
    var lacking: [String] = []
    SpokenLanguage.japanese.speaking {
      for topic in Topics.all {
        guard let article = Topics.article(topic.name) else { continue }
        for sentence in [article.summary] + article.points where !isJapanese(said(Sentence(sentence))) {
          lacking.append("\(topic.name): \(sentence)")
        }
      }
    }
    #expect(lacking.isEmpty, "\(lacking.count): \(lacking.prefix(40))")
  }

  @Test("has its head on one line where there is room, and says what to try")
  func heads() throws {
    let text = try SpokenLanguage.japanese.speaking {
      try ["timing", "network.dns"].map { topic in
        try #require(Topics.article(topic)).lines(on: Screen(width: 80)).map(\.text)
      }
    }
    #expect(text[0][0].hasPrefix("timing: ") && text[0][0].hasSuffix("トランスポートによる計測"), "\(text[0])")
    #expect(text[1][0].hasPrefix("network.dns ") && text[1][0].hasSuffix("RFC 1035, 4.1.1"), "\(text[1])")
    #expect(!text.joined().contains { $0.contains("try:") })
    #expect(text.joined().contains { $0.hasPrefix("  次に試す: ") })
  }

  @Test("explains a pasted line, and leaves what stands in it as it is")
  func pasted() throws {
    let text = try SpokenLanguage.japanese.speaking {
      let line = try #require(MessageLine("Cache-Control: private, max-agee=60"))
      return line.lines(on: Screen(width: 80)).map(\.text).joined(separator: "\n")
    }
    #expect(text.contains("Cache-Control（リクエストとレスポンスのヘッダー）"), "\(text)")
    #expect(text.contains("max-agee=60  不明: どの標準にもないディレクティブ"), "\(text)")
    #expect(text.contains("関連: explain header Cache-Control"), "\(text)")
  }

  @Test("explains every part of a pasted line")
  func parts() throws {
    let lines = [
      "Range: bytes=0-9, 5-, -5, 5-2, x", "Range: lines=1", "Range: x", "Content-Range: bytes 0-4/20",
      "Content-Range: bytes */*", "Content-Range: foo", "If-Range: W/\"a\"", "If-None-Match: *",
      "RateLimit: \"a\";r=1;t=x;z=1;pk=:a:", "RateLimit-Policy: \"a\";q=1;w=60;qu=\"b\"",
      "X-RateLimit-Reset: 30", "X-RateLimit-Reset: 1893456000000", "X-RateLimit-Limit: x",
      "Content-Disposition: attachment; filename=a; filename*=b; size=1", "Content-Disposition: inline",
      "Content-Disposition: form-data; name=a; filename*=UTF-8''a", "Content-Disposition: x",
      "Content-Disposition: filename=a", "Prefer: respond-async, wait=1, wait=x, return=minimal, foo",
      "Prefer: return=representation, return=x, handling=strict, handling=lenient, handling=x",
      "Forwarded: for=a;by=b;host=c;proto=http;x=1, for=a:1, for=\"::1\", for", "Host: a b",
      "Host: a.example", "Alt-Svc: h3=\":443\"; ma=1; persist=1; x=1, h2=a, h2=\"a\"; ma=x", "Alt-Svc: clear",
      "Pragma: no-cache", "Cache-Control: no-cache; private", "Transfer-Encoding: chunked, gzip",
    ]
    try SpokenLanguage.japanese.speaking {
      for line in lines {
        for part in try #require(MessageLine(line), "\(line)").parts {
          #expect(isJapanese(said(Sentence(part.meaning))), "\(line): \(part.meaning)")
        }
      }
    }
  }

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x3040...0x30ff).contains($0.value) || (0x4e00...0x9fff).contains($0.value)
    }
  }
}
