import ApusLanguage
import Testing

@testable import ApusLessons

@Suite("Lines of a goal")
struct ConditionReaderTests {
  @Test(
    "that cannot be read say what is expected, and where",
    arguments: [
      ("", 0), ("status", 6), ("status soon", 7), ("request", 7), ("request method", 14),
      ("request query", 13),
      ("sent", 4), ("sent many of them", 5), ("error nothing", 6), ("in time GET /a", 8),
      ("in order GET /a", 9),
      ("in order GET /a, /b", 9), ("never", 5), ("never sent 2", 0), ("predicted", 9),
      ("predicted satus", 10), ("predicted header", 10),
      ("predicted status 404", 10), ("predicted 404", 10), ("gibberish", 0),
    ])
  func problems(_ text: String, _ place: Int) {
    let problem = #expect(throws: LineProblem.self) { try LessonCondition(text) }
    #expect(problem?.range.lowerBound == place, "\(text): \(String(describing: problem))")
  }

  @Test("about all that was sent are told from those about one exchange")
  func all() throws {
    for text in ["sent 2", "never DELETE /a", "in order GET /a, GET /b", "never status 500"] {
      #expect(try LessonCondition(text).isAboutAll)
    }
    for text in [
      "status 200", "request method GET", "error network.reset", "predicted status",
      "predicted header Location", "predicted .id", ".id",
    ] {
      #expect(try !LessonCondition(text).isAboutAll)
    }
  }

  @Test(
    "take a text in quotes with blanks, and nothing behind it",
    arguments: [
      ("request query q \"swift http\"", true), ("request query q 'swift http'", true),
      ("request path \"/a b\"", true),
      ("request query q swift http", false), ("request query q \"swift\" http", false),
      ("request query q \"swift http", false),
    ])
  func quoted(_ text: String, _ isRead: Bool) {
    #expect(((try? LessonCondition(text)) != nil) == isRead, "\(text)")
  }
}
