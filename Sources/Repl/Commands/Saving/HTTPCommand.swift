package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
package import ApusSurroundings

/// `http [N…]`, and a pasted `http …`
package struct HTTPCommand: Asks {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write requests as a .http file, or send a pasted line of HTTPie",
    forms: [[.operand(.record.several.optional)], LineForm(tail: "…"), LineForm("https", tail: "…")],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("post /greenstore/api/v1/food/fruits name=りんご price:=120", "request 2"),
      CommandSpec.Example("http 1 2 > requests.http", "both, for an editor and for `run`"),
      CommandSpec.Example("http POST {{practice}}/echo name=Ada", "a line of HTTPie is sent"),
    ],
    details: [
      "VS Code's REST Client, JetBrains' HTTP client and `run` read such files. `httpie` writes HTTPie's."
    ])

  private let wish: ExportOrSend

  package init(_ line: LineArguments) throws(LineProblem) { wish = try ExportOrSend(line) }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    try await wish.run(
      sender, output, export: { HTTPFileExport($0).text() },
      leavingOut: HTTPFileExport.leftOut)
  }
}
