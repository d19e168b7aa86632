import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import ApusWords
import Testing

@testable import ApusRepl

@Suite("A conversation in Japanese", .paced)
struct JapaneseConversationTests {
  private func said(_ line: String, after others: [String] = []) async throws -> String {
    let talk = try await Talk(to: Talk.terminal)
    return await SpokenLanguage.japanese.speaking { () async in
      for other in others { _ = await talk.say(other) }
      return await talk.say(line).text
    }
  }

  @Test("says what is wrong, where, and what to try")
  func error() async throws {
    let text = try await said("get 1 2 3")
    #expect(
      text.contains(
        """
        error[usage.argument]: q==2、name=2、Accept:2 のような項目が必要です
           | get 1 2 3
           |       ^
          次に試す: get 1 q==2 3
        """), "\(text)")
  }

  @Test("keeps the status as it came, and says the hint")
  func status() async throws {
    let text = try await said("get /github/users/octocat")
    #expect(text.hasPrefix("200 OK · "), "\(text)")
    #expect(text.contains("パスで応答の中を見られます: .login"), "\(text)")
  }

  @Test("has help that fits the screen")
  func help() async throws {
    let lines = try await said("help").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "リクエストを入力し、応答の中を見て、先へ進みます。")
    #expect(lines.count <= 24 && lines.allSatisfy { Line(String($0)).width <= 80 }, "\(lines)")
  }

  @Test("says that there is nothing yet, and what a status means")
  func nothing() async throws {
    #expect(try await said("history").contains("まだリクエストを送っていません。次に試す: get /"))
    let failed = try await said("get /status/404")
    #expect(failed.contains("error[http.404]: そのリソースは見つからないか、サーバーが明かしたくない"), "\(failed)")
  }

  @Test("is English again for whoever speaks it")
  func english() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("history").text.contains("no request was sent yet; try: get /"))
  }
}
