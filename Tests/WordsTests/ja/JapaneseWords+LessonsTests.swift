import Testing

@testable import ApusWords

@Suite("Japanese for lessons")
struct JapaneseLessonsTests {
  @Test("keeps the words that are typed, and the places of what stands in a sentence")
  func words() {
    let help = Sentence("Now you: type a line. `hint` helps, `skip` goes on without it.").text(in: .japanese)
    #expect(help.contains("`hint`") && help.contains("`skip`"))
    let (met, all) = (1, 3)
    let score: Sentence = "\(met) of \(all) goals"
    #expect(score.text(in: .japanese) == "目標 1/3")
    #expect(Sentence(" says why.").text(in: .japanese) == " で理由がわかります。")
  }
}
