internal import ApusEncodings
package import ApusPractice
internal import Synchronization

/// Answers what was recorded or written by hand: by method, path, query and body, and in the order of the recording where
/// the same was asked more than once. The last answer stays.
package final class RecordedMock: MockSource {
  private let all: [RecordedAnswer]
  /// Where what was recorded came from.
  private let origin: ServedOrigin?
  /// How often each was given out.
  private let used: Mutex<[Int: Int]>

  /// - Parameter origin: what stands for this server in the answers, such as `https://api.example`.
  package init(_ all: [RecordedAnswer], from origin: String? = nil) {
    self.all = all
    self.origin = origin.map { ServedOrigin($0) }
    used = Mutex([:])
  }

  package func answer(_ request: MockRequest) -> MockAnswer? {
    let path = PercentEncoding.decode(request.path)
    let fitting = all.indices.filter { all[$0].request.difference(from: request) == nil }
    // What was asked for in so many words goes before what fits into a gap.
    let exact = fitting.filter { all[$0].request.isSentTo(path) }
    let places = exact.isEmpty ? likeTheFirst(of: fitting) : exact
    guard let last = places.last else { return nil }
    let place = used.withLock { used in
      let place = places.first { used[$0, default: 0] == 0 } ?? last
      used[place, default: 0] += 1
      return place
    }
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
    let used = used.withLock { $0 }
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
