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

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x3040...0x30ff).contains($0.value) || (0x4e00...0x9fff).contains($0.value)
    }
  }
}
