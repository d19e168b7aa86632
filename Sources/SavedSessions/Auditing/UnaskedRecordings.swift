internal import ApusRecordings

/// What a cassette holds that no step of its session asks for. It stays where it stands: an error names what lies
/// nearest, and its number.
struct UnaskedRecordings {
  private var waiting: ArraySlice<(place: Int, recording: Recording)>
  private let places: [Int: Int]

  /// - Parameter asked: what each step asked for.
  init(_ recordings: [Recording], asked: [[Recording]]) {
    var places: [Int: Int] = [:]
    for (place, recording) in recordings.enumerated() { if let id = recording.id { places[id] = place } }
    self.places = places
    let asked = Set(asked.joined().compactMap(\.id))
    waiting =
      recordings.enumerated().compactMap { place, recording in
        guard let id = recording.id, !asked.contains(id) else { return nil }
        return (place, recording)
      }[...]
  }

  /// Those that stand before what a step asked for, each once.
  mutating func next(before recordings: [Recording]) -> [Recording] {
    guard let first = recordings.compactMap({ $0.id.flatMap { places[$0] } }).min() else { return [] }
    let next = waiting.prefix { $0.place < first }
    waiting = waiting.dropFirst(next.count)
    return next.map(\.recording)
  }

  /// Those that are left.
  var rest: [Recording] { waiting.map(\.recording) }
}
