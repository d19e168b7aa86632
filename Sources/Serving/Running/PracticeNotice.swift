internal import ApusPractice
internal import ApusSystem
internal import ApusText

/// What `apus practice` says below its address: what others can reach, and what a class types.
struct PracticeNotice {
  private let place: PracticePlace
  private let server: PracticeServer

  init(_ place: PracticePlace, _ server: PracticeServer) {
    self.place = place
    self.server = server
  }

  var lines: [String] { reachable + students }

  private var reachable: [String] {
    guard !place.address.isLoopback else { return [] }
    let addresses = place.addresses
    guard !addresses.isEmpty else { return ["this machine has no address that others could reach"] }
    let all = addresses.flatMap { address in
      [
        "  http://\(address):\(server.port)",
        "  http://\(address):\(server.otherPort) (the same, as another origin)",
      ]
    }
    return [
      "whoever is in the network reaches the practice API here, and nothing else of this machine:"
    ] + all + ["no answer takes longer than 30 s, so that faults that hang end"]
  }

  private var students: [String] {
    guard let room = place.room else { return [] }
    let base = place.addresses.first.map { "http://\($0):\(server.port)" } ?? server.baseURL
    let width = room.students.map { DisplayWidth.of($0.name) }.max() ?? 0
    let rows = room.students.map { student in
      let name = student.name.padded(toColumns: width)
      return "  \(name)  apus --class \(base)/class/\(student.token)"
    }
    return [
      "", "a class of \(room.students.count): each has a practice API of their own, by", "",
    ] + rows + [
      "",
      "other programs send the header Class-Token with the last part of it.",
      "who is where: apus practice status \(server.baseURL) --key \(room.key)",
    ]
  }
}
