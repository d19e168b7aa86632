import APIClient
import LanguageTestSupport
import PacingTestSupport
import System
import Testing

@testable import Language

@Suite("Making a request", .paced)
struct RequestPreparationTests {
  @Test("files that cannot be read, or are no text, are named")
  func badFiles() throws {
    #expect(try problem("post /x a=@none").place == "none")
    #expect(try problem("post /x @none").problem.message.contains("No such file"))
    #expect(try problem("post /x @").problem.message == "expected a file name after `@`")
    let found = try problem("post /x a=@bytes") { context in
      context.files = FileReader(contents: { _ in .success([0xff]) }, problem: { _ in nil })
    }
    #expect(found.problem.message == "bytes is not UTF-8 text")
  }
}
