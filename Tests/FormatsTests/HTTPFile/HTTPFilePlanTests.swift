import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Which requests of a file are sent", .paced)
struct HTTPFilePlanTests {
  private let file = HTTPFile(
    """
    # @workflow all on-failure=continue vars.workflow.x="a b"
    # @step using=two expect.statuscode=201
    # @step B using=one on-failure=stop vars.request.y=1
    ### one
    GET /1
    ### two
    # @ref one
    GET /2
    ### 3
    GET /3
    ###
    GET /4
    """)

  private func picked(_ picks: String...) throws -> [HTTPFilePlan.Item] {
    try HTTPFilePlan(file, picks: picks).items
  }

  @Test("without a pick all are, those of a workflow by it and not a second time")
  func all() {
    #expect(HTTPFilePlan(file).items == [.workflow(0), .request(2), .request(3)])
  }

  @Test("by name, by number, by a range, and behind what they need")
  func picks() throws {
    #expect(try picked("one") == [.request(0)] && picked("ONE") == [.request(0)])
    #expect(try picked("two") == [.request(0), .request(1)])
    #expect(try picked("4") == [.request(3)] && picked("3") == [.request(2)], "a name goes before a number")
    #expect(try picked("2-4") == [.request(0), .request(1), .request(2), .request(3)])
    #expect(try picked("4-", "all", "1") == [.request(3), .workflow(0), .request(0)])
  }

  @Test(
    "what is none is told",
    arguments: [
      ("tow", "no request is named tow"), ("9", "there is no request 9; there are 4"),
      ("4-2", "4-2 is no range"),
      ("0", "no request is named 0"), ("-1", "no request is named -1"), ("1-x", "no request is named 1-x"),
      ("99999999999999999999", "no request is named 99999999999999999999"),
    ])
  func mistakes(_ pick: String, _ message: String) {
    let error = #expect(throws: HTTPFileProblem.self) { try picked(pick) }
    #expect(error?.message == message)
    if pick == "tow" { #expect(error?.suggestion == "two") }
  }

  @Test("a workflow has its steps, what they expect, and what it sets")
  func workflow() throws {
    let workflow = try #require(file.workflows.first)
    #expect(workflow.name == "all" && workflow.goesOn && workflow.variables == ["vars.workflow.x": "a b"])
    #expect(workflow.steps.map(\.request) == ["two", "one"] && workflow.steps.map(\.goesOn) == [nil, false])
    #expect(workflow.steps[0].failure(status: 200, reason: "OK") == "expected status 201, found 200")
    #expect(workflow.steps[0].failure(status: 201, reason: "") == nil)
    #expect(workflow.steps[1].variables == ["vars.request.y": "1"])
    let branching = HTTPFile(
      "# @workflow w\n# @step using=a\n# @if last.statusCode == 200 run=a\n# @step a\n### a\nGET /x\n")
    #expect(branching.workflows[0].obstacles.map(\.line) == [3, 4])
  }

  @Test("the texts of statuses are compared where there are some")
  func statusLines() throws {
    let step = try #require(
      HTTPFile("# @workflow w\n# @step using=a expect.status=\"200 OK\"\n").workflows.first?.steps.first)
    #expect(step.failure(status: 200, reason: "ok") == nil && step.failure(status: 200, reason: "") == nil)
    #expect(step.failure(status: 204, reason: "No Content") == "expected status 200 OK, found 204 No Content")
  }
}
