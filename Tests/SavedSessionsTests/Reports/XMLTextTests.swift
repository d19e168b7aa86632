import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSavedSessions

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("XML, written", .paced)
struct XMLTextTests {
  @Test("is read by another program as it was meant, whatever stands in it")
  func valid() throws {
    var xml = XMLText()
    let nothing = [0xfffe, 0xffff, 0xfdd0].compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    let hostile = "<a href='x'>&amp; \"q\" ]]> é日本\u{1}\u{8}\u{1b}[2J\u{85}" + nothing + "\r\n\t"
    xml.open("all", [("name", hostile)])
    xml.element("one", [], hostile)
    xml.element("none", [("a", "")], "")
    xml.close()
    xml.close()
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(xml.text)")
    #expect(reader.names == ["all", "one", "none"])
    #expect(reader.text.contains("<a href='x'>&amp; \"q\" ]]> é日本\\u{1}\\u{8}\\u{1b}[2J\\u{85}\\u{fffe}"))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.append(name)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }
}
