import ApusPacingTestSupport
import CApusXML
import Foundation
import Testing

/// The repository's own header, found from this file.
private let include = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/CXML/include").standardized.path

/// Runs the C compiler on a program that is only checked; its messages, or `nil` when it has none.
private func check(_ program: String) throws -> String? {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "cxml-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "check.c")
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  let messages = Pipe()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = ["cc", "-fsyntax-only", "-I", include, "-I", "/usr/include/libxml2", file.path]
  compiler.standardError = messages
  try compiler.run()
  let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return compiler.terminationStatus == 0 ? nil : text
}

private let hasHeader = (try? check("#include <libxml/HTMLparser.h>\n")) == .some(nil)

@Suite("The layout of libxml2's nodes", .paced)
struct NodeLayoutTests {
  @Test("is that of <libxml/tree.h>", .enabled(if: hasHeader, "no cc or no <libxml/tree.h> here: skipped"))
  func header() throws {
    let problem = try check(
      """
      #include <stddef.h>
      #include <libxml/HTMLparser.h>
      #include <libxml/tree.h>
      #include <libxml/parser.h>
      #include <libxml/xmlerror.h>
      #include <CXML.h>
      #define SAME(ours, theirs) _Static_assert((long)(ours) == (long)(theirs), #theirs);
      #define NODE(ours, theirs) SAME(offsetof(cxml_node, ours), offsetof(struct _xmlNode, theirs))
      #define ATTRIBUTE(ours, theirs) SAME(offsetof(cxml_node, ours), offsetof(struct _xmlAttr, theirs))
      NODE(kind, type) NODE(name, name) NODE(children, children) NODE(next, next) NODE(content, content)
      NODE(attributes, properties)
      ATTRIBUTE(kind, type) ATTRIBUTE(name, name) ATTRIBUTE(children, children) ATTRIBUTE(next, next)
      NODE(name_space, ns) ATTRIBUTE(name_space, ns)
      SAME(offsetof(cxml_name_space, prefix), offsetof(struct _xmlNs, prefix))
      SAME(offsetof(cxml_error, message), offsetof(struct _xmlError, message))
      SAME(offsetof(cxml_error, line), offsetof(struct _xmlError, line))
      SAME(CXML_ENTITY_REF, XML_ENTITY_REF_NODE)
      SAME(CXML_ELEMENT, XML_ELEMENT_NODE) SAME(CXML_ATTRIBUTE, XML_ATTRIBUTE_NODE) SAME(CXML_TEXT, XML_TEXT_NODE)
      SAME(CXML_CDATA_SECTION, XML_CDATA_SECTION_NODE) SAME(CXML_COMMENT, XML_COMMENT_NODE)
      #define CALL(place, name) SAME((place) * sizeof(void *), offsetof(struct _xmlSAXHandler, name))
      CALL(CXML_HTML_BEGINS, startElement) CALL(CXML_XML_BEGINS, startElementNs)
      SAME(offsetof(cxml_parser, calls), offsetof(struct _xmlParserCtxt, sax))
      #define OPTION(name, number) SAME(number, HTML_PARSE_##name)
      CXML_OPTIONS(OPTION)
      SAME(CXML_NONET, XML_PARSE_NONET) SAME(CXML_NOERROR, XML_PARSE_NOERROR)
      SAME(CXML_NOWARNING, XML_PARSE_NOWARNING)
      """)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(
    "that were another would be noticed",
    .enabled(if: hasHeader, "no cc or no <libxml/tree.h> here: skipped"))
  func notices() throws {
    let problem = try check(
      "#include <stddef.h>\n#include <libxml/tree.h>\n"
        + "_Static_assert(offsetof(struct _xmlNode, content) == 1, \"content\");\n")
    #expect(problem?.contains("content") == true)
  }

  @Test("a text comes as a tree, and loading again is no second loading")
  func tree() throws {
    try #require(cxml_load() == nil)
    try #require(cxml_load() == nil)
    let text = Array("<p title=a>x".utf8)
    text.withUnsafeBytes { bytes in
      let document = cxml_html_read(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count)
      ) { 0 }
      defer { cxml_destroy(document) }
      let root = cxml_root(document)
      #expect(root.map { String(cString: $0.pointee.name) } == "html")
      let paragraph = root?.pointee.children?.pointee.children?.pointee
      #expect(paragraph?.kind == Int32(CXML_ELEMENT))
      #expect(paragraph?.attributes?.pointee.kind == Int32(CXML_ATTRIBUTE))
      #expect((paragraph?.children?.pointee.content).map { String(cString: $0) } == "x")
    }
  }
}
