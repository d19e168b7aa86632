import ApusPacingTestSupport
import CApusYAML
import Foundation
import Testing

/// The repository's own header, found from this file.
private let include = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/CYAML/include").standardized.path

/// Runs the C compiler on a program that is only checked; its messages, or `nil` when it has none.
private func check(_ program: String) throws -> String? {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "cyaml-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "check.c")
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  let messages = Pipe()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = ["cc", "-fsyntax-only", "-I", include, file.path]
  compiler.standardError = messages
  try compiler.run()
  let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return compiler.terminationStatus == 0 ? nil : text
}

private let hasHeader = (try? check("#include <yaml.h>\n")) == .some(nil)

@Suite("The layouts we declare", .paced)
struct LayoutTests {
  @Test("they are those of <yaml.h>", .enabled(if: hasHeader, "no cc or no <yaml.h> here: skipped"))
  func header() throws {
    let problem = try check(
      """
      #include <stddef.h>
      #include <yaml.h>
      #include <CYAML.h>
      #define SAME(ours, theirs) _Static_assert((long)(ours) == (long)(theirs), #theirs);
      #define PLACE(ours, theirs) SAME(offsetof(cyaml_event, ours), offsetof(yaml_event_t, theirs))
      #define FIELD(name) SAME(offsetof(cyaml_parser, name), offsetof(yaml_parser_t, name))
      #define EVENT(name, number) SAME(number, YAML_##name##_EVENT)
      CYAML_EVENTS(EVENT)
      #define ERROR(name, number) SAME(number, YAML_##name##_ERROR)
      CYAML_ERRORS(ERROR)
      SAME(CYAML_PLAIN_STYLE, YAML_PLAIN_SCALAR_STYLE)
      SAME(CYAML_UTF8_ENCODING, YAML_UTF8_ENCODING)
      SAME(sizeof(cyaml_mark), sizeof(yaml_mark_t))
      SAME(offsetof(cyaml_mark, index), offsetof(yaml_mark_t, index))
      SAME(sizeof(cyaml_event), sizeof(yaml_event_t))
      PLACE(kind, type)
      PLACE(data.alias.anchor, data.alias.anchor)
      PLACE(data.scalar.anchor, data.scalar.anchor)
      PLACE(data.scalar.tag, data.scalar.tag)
      PLACE(data.scalar.value, data.scalar.value)
      PLACE(data.scalar.length, data.scalar.length)
      PLACE(data.scalar.plain_implicit, data.scalar.plain_implicit)
      PLACE(data.scalar.style, data.scalar.style)
      PLACE(data.container.anchor, data.sequence_start.anchor)
      PLACE(data.container.anchor, data.mapping_start.anchor)
      PLACE(data.container.tag, data.sequence_start.tag)
      PLACE(data.container.tag, data.mapping_start.tag)
      PLACE(start, start_mark)
      PLACE(end, end_mark)
      FIELD(error) FIELD(problem) FIELD(problem_offset) FIELD(problem_value) FIELD(problem_mark)
      FIELD(context) FIELD(context_mark)
      _Static_assert(CYAML_PARSER_ROOM >= 2 * sizeof(yaml_parser_t), "room");
      """)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(
    "a place that is not libyaml's would be noticed",
    .enabled(if: hasHeader, "no cc or no <yaml.h> here: skipped"))
  func notices() throws {
    let problem = try check(
      "#include <stddef.h>\n#include <yaml.h>\n"
        + "_Static_assert(offsetof(yaml_event_t, start_mark) == 1, \"start_mark\");\n")
    #expect(problem?.contains("start_mark") == true)
  }

  @Test("a text comes as events with their places, and its end as one more")
  func events() throws {
    try #require(cyaml_load() == nil)
    var text = Array("- &a x\n- *a\n".utf8)
    let kinds = try text.withUnsafeMutableBytes { bytes in
      let parser = try #require(cyaml_parser_create(bytes.baseAddress, bytes.count))
      defer { cyaml_parser_destroy(parser) }
      var kinds: [String] = []
      var event = cyaml_event()
      repeat {
        try #require(cyaml_parser_next(parser, &event) == 1)
        kinds.append("\(event.kind) at \(event.start.index)")
        let isEnd = event.kind == Int32(CYAML_STREAM_END_EVENT)
        cyaml_event_destroy(&event)
        if isEnd { return kinds }
      } while kinds.count < 20
      return kinds
    }
    #expect(
      kinds == [
        "1 at 0", "3 at 0", "7 at 0", "6 at 2", "5 at 9", "8 at 12", "4 at 12", "2 at 12",
      ])
  }

  @Test("what is no YAML has a problem, and loading again is no second loading")
  func problem() throws {
    try #require(cyaml_load() == nil)
    try #require(cyaml_load() == nil)
    var text = Array("a: [1".utf8)
    try text.withUnsafeMutableBytes { bytes in
      let parser = try #require(cyaml_parser_create(bytes.baseAddress, bytes.count))
      defer { cyaml_parser_destroy(parser) }
      var event = cyaml_event()
      while cyaml_parser_next(parser, &event) == 1 { cyaml_event_destroy(&event) }
      #expect(parser.pointee.error == Int32(CYAML_PARSER_ERROR))
      #expect(parser.pointee.problem.map { String(cString: $0) } == "did not find expected ',' or ']'")
      #expect(parser.pointee.problem_mark.index == 5)
      #expect(parser.pointee.context_mark.column == 3)
    }
  }
}
