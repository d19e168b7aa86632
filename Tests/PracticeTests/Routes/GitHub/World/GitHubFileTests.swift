import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("A file as it is kept", .paced)
struct GitHubFileTests {
  @Test("every repository has a README, a licence and a source in its language")
  func seeds() {
    for repository in GitHubRepository.all {
      let files = GitHubFile.seeds(of: repository)
      #expect(files.count == 4 && Set(files.map(\.path)).count == 4)
      #expect(files.allSatisfy { $0.sha.count == 40 })
    }
    #expect(GitHubRepository.all.first { $0.language == "Swift" }.map(GitHubFile.source) == "src/main.swift")
  }
}
