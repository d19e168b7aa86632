import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The surroundings of this process", .paced)
struct ProcessEnvironmentTests {
  private let environment = Environment.process(cookies: CookieStore())

  @Test("have its variables, and no others")
  func variables() {
    #expect(environment.variable("PATH")?.isEmpty == false)
    #expect(environment.variable("APUS_NO_SUCH_VARIABLE") == nil)
    #expect(environment.files.home == environment.variable("HOME"))
  }

  @Test("have one practice API, which runs from when it is first asked for")
  func practice() throws {
    #expect(environment.practicePorts() == nil)
    let base = try environment.startPractice()
    let ports = try #require(environment.practicePorts())
    #expect(base == "http://127.0.0.1:\(ports.main)")
    #expect(try environment.startPractice() == base && environment.practicePorts() == ports)
    #expect(Set([ports.main, ports.other, ports.silent]).count == 3)
    let another = Environment.process(cookies: CookieStore())
    #expect(try another.startPractice() != base)
  }

  @Test("read the real files, from where the process is")
  func files() throws {
    #expect(environment.files.problem("/dev/null") == nil)
    #expect(environment.files.problem("/no/such/file") != nil)
    #expect(try environment.placeOfFile("x") == "x")
  }
}
