internal import ApusEncodings
internal import ApusJSON
package import ApusPractice
internal import Synchronization

/// Answers what was recorded: by method, path, query and body, and in the order of the recording where the same was
/// asked more than once. The last answer stays.
package final class RecordedMock: MockSource {
  private let all: [RecordedAnswer]
  /// How often each was given out.
  private let used: Mutex<[Int: Int]>

  package init(_ all: [RecordedAnswer]) {
    self.all = all
    used = Mutex([:])
  }

  package func answer(_ request: MockRequest) -> MockAnswer? {
    let places = all.indices.filter { difference(all[$0].request, request) == nil }
    guard let last = places.last else { return nil }
    let place = used.withLock { used in
      let place = places.first { used[$0, default: 0] == 0 } ?? last
      used[place, default: 0] += 1
      return place
    }
    return all[place].answer
  }

  /// Why one request is not the other, in words; `nil` when it is. Where two paths differ, nothing else is said.
  private func difference(_ recorded: MockRequest, _ asked: MockRequest) -> String? {
    guard Self.path(recorded) == Self.path(asked) else { return "the path differs" }
    guard recorded.method == asked.method || (recorded.method == "GET" && asked.method == "HEAD") else {
      return "the method differs"
    }
    return Self.queryDifference(recorded.query, asked.query)
      ?? (Self.sameBody(recorded.body, asked.body) ? nil : "the body differs")
  }

  private static func path(_ request: MockRequest) -> String { PercentEncoding.decode(request.path) }

  private static func queryDifference(
    _ recorded: [(name: String, value: String)], _ asked: [(name: String, value: String)]
  ) -> String? {
    for (name, value) in recorded where !asked.contains(where: { $0 == (name, value) }) {
      guard let other = asked.first(where: { $0.name == name }) else { return "the query lacks \(name)" }
      return "\(name) is \(value) there, not \(other.value)"
    }
    let names = Set(recorded.map(\.name))
    if let more = asked.first(where: { !names.contains($0.name) }) {
      return "\(more.name) is not in its query"
    }
    return recorded.count == asked.count ? nil : "the query differs"
  }

  /// JSON may be laid out in any way.
  private static func sameBody(_ recorded: [UInt8], _ asked: [UInt8]) -> Bool {
    if recorded == asked { return true }
    guard let one = try? Document(recorded), let other = try? Document(asked) else { return false }
    return one.root.sameValue(as: other.root)
  }

  package func nearest(to request: MockRequest) -> String? {
    let same = all.first { recorded in
      recorded.request.method == request.method && Self.path(recorded.request) == Self.path(request)
    }
    guard let near = same ?? all.first(where: { Self.path($0.request) == Self.path(request) }) else {
      return nil
    }
    return
      "\(near.request.method) \(near.request.path), but \(difference(near.request, request) ?? "it differs")"
  }
}
