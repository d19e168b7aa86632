import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("What looks like a step and is prose", .paced)
struct StepLookalikeTests {
  private func first(_ text: String) -> StepLookalike? {
    StepLookalike.first(in: Array(text.utf8)) { $0 == "consol" }
  }

  @Test(
    "is found with its line",
    arguments: [
      ("```console\n$ a\n```\n```consol\n$ b\n```\n", 4, "`consol`"),
      ("~~~console\n$ a\n~~~\n", 1, "`~~~console`; three backticks open one"),
      ("~~~ console {mode=json}\n~~~", 1, "`~~~console`; three backticks open one"),
      ("a\n ```console\n $ a\n ```\n", 2, "an indented `console`"),
      ("``console\n$ a\n``\n", 1, "`` ``console `"), ("`console", 1, "`console`; three"),
      ("a\nconsole\n$ a\n", 2, "`console`; three backticks open one"),
      ("   console {mode=shape}\n", 1, "`console {mode=shape}`; three"),
      ("```\na\n$ get /a\n```\n", 1, "lines that begin with `$ ` in a block without a name"),
      ("a\n~~~\n $ get /a\n", 2, "in a block without a name"),
      ("<!-- a -->\n$ get /a\n", 2, "`$ get /a` outside"),
      ("a\n$ get /a\n", 2, "`$ get /a` outside of a block"), ("   $ get /a", 1, "`$ get /a` outside"),
      ("a\n    ```console\n    $ get /a\n    ```\n", 2, "an indented `console`"),
      ("\t~~~console {mode=json}\n\n\t$ get /a\n", 1, "an indented `console`"),
      ("a\n> ```console\n> $ get /a\n> ```\n", 2, "a quoted `console`"),
      (">>```consol\n>>$ get /a\n", 1, "a quoted `consol`"),
      ("- ```console\n  $ get /a\n  ```\n", 1, "an indented `console`"),
      ("12) a\n\n        ```console\n        $ get /a\n", 3, "an indented `console`"),
      ("```sh\n$ a\n```\n$ b", 4, "`$ b` outside"), ("```console\n$ a\n```\n$ b\n", 4, "`$ b` outside"),
    ])
  func found(_ text: String, _ line: Int, _ found: String) throws {
    let lookalike = try #require(first(text), "\(text)")
    #expect(lookalike.line == line)
    let spelled = found.replacing("`` ``console `", with: "```console`")
    #expect(lookalike.found.contains(spelled), "\(lookalike.found)")
  }

  @Test(
    "is not what another language holds, what is indented as code, quoted, or said in a sentence",
    arguments: [
      "", "```sh\n$ get /a\n```\n", "```json\n{}\n```", "~~~sh\n$ a\n~~~\n", "````md\n```x\n$ a\n```\n````\n",
      "    $ get /a\n", "\t$ get /a\n", "    ```console\n", "    console\n", "> $ get /a\n", "- $ get /a\n",
      "`$ get /a`\n", "$5 a month\n", "$\n", "$ \n", "a $ get /a\n", "```\nplain\n```\n", "`console`\n",
      "console output\n", "The console\n", "consoles\n", "```console\n$ a\n $ b\n```\n",
      "```\n    $ a\n```\n", "> ```console\n> a\n", "    ```\n    $ get /a\n", "> ```sh\n> $ get /a\n",
      "````md\n    ```console\n    $ a\n````\n", "\\```console\n\\$ get /a\n",
      "<!--\n```console\n$ a\n```\n-->\n", "  <!-- ```consol -->\n", "<!-- a\n$ a\n--> b\n",
    ])
  func prose(_ text: String) {
    #expect(first(text) == nil, "\(text)")
  }

  @Test("is looked for however deep a line is indented")
  func deep() {
    for part in ["- ", "> ", "\t", "1. "] {
      #expect(first(String(repeating: part, count: 100_000) + "a\n") == nil)
      #expect(first(String(repeating: part, count: 100_000) + "```console\n" + "$ a\n")?.line == 1)
    }
  }

  @Test(
    "is spelled otherwise in a note",
    arguments: [
      "```console", "  ~~~console", "> ```console", "- ```console", "\t```console", "console", "$ get /a",
      "<!-- a", " <!--",
    ])
  func notes(_ line: String) {
    let spelled = StepLookalike.spelledAsProse(line)
    #expect(spelled != line && first("\(spelled)\n    $ get /a\n> $ get /a\n") == nil, "\(spelled)")
    for prose in ["plain", "- an item", "> a quote", "`x`", "$5"] {
      #expect(StepLookalike.spelledAsProse(prose) == prose)
    }
  }
}
