import ApusSystem
import Testing

@testable import ApusSurroundings

@Suite("Commands that write a secret")
struct SecretCommandTests {
  @Test(
    "the first line is it, without its end",
    arguments: [
      ("printf s3cret", "s3cret"), ("echo s3cret", "s3cret"), ("printf 'a b\\nsecond\\n'", "a b"),
      ("printf 'あ\\r\\n'", "あ"), ("echo noise >/dev/null; echo x", "x"),
      ("[ /dev/stderr -ef /dev/null ] && echo unheard", "unheard"),
    ])
  func output(_ command: String, _ secret: String) throws {
    #expect(try SecretCommand.output(of: command) == secret)
  }

  @Test(
    "one that fails, writes nothing, too much or no text has none, and that is said",
    arguments: [
      ("exit 3", "it ended with status 3"), ("echo x; false", "it ended with status 1"),
      ("true", "it wrote nothing"), ("echo", "it wrote nothing"),
      ("printf '\\377'", "what it wrote is no text"),
      ("yes", "it wrote too much, or was stopped"), ("kill -INT $$", "interrupted"),
    ])
  func nothing(_ command: String, _ reason: String) {
    let problem = #expect(throws: FileProblem.self) { try SecretCommand.output(of: command) }
    #expect(problem?.reason == reason)
  }
}
