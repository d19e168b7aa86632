internal import ApusClient
internal import ApusEncodings

/// Requests in a file, as VS Code's REST Client, JetBrains' HTTP client, httpYac and Resterm write them. Reading one
/// sends nothing. What their scripts and directives do with an answer is understood as far as it needs no JavaScript;
/// the rest is left out and remembered.
package struct HTTPFile: Sendable {
  package struct Request: Sendable {
    /// What `# @name` or the text behind `###` calls it.
    package var name: String?
    /// Where it begins in the file, from 1.
    package var line = 1
    /// Method and URL, put together from however many lines, without the version.
    package var start = ""
    var headers: [String] = []
    var body: [BodyLine] = []
    /// As the editors do, unless `# @no-redirect` says otherwise.
    var followsRedirects = true
    /// `# @timeout 5`, in seconds.
    var timeout: String?
    /// `# @connection-timeout 2`, in seconds.
    var connectTimeout: String?
    /// What is done before it is sent and with its answer.
    var before: [HTTPFileAction] = []
    var after: [HTTPFileAction] = []
    /// What decides whether it is sent.
    var conditions: [Condition] = []
    /// Whether it is sent again for each value of a list.
    var loop: Loop?
    /// `# @auth`
    var auth: Auth?
    /// The names of requests that must have been sent before.
    var needs: [String] = []
    /// What would decide whether or how it is sent, and cannot be done here.
    var obstacles: [Ignored] = []
    var isDisabled = false
    /// What is answered to it where the file is served.
    package internal(set) var answers: [HTTPFileAnswer] = []
    /// `# @times 2`: how often it is promised to be asked for there.
    var times: Int?
    /// Why the program that it comes from would have sent something else.
    var refusal: String?

    /// Why it cannot be sent, whatever its values are.
    package var problem: HTTPFileProblem? {
      if let refusal {
        return HTTPFileProblem(
          code: .usageArgument, message: "line \(line): \(refusal), so the request is not sent")
      }
      if let obstacle = obstacles.first {
        return HTTPFileProblem(
          code: .usageArgument,
          message: "line \(obstacle.line): \(obstacle.what) is not done here, so the request is not sent")
      }
      return HTTPFileStart.problem(of: start).map { HTTPFileProblem(code: .usageArgument, message: $0) }
    }
  }

  enum BodyLine: Sendable, Hashable {
    case text(String)
    /// `< path`; with `<@`, the file's variables are filled too.
    case file(String, isFilled: Bool)
  }

  /// `# @when …`, `# @skip-if …`
  struct Condition: Sendable, Hashable {
    let line: Int
    let expression: ScriptExpression
    /// What it has to be for the request to be sent.
    let isWanted: Bool
  }

  /// `# @for-each LIST as NAME`
  struct Loop: Sendable, Hashable {
    let line: Int
    let list: ScriptExpression
    let name: String
  }

  enum Auth: Sendable, Hashable {
    case none
    case header(String)
  }

  /// Something that means nothing here.
  package struct Ignored: Sendable, Hashable {
    package let line: Int
    package let what: String
  }

  package internal(set) var requests: [Request] = []
  package internal(set) var workflows: [HTTPFileWorkflow] = []
  /// `@name = value`, the value as it is written.
  var variables: [String: String] = [:]
  /// Those of the variables that are secrets whatever they are called.
  var secretVariables: Set<String> = []
  package internal(set) var ignored: [Ignored] = []
  /// What is sent as it stands and probably not meant.
  package internal(set) var warnings: [Ignored] = []
  /// The first comment that stood in a body of JSON, and is not sent.
  package internal(set) var droppedComment: Int?
  /// Why nothing of the file can be relied on; `nil` where all of it was read.
  package internal(set) var problem: Ignored?

  /// Whether a file of that name holds such requests.
  package static func isNamed(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".http") || name.hasSuffix(".rest")
  }

  init() {}

  package init(_ text: String) {
    var reader = HTTPFileReader()
    let lines = FileText.of(text).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { reader.read(String(line), number: index + 1) }
    reader.end()
    self = reader.file
    ignored.sort { $0.line < $1.line }
  }
}
