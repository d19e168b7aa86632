internal import ApusClient
internal import ApusJSON
internal import ApusRecordings

extension HARReader {
  /// What a file holds, by line.
  package func findings(in bytes: [UInt8]) -> [FileFinding] {
    let document: JSONDocument
    do throws(SyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      return [
        FileFinding(.problem, "expected \(error.expected), found \(error.found)", line: error.position.line)
      ]
    }
    guard let entries = document.root["log"]?["entries"], entries.kind == .array else {
      return [FileFinding(.problem, "expected a HAR log with entries")]
    }
    return entries.children.map { entry in
      let line = entry.position.line
      if let other = HAROther(entry) {
        return FileFinding(.leftOut, "an entry of a \(other.scheme): URL", line: line)
      }
      do throws(HARProblem) {
        return FileFinding(.understood, try title(of: entry), line: line)
      } catch {
        return FileFinding(.problem, error.message, line: error.line)
      }
    }
  }
}
