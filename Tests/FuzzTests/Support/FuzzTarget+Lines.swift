import ApusClient
import ApusFolderTestSupport
import ApusFormats
import ApusJSON
import ApusLanguage
import ApusLineEditing
import ApusRedaction
import ApusSystem
import ApusText
import Foundation

/// What is typed and pasted.
extension FuzzTarget {
  static let lines = [line, items, path, pasted, settings]

  private static func context() throws -> RequestContext {
    var context = RequestContext(base: try WebURL("http://h/v1"), files: .fixed(["f": "{}"]))
    context.variables = Variables(["v": .text("a b"), "s": .secret(Secret("canary"))])
    return context
  }

  private static let line = FuzzTarget("line", rounds: 600) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = ParsedLine.isComplete(text)
    do {
      guard case .request(let request) = try ParsedLine.parse(text) else { return }
      let prepared = try request.prepare(in: context())
      try FuzzFlaw.unless(!"\(prepared.request)".contains("canary"), "the description has a secret")
    } catch let problem as LineProblem {
      try FuzzFlaw.unless(
        problem.range.upperBound <= text.utf8.count, "the place of the problem is not in the line")
      try FuzzFlaw.unless(!problem.message.isEmpty, "nothing is said")
    }
  }

  private static let items = FuzzTarget("items", rounds: 400) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let printer = ItemPrinter()
    for item in Words("post \(text)").words.compactMap(Item.init) where item.problem == nil {
      let words = Words("post \(printer.print(item))").words.dropFirst()
      let again = words.first.flatMap(Item.init)
      try FuzzFlaw.unless(words.count == 1 && again != nil, "printed as \(printer.print(item))")
      guard let again, again.separator == item.separator else { continue }
      try FuzzFlaw.unless(
        again.name.shown == item.name.shown && again.value.shown == item.value.shown,
        "printed as \(printer.print(item))")
    }
  }

  private static let path = FuzzTarget("path", rounds: 400) { bytes in
    let path = try JSONPath(String(decoding: bytes, as: UTF8.self))
    let document = try JSONDocument(#"{"a":[{"b":1,"り":[[]]},null,"x\u0301"],"":{"a b":[1,2,3]}}"#)
    let nodes = Array(path.matches(in: document.root).prefix(50))
    for node in nodes.prefix(5) {
      let found = try JSONPath(node.normalizedPath).nodes(in: document.root)
      try FuzzFlaw.unless(found == [node], "\(node.normalizedPath) does not lead back")
    }
  }

  private static let pasted = FuzzTarget("pasted") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .request(let line) = try ParsedLine.parse(text) else { return }
    let first = try line.prepare(in: context()).request
    var redactor = Redactor()
    let export = try CurlExport(RedactedRequest(first, redactor: &redactor)).text()
    // What stands for a secret, or is fed to the command, is no line of ours.
    guard !export.contains("\"$"), !export.hasPrefix("printf"), !export.contains("$'") else { return }
    guard case .request(let printed) = try ParsedLine.parse(export),
      let again = try? printed.prepare(in: context()).request
    else { throw FuzzFlaw("its curl line is not read again: \(export)") }
    try FuzzFlaw.unless(
      again.method == first.method && again.url.origin == first.url.origin,
      "its curl line is another: \(export)")
  }

  /// A file of lines that a start reads.
  private static let settings = FuzzTarget("settings", rounds: 120) { bytes in
    let folder = try TestFolder()
    let file = URL(filePath: folder.path + "/apusrc")
    try Data(bytes).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let reader = PipedReader(descriptor: handle.fileDescriptor, isComplete: ParsedLine.isComplete)
    var count = 0
    while case .line(let line) = reader.readLine(Prompt("apus> ")) {
      count += 1
      try FuzzFlaw.unless(count <= bytes.count + 1, "it does not end")
      _ = try? ParsedLine.parse(line)
    }
  }
}
