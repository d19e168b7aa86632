import ApusClient
import ApusReplTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusRedaction
@testable import ApusRepl

@Suite("What answers tell of lines that are kept")
struct AnswerSecretsTests {
  private static let canary = "Zq9kTq7LxW2mBv4n"
  private static let line = "get /gz t==\(canary)"

  private func session(_ bodies: String...) throws -> Session {
    var session = Session()
    for body in bodies {
      _ = session.records.add("get /", try Record(number: 1, "http://h.test/", body).exchange)
    }
    return session
  }

  private static func telling(with filling: Int = 0) -> String {
    "{\"access_token\": \"\(canary)\", \"note\": \"\(String(repeating: "a ", count: filling))\"}"
  }

  @Test("is learnt before a prompt, once")
  func small() throws {
    let mask = SecretMask()
    let session = try session("{}", Self.telling())
    var secrets = AnswerSecrets()
    secrets.learn(from: session, mask)
    #expect(!mask.mayKeep(Self.line))
    let hasRest = secrets.learnRest(of: session, mask)
    #expect(!hasRest)
  }

  @Test("is left for the end where that would take long, and what came with it is not")
  func large() throws {
    let mask = SecretMask()
    let session = try session(Self.telling(with: 600_000), "{\"password\": \"hunter2-hunter2\"}")
    var secrets = AnswerSecrets()
    secrets.learn(from: session, mask)
    #expect(mask.mayKeep(Self.line) && !mask.mayKeep("get /x a==hunter2-hunter2"))
    let hasRest = secrets.learnRest(of: session, mask)
    #expect(hasRest && !mask.mayKeep(Self.line))
    let hasMore = secrets.learnRest(of: session, mask)
    #expect(!hasMore)
  }

  @Test("is learnt again where something was declared since")
  func declared() throws {
    var session = try session("{\"ssn\": \"123456789\"}")
    let mask = SecretMask()
    var secrets = AnswerSecrets()
    secrets.learn(from: session, mask)
    #expect(mask.mayKeep("get /x ssn==123456789"))
    let rules = try RedactionRules(["ssn"])
    session.redaction.add(rules)
    mask.declare(rules)
    secrets.learn(from: session, mask)
    #expect(!mask.mayKeep("get /x ssn==123456789"))
  }

  @Test("is learnt of another desk, whose numbers begin again")
  func anotherDesk() throws {
    let mask = SecretMask()
    var secrets = AnswerSecrets()
    secrets.learn(from: try session("{}", "{}"), mask)
    secrets.learn(from: try session(Self.telling()), mask)
    #expect(!mask.mayKeep(Self.line))
  }
}
