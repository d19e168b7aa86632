import ApusClient
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Random text through everything that reads lines. `APUS_RANDOM_LINES` says how many, when the usual number is not
/// enough.
@Suite("Random lines", .paced)
struct RandomLineTests {
  private static let count =
    getenv("APUS_RANDOM_LINES").flatMap { Int(String(cString: $0)) }
    ?? Trials.share(of: 3_000)

  private static let pieces = [
    "get", "post", "send", "curl", "http", "https", "ls", " ", " ", " ", "  ", "\n", "\t", "/x", "http://h/a",
    "?a=b", "..",
    "./", ":3000", "localhost", "a", "b", "=", "==", ":=", ":", ";", "@", "=@", ":=@", "[", "]", "[]", "[0]",
    "{", "}",
    "\"", "'", "$'", "\\", "\\\\", "\\n", "\\x4", "\\u30", "^", "|", ">", ">>", "#", "$", "$A", "${A", "$(",
    "`", "{{",
    "}}", "{{v}}", "{{ n }}", "{{s}}", "-", "--", "-d", "-H", "-F", "-u", "--form", "--json", "-sSL",
    "-XPOST", "--raw",
    "--auth=u:p", "-a", "-o", ".", ".a", "$.a", "$1", "あ", "💡", "e\u{301}", "\u{0}", "\u{7f}", "\u{202e}",
    "1", "-1",
    "1e9", "true", ",", "(", ")", "&&", "<", "~", "*", "f", "q==1", "X:y", "X;", "@f",
  ]

  private func lines() -> [String] {
    var random = SeededGenerator(seed: 2026)
    return (0..<Self.count).map { _ in
      let length = Int(random.next() % 14) + 1
      return (0..<length).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
    }
  }

  private func context() throws -> RequestContext {
    var context = RequestContext(base: try WebURL("http://h/v1"), files: .fixed(["f": "{}", "a": "x"]))
    let number = try JSONDocument("[1, {\"a\": \"\\\"\"}]").root
    context.variables = Variables([
      "v": .text("a b=[']"), "n": .json(number), "s": .secret(Secret("canary")), "A": .text("{{v}}"),
    ])
    return context
  }

  @Test("no text breaks a reader, and every place is in the text")
  func places() throws {
    let context = try context()
    for line in lines() {
      let size = line.utf8.count
      for syntax in [Words.Syntax.native, .shell, .windows] {
        let words = Words(line, syntax: syntax)
        var last = 0
        for word in words.words {
          let isPlaced = word.range.lowerBound >= last && word.range.upperBound <= size
          last = word.range.upperBound
          let isWhole = word.template.glyphs.allSatisfy {
            word.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= word.range.upperBound
          }
          // To expect each of so many costs more than to read them.
          if !isPlaced || !isWhole { Issue.record("\(line.debugDescription)") }
        }
        if words.problems.contains(where: { $0.range.upperBound > size }) {
          Issue.record("\(line.debugDescription)")
        }
      }
      for span in LineSpan.spans(of: line, isCommand: { $0 == "ls" }) {
        if span.range.isEmpty || span.range.upperBound > size { Issue.record("\(line.debugDescription)") }
      }
      do {
        guard case .request(let request) = try ParsedLine.parse(line) else { continue }
        let prepared = try request.prepare(in: context)
        if String(describing: prepared.request).contains("canary") {
          Issue.record("\(line.debugDescription)")
        }
      } catch {
        let isPlaced = error.range.upperBound <= size && !error.message.isEmpty
        if !isPlaced || error.description.contains("canary") { Issue.record("\(line.debugDescription)") }
      }
    }
  }

  @Test("a text that is not whole becomes whole only by more of it, and a whole one is read the same twice")
  func completeness() {
    for line in lines() where ParsedLine.isComplete(line) && PastedLine.syntax(of: line) == nil {
      #expect(Words(line).words == Words(line + " ").words, "\(line.debugDescription)")
    }
  }

  @Test("items that were read are printed so that they read the same")
  func printing() {
    let printer = ItemPrinter()
    var count = 0
    for line in lines() {
      for item in Words("post " + line).words.compactMap(Item.init) where item.problem == nil {
        let again = Words("post " + printer.print(item)).words.dropFirst()
        #expect(again.count == 1, "\(line.debugDescription) -> \(printer.print(item))")
        guard let read = again.first.flatMap(Item.init) else {
          Issue.record("\(line.debugDescription) -> \(printer.print(item))")
          continue
        }
        count += 1
        guard read.separator == item.separator else { continue }
        #expect(read.name.shown == item.name.shown, "\(line.debugDescription) -> \(printer.print(item))")
        #expect(read.value.shown == item.value.shown, "\(line.debugDescription) -> \(printer.print(item))")
      }
    }
    #expect(count > Self.count / 10)
  }

  @Test("a long text of anything takes no longer than its length asks")
  func long() {
    for piece in ["[", "{", "{{", "{{a", "'", "\"", "\\", "a[", "a[b] ", "$(", "a=", ".a[", "{\"a\":", "-a "]
    {
      let line = "post /x " + String(repeating: piece, count: 4_000)
      _ = Words(line)
      _ = Words(line, syntax: .shell)
      _ = try? ParsedLine.parse(line)
    }
  }
}
