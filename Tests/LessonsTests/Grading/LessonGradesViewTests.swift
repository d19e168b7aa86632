import ApusText
import ApusWords
import Testing

@testable import ApusLessons

@Suite("What a teacher sees of recordings")
struct LessonGradesViewTests {
  private var grade: LessonGrade {
    var grade = LessonGrade(file: "=ann,1", lesson: "Caching")
    grade.goals = [
      .init(number: 1, step: 2, metBy: "get /a", request: "GET /a"), .init(number: 2, step: 3),
      .init(number: 3, step: 4, isAnswerShown: true),
    ]
    grade.predictions = [.init(text: "404", isRight: false)]
    (grade.hintCount, grade.answerCount) = (2, 1)
    grade.remarks = ["it was changed"]
    return grade
  }

  @Test("is a list for a person")
  func text() {
    let text = LessonGradesView([grade], .text).text()
    for part in [
      "1 of 3 goals", "get /a  GET /a", "not met", "the answer was shown", "0 of 1 predictions right",
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test("is told in the language of the recording, whatever is spoken where it is graded")
  func language() {
    var japanese = grade
    japanese.language = .japanese
    let text = LessonGradesView([grade, japanese], .text).text()
    #expect(text.contains("2 hints, 1 answer shown"))
    #expect(text.contains("ヒント 2 件、表示した答え 1 件"))
    #expect(SpokenLanguage.japanese.speaking { LessonGradesView([grade, japanese], .text).text() } == text)
  }

  @Test("is JSON, and a sheet in which no field is a formula")
  func others() {
    #expect(LessonGradesView([grade], .json).text().contains(#""answer_shown":true"#))
    let sheet = LessonGradesView([grade], .csv).text()
    #expect(sheet.contains("\"'=ann,1\",Caching,1,3,2,1,1,0,it was changed"), "\(sheet)")
  }
}
