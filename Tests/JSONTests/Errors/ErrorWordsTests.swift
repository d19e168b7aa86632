import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusJSON

@Suite("Errors of JSON in sentences for people", .paced)
struct ErrorWordsTests {
  private struct Plum: Decodable { var a: Int8 }

  private func syntax() throws -> SyntaxError {
    try #require(throws: SyntaxError.self) { try JSONDocument("[1,\n x]") }
  }

  private func path() throws -> PathSyntaxError {
    try #require(throws: PathSyntaxError.self) { try JSONPath(".a[") }
  }

  private func words(in language: AppLanguage) throws -> [ErrorWords] {
    let decoding = try [#"{"b": 1}"#, #"{"a": "1"}"#, #"{"a": 300}"#].map {
      try decodingFailure(Plum.self, $0)
    }
    return [try syntax().words(in: language), try path().words(in: language)]
      + decoding.map { $0.words(in: language) }
  }

  @Test(
    "each has a sentence that no other has, with why, in whole sentences", arguments: AppLanguage.allCases)
  func sentences(_ language: AppLanguage) throws {
    let words = try words(in: language)
    let end = language == .english ? "." : "。"
    #expect(Set(words.map(\.sentence)).count == 5 && words.allSatisfy { $0.sentence.hasSuffix(end) })
    #expect(words.prefix(2).allSatisfy { $0.reason.hasSuffix(end) })
  }

  @Test("the place is told, in either language")
  func places() throws {
    #expect(try syntax().words(in: .english).reason == "At line 2, column 2 they are not JSON.")
    #expect(try syntax().words(in: .japanese).reason == "2行2列目が JSON ではありません。")
    #expect(try words(in: .english).last?.reason == "It is at line 1, column 7: .a")
    #expect(try words(in: .japanese).last?.reason == "1行7列目です: .a")
    #expect(try path().words(in: .english).reason.contains("line 1, column 4"))
  }

  @Test("Foundation finds the sentences of each, in the app's language")
  func foundation() throws {
    let decoding = try decodingFailure(Plum.self, "[]")
    #expect((decoding as any Error).localizedDescription == decoding.words().sentence)
    #expect((try syntax() as any Error).localizedDescription == (try syntax()).words().sentence)
    #expect((try path() as any Error).localizedDescription == (try path()).words().sentence)
    #expect(decoding.failureReason == decoding.words().reason)
    #expect(try syntax().failureReason == syntax().words().reason)
    #expect(try path().failureReason == path().words().reason)
  }
}
