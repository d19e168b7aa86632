import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A report as a page", .paced)
struct HTMLReportTests {
  @Test("loads nothing, runs nothing, and has open what is red")
  func page() {
    var report = madeReport("a<script>", .asWritten, .drifted)
    report.steps[1].differences = ["- </pre><script>alert(1)</script>", "+ \u{1b}[2J"]
    let page = HTMLReport([report, madeReport("b", .asWritten)], in: .seconds(1)).text
    #expect(
      page.contains("default-src 'none'") && !page.contains("<script") && !page.contains("src=")
        && !page.contains("href=") && !page.contains("url("))
    #expect(page.contains("<details open>\n<summary class=red>a&lt;script&gt;"), "\(page)")
    #expect(
      page.contains("<del>- &lt;/pre&gt;&lt;script&gt;") && page.contains("<details>\n<summary class=ok>b "))
    #expect(page.contains("2 files, 3 steps: 2 as written, 1 drifted") && !page.contains("\u{1b}"))
  }

  @Test("is called as its session is, and names each by its title beside its file")
  func titles() {
    var report = madeReport("a", .asWritten)
    report.title = "The <shop>"
    let page = HTMLReport([report], in: .seconds(1)).text
    #expect(page.contains("<title>The &lt;shop&gt;</title>") && page.contains("<h1>The &lt;shop&gt;</h1>"))
    #expect(page.contains("<summary class=ok>The &lt;shop&gt; · a "), "\(page)")
    let both = HTMLReport([report, madeReport("b", .asWritten)], in: .seconds(1)).text
    #expect(both.contains("<h1>apus replay</h1>") && both.contains("<summary class=ok>b "))
  }
}
