internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusRecordings
internal import ApusSavedSessions

/// Two saved sessions beside each other: their steps are laid together by what they ask for, and each pair's answers are
/// compared.
struct SessionDifference {
  let steps: [StepDifference]

  init(from old: PlayedSession, to new: PlayedSession) throws {
    let asking = { (session: PlayedSession) in session.steps.filter { !$0.recordings.isEmpty } }
    let (before, after) = (asking(old), asking(new))
    let ignored = try IgnoredPlaces(old.document.frontMatter.ignore + new.document.frontMatter.ignore)
    let changes = after.map(Self.key).difference(from: before.map(Self.key))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [StepDifference] = []
    var place = 0
    for (offset, step) in after.enumerated() {
      if inserted.contains(offset) {
        steps.append(StepDifference(step, .onlyNew))
        continue
      }
      while place < before.count, removed.contains(place) {
        steps.append(StepDifference(before[place], .onlyOld))
        place += 1
      }
      guard place < before.count else { break }
      steps.append(StepDifference(from: before[place], to: step, ignoring: ignored))
      place += 1
    }
    steps += before[min(place, before.count)...].map { StepDifference($0, .onlyOld) }
    self.steps = steps
  }

  var isBreaking: Bool { steps.contains(where: \.isBreaking) }

  /// What a step asks for, whatever server it asks and whatever numbers are in its path.
  private static func key(_ step: PlayedStep) -> String {
    guard let request = step.recordings.first?.exchange.request else { return step.step.command }
    let path = request.url.path.split(separator: "/").map { part in
      part.contains { $0.isNumber } ? "*" : String(part)
    }
    let names = request.url.queryItems.map(\.name).sorted()
    return "\(request.method.name) /\(path.joined(separator: "/"))?\(names.joined(separator: "&"))"
  }
}
