internal import ApusEncodings

/// How often somebody says that something will be asked for: `GET /things/{{id}} 2`.
package struct AskedPromise: Sendable, Hashable {
  let method: String
  let path: String
  let times: Int

  /// `nil` for a text that says none.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 3, words[0].allSatisfy({ $0.isASCII && $0.isLetter }), words[1].hasPrefix("/"),
      let times = Int(words[2]), times >= 0
    else { return nil }
    method = words[0].uppercased()
    path = String(words[1])
    self.times = times
  }

  func count(in log: [AskedLog.Entry]) -> AskedCount {
    let times = log.lazy.filter(fits).reduce(0) { $0 + $1.times }
    return AskedCount(name: "\(method) \(path)", times: times, promised: self.times)
  }

  /// Whether it counts something that was asked for, whatever its query.
  func fits(_ entry: AskedLog.Entry) -> Bool {
    let wanted = RecordedRequest(method, path, pattern: PercentEncoding.decode(path))
    return entry.method == method && wanted.values(inPath: PercentEncoding.decode(entry.path)) != nil
  }
}
