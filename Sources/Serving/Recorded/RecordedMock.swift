internal import ApusEncodings
package import ApusPractice
internal import Synchronization

/// Answers what was recorded or written by hand: by method, path, query and body, and in the order of the recording where
/// the same was asked more than once. The last answer stays.
package final class RecordedMock: MockSource {
  private let all: [RecordedAnswer]
  /// Where what was recorded came from.
  private let origin: ServedOrigin?
  private let used = Mutex(Used())

  private struct Used {
    /// How often each was given out.
    var times: [Int: Int] = [:]
    /// How often each request was made that has several answers, as it was sent: what became of one thing is no answer
    /// about another that fits into the same gap.
    var asked: [Asked: Int] = [:]

    /// Which of its answers a request gets that was sent so.
    mutating func next(_ request: Asked, of places: [Int]) -> Int? {
      guard let last = places.last else { return nil }
      var place = last
      if places.count > 1 {
        // Who asks for ever new things gets their first answers.
        if asked.count > 10_000 { asked = [:] }
        let count = asked[request, default: 0]
        asked[request] = count + 1
        place = count < places.count ? places[count] : last
      }
      times[place, default: 0] += 1
      return place
    }
  }

  private struct Asked: Hashable {
    let method: String
    let path: String
    let query: [String]
    /// Of its body, which may be large; `nil` where any body will do.
    let hash: Int?

    init(_ request: MockRequest, _ path: String, hasBody: Bool) {
      (method, self.path) = (request.method, path)
      hash = hasBody ? request.body.hashValue : nil
      query = request.query.flatMap { [$0.name, $0.value] }
    }
  }

  /// - Parameter origin: what stands for this server in the answers, such as `https://api.example`.
  package init(_ all: [RecordedAnswer], from origin: String? = nil) {
    self.all = all
    self.origin = origin.map { ServedOrigin($0) }
  }

  package func answer(_ request: MockRequest) -> MockAnswer? {
    let path = PercentEncoding.decode(request.path)
    let fitting = all.indices.filter { all[$0].request.difference(from: request) == nil }
    // What was asked for in so many words goes before what fits into a gap.
    let exact = fitting.filter { all[$0].request.isSentTo(path) }
    let places = exact.isEmpty ? likeTheFirst(of: fitting) : exact
    let asked = Asked(request, path, hasBody: places.contains { all[$0].request.body != nil })
    guard let place = used.withLock({ $0.next(asked, of: places) }) else { return nil }
    let answer = all[place].filled(with: all[place].request.values(in: request))
    return origin?.moved(answer, to: request) ?? answer
  }

  /// Those that were recorded for the same as the first that went well: what became of one thing is no answer about
  /// another.
  private func likeTheFirst(of fitting: [Int]) -> [Int] {
    guard let first = fitting.first(where: { all[$0].answer.status < 400 }) ?? fitting.first else {
      return []
    }
    return fitting.filter { all[$0].request.sentPath == all[first].request.sentPath }
  }

  package func nearest(to request: MockRequest) -> String? {
    let rated = all.map { ($0.request, $0.request.likeness(to: request)) }
    guard let near = rated.max(by: { $0.1 < $1.1 })?.0 else { return nil }
    return "\(near.name), but \(near.difference(from: request) ?? "it differs")"
  }

  /// How often each request was made, in the order of the recording.
  var counts: [AskedCount] {
    let used = used.withLock { $0.times }
    return all.enumerated().reduce(into: [AskedCount]()) { counts, entry in
      let (place, recorded) = entry
      let times = used[place, default: 0]
      if let same = counts.firstIndex(where: { $0.name == recorded.request.name }) {
        counts[same].times += times
      } else {
        counts.append(AskedCount(name: recorded.request.name, times: times, promised: recorded.promised))
      }
    }
  }
}
