import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Secrets that are typed in lines that are refused", .paced)
struct RefusedSecretsTests {
  @Test("are in no refusal")
  func refusals() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in [
      "curl --pass S3CRETS3CRET --tcp-fastopen http://h", "curl -U u:S3CRETS3CRET http://h",
      "curl --proxy-user u:S3CRETS3CRET http://h",
      "get /x --proxy-user u:S3CRETS3CRET", "authx bearer S3CRETS3CRET",
      "curl --tlspassword S3CRETS3CRET http://h",
      "http --cert-key-pass S3CRETS3CRET --max-headers 1 http://h", "get /x --cert c.pem:S3CRETS3CRET",
    ] {
      let answer = await talk.say(line)
      #expect(answer.outcome != .ok, "\(line)")
      #expect(answer.text.contains("•••") && !answer.text.contains("S3CRET"), "\(line)\n\(answer.text)")
    }
  }
}
