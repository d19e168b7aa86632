/// The way from one value of a tape down to another.
///
/// Nothing is kept while decoding; the way is found when it is asked for, by stepping over what lies beside
/// it. The finder starts from the last way it found, so that asking for every element of an array in turn
/// takes one pass over the array.
struct PathFinder {
  struct Step {
    let container: Int
    /// The tape index of the value inside.
    var child: Int
    var ordinal: Int
  }

  private let root: Int
  private var steps: [Step] = []

  init(root: Int) { self.root = root }

  mutating func steps(to target: Int, on tape: Tape) -> [Step] {
    keepWhatLeads(to: target, on: tape)
    var index = steps.last?.child ?? root
    while index != target, tape.isContainer(index) {
      let isObject = tape.isObject(index)
      steps.append(Step(container: index, child: index + (isObject ? 3 : 2), ordinal: 0))
      advance(to: target, on: tape)
      index = steps[steps.count - 1].child
    }
    return steps
  }

  /// Drops the steps of the last way that do not lead to `target`.
  private mutating func keepWhatLeads(to target: Int, on tape: Tape) {
    var kept = 0
    while kept < steps.count, steps[kept].child <= target, target < tape.end(steps[kept].container) {
      if target >= tape.next(steps[kept].child) {
        steps.removeLast(steps.count - kept - 1)
        return advance(to: target, on: tape)
      }
      kept += 1
    }
    steps.removeLast(steps.count - kept)
  }

  /// Moves the last step on to the child that is or holds `target`.
  private mutating func advance(to target: Int, on tape: Tape) {
    guard var step = steps.popLast() else { return }
    let keyWords = tape.isObject(step.container) ? 1 : 0
    while target >= tape.next(step.child) {
      step.child = tape.next(step.child) + keyWords
      step.ordinal += 1
    }
    steps.append(step)
  }
}

extension Node {
  /// The keys and positions that lead here from the document's root, spelled as in the document.
  var pathKeys: [PathKey] {
    var finder = PathFinder(root: 0)
    return finder.steps(to: index, on: tape).map { step in
      guard tape.isObject(step.container) else { return PathKey(step.ordinal) }
      return PathKey(Node(storage: storage, index: step.child - 1).string ?? "")
    }
  }
}

/// A path as people write it: `.items[57].owner.id`; the root is `.`.
func pathText(_ keys: [any CodingKey]) -> String {
  let parts = keys.map { key in
    if let position = key.intValue { return "[\(position)]" }
    let name = key.stringValue
    return isPlainName(name) ? ".\(name)" : "[\(JSONValue.string(name).text)]"
  }
  let text = parts.joined()
  return text.hasPrefix(".") ? text : "." + text
}

private func isPlainName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
    return false
  }
  return name.unicodeScalars.allSatisfy { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}
