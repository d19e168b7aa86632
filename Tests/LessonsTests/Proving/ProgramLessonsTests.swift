import ApusLanguage
import ApusPacingTestSupport
import ApusTeaching
import ApusText
import ApusWords
import Testing

@testable import ApusLessons

@Suite("The lessons of the program, proved", .paced)
struct ProgramLessonsTests {
  @Test(
    "each answer meets its goal, and neither Enter nor a wrong line does", arguments: Lesson.all.map(\.name))
  func proof(_ name: String) async throws {
    let source = try #require(Lesson.all.first { $0.name == name }?.source)
    let findings = try await LessonProof(source, in: LessonTable.world).findings(passes: 1, idle: [""])
    #expect(findings.map { "\($0.line): \($0.message)" } == [])
    #expect(source.document.goalCount >= 3)
  }

  @Test(
    "each step, hint and reason fits a terminal of 80 columns and 24 rows, in each language",
    arguments: SpokenLanguage.allCases)
  func rows(_ language: SpokenLanguage) throws {
    let screen = Screen(width: 80)
    try language.speaking {
      for lesson in Lesson.all {
        let source = try #require(lesson.source)
        #expect(source.remark == nil, "\(lesson.name)")
        for (position, step) in source.document.steps.enumerated() {
          let view = LessonStepView(source: source, step: step, position: position, score: LessonScore())
          let place: Comment = "\(lesson.name):\(step.place)"
          for lines in [view.lines(on: screen)]
            + (step.hints + step.wrongs.map(\.reason)).map({ LessonProse($0).lines(on: screen) })
          {
            #expect(lines.count < 24 && lines.allSatisfy { $0.width <= 80 }, place)
          }
        }
        let end = LessonEndView(source: source, score: LessonScore()).lines(on: screen)
        #expect(end.count < 24 && end.allSatisfy { $0.width <= 80 }, "\(lesson.name)")
      }
    }
  }

  @Test("a translation has all texts, and each name, path and line that stands in the original's")
  func translations() throws {
    for lesson in Lesson.all {
      let original = try #require(lesson.document)
      for language in SpokenLanguage.allCases where language != .english {
        let bytes = try #require(lesson.translation(into: language), "\(lesson.name)")
        let texts = try LessonTranslation(parsing: bytes, file: lesson.name, into: language)
        let (translated, findings) = Translations.applying(texts, to: original)
        #expect(findings == [], "\(lesson.name)")
        #expect(translated.language == language.rawValue)
        for (step, other) in zip(translated.steps, original.steps) {
          #expect(codes(in: step) == codes(in: other), "\(lesson.name):\(other.place)")
          #expect(
            step.quiz?.choices.map(\.remark.isEmpty) == other.quiz?.choices.map(\.remark.isEmpty),
            "\(lesson.name):\(other.place)")
        }
      }
    }
  }

  /// What stands between backquotes in the texts of a step.
  private func codes(in step: LessonStep) -> Set<String> {
    var texts = [step.prose] + step.hints + step.wrongs.map(\.reason)
    if let quiz = step.quiz { texts += [quiz.question] + quiz.choices.flatMap { [$0.text, $0.remark] } }
    return Set(
      texts.flatMap { text in
        text.replacing("\n", with: " ").components(of: "`").enumerated().filter { $0.offset % 2 == 1 }
          .map(\.element)
      })
  }
}
