import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusContracts

@Suite("What differs", .paced)
struct FindingTests {
  @Test("ends with what it is measured by, on the side of what was promised where there is one")
  func rules() {
    #expect(
      Finding(.status, promised: "status 200", found: "status 503").naming(line: 14).lines == [
        "- status 200  (status, line 14)", "+ status 503",
      ])
    let gone = Finding(.shape, ["+ .a: expected string, found nothing", "  … 3 more"], isNoted: true)
    #expect(
      gone.naming(line: 3).lines == ["+ .a: expected string, found nothing  (shape, line 3)", "  … 3 more"])
    #expect(gone.naming(line: 3).isNoted && gone.naming(line: 3) != gone)
    #expect(Finding(.outcome, []).naming(line: 1).lines == [])
  }

  @Test("ends so wherever lines differ together, and keeps the rule that it has")
  func places() {
    let text = Finding(.value, ["- a", "+ b", "+ c", "  same", "+ d"], isVerbatim: true)
    #expect(
      text.naming(line: 2).lines == [
        "- a  (as written, line 2)", "+ b", "+ c", "  same", "+ d  (as written, line 2)",
      ])
    let long = Finding(.value, ["- a", "- b", "+ c", "+ d"], isVerbatim: true)
    #expect(long.naming(line: 2).lines == ["- a  (as written, line 2)", "- b", "+ c", "+ d"])
    let shapes = Finding(.shape, ["+ a", "+ b"]).naming(line: 2).lines
    #expect(shapes == ["+ a  (shape, line 2)", "+ b  (shape, line 2)"])
    let ruled = Finding(.rule, promised: ".a type", found: "no").naming("rule", line: nil)
    #expect(ruled.naming(line: 2).lines == ["- .a type  (rule)", "+ no"])
    #expect(ruled.mapping { $0.uppercased() }.asDrift.lines == ["- .A TYPE  (rule)", "+ NO"])
  }

  @Test(
    "ends with the page that it is of, in the language that is spoken, and is another one on another page")
  func pages() {
    let finding = Finding(.shape, ["+ .a: expected string, found nothing"])
    let second = finding.on(page: 2)
    #expect(second != finding && second.on(page: nil) == finding)
    #expect(second.lines == ["+ .a: expected string, found nothing  (page 2)"])
    #expect(second.naming(line: 7).lines == ["+ .a: expected string, found nothing  (shape, line 7, page 2)"])
    #expect(second.naming("rule", line: nil).asDrift.lines.first?.hasSuffix("  (rule, page 2)") == true)
    SpokenLanguage.japanese.speaking {
      #expect(second.spokenLines.first?.hasSuffix("  （2 ページ）") == true)
      #expect(second.naming(line: 7).spokenLines.first?.hasSuffix("  （shape、7 行目、2 ページ）") == true)
      #expect(second.naming("rule", line: nil).spokenLines.first?.hasSuffix("  （rule、2 ページ）") == true)
    }
  }

  @Test("is said in the language that is spoken, but for what was written and what came")
  func spoken() {
    let said = Finding(
      .shape, ["+ the answer is now under .data", #"+ .a: expected integer, found "1""#, "  … 3 more"])
    let shown = Finding(.value, ["- another value", "+ status 200"], isVerbatim: true).naming(line: 7)
    #expect(said.spokenLines == said.lines && shown.spokenLines == shown.lines)
    SpokenLanguage.japanese.speaking {
      #expect(
        said.naming(line: 8).spokenLines == [
          "+ 応答が .data の下に移りました  （shape、8 行目）", #"+ .a: integer が必要ですが、"1" がありました  （shape、8 行目）"#,
          "  … ほかに 3 件",
        ])
      #expect(shown.spokenLines == ["- another value  （書かれたとおり、7 行目）", "+ status 200"])
    }
  }
}
