package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
package import ApusSurroundings

/// `curl [N]`, and a pasted `curl …`
package struct CurlCommand: Asks {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write a request as a curl command, or send a pasted one",
    forms: [[.operand(.record.optional)], LineForm(tail: "…")],
    examples: [
      CommandSpec.Example("post /echo name=りんご price:=120", "request 1"),
      CommandSpec.Example("curl", "the last request, for a shell"),
      CommandSpec.Example("curl 1 > again.sh", "request 1, into a file"),
      CommandSpec.Example(
        "curl -X POST {{practice}}/echo -H 'X-A: 1' -d 'a=1'", "a line as documentation prints it is sent"),
    ],
    details: [
      "It runs as it is printed and sends the same request. Secrets become variables such as $GITHUB_TOKEN."
    ])

  private let wish: ExportOrSend

  package init(_ line: LineArguments) throws(LineProblem) { wish = try ExportOrSend(line) }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    try await wish.run(
      sender, output,
      export: { requests in
        try requests.map { request in try CurlExport(request).text() }.joined(separator: "\n")
      }, leavingOut: \.leftOutByCurl)
  }
}
