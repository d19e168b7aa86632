import ApusClient
import ApusPacingTestSupport
import ApusTeachingTestSupport
import Testing

@testable import ApusRepl
@testable import ApusTeaching

@Suite("Lines to try after an explanation", .paced)
struct TaughtLinesTests {
  @Test("are read by the commands that there are, as they stand, after every raw exchange")
  func accepted() {
    let dispatcher = Dispatcher(commands: .all)
    for taught in TaughtExchange.all {
      let incident = Incident(
        line: taught.line, exchange: taught.exchange, transportFailure: taught.failure)
      let lines = Explanation(of: incident).suggestions
      #expect((1...3).contains(lines.count), "\(taught)")
      for line in lines {
        let command = try? dispatcher.command(for: line)
        #expect(command != nil, "\(taught): \(line)")
        #expect(!line.contains("FILE") && !line.contains("{"), "\(taught): \(line)")
      }
    }
  }

  @Test("name no file that nobody has")
  func placeholders() throws {
    for code in ["tls.untrusted", "tls.protocol"] {
      let taught = try #require(TaughtExchange.all.first { $0.failure?.code.name == code }, "\(code)")
      let incident = Incident(line: taught.line, exchange: taught.exchange, transportFailure: taught.failure)
      #expect(Explanation(of: incident).suggestions.contains("help options"), "\(code)")
    }
  }
}
