package import ApusSystem

extension FileReader {
  /// A whole file that a line names.
  package func contents(ofFile path: String, at range: Range<Int>) throws(LineProblem) -> [UInt8] {
    switch contents(expanded(path)) {
    case .success(let bytes): return bytes
    case .failure(let problem): throw LineProblem("\(path) cannot be read: \(problem.reason)", at: range)
    }
  }
}
