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
      let first = index + Tape.containerWords
      steps.append(Step(container: index, child: tape.isObject(index) ? first + 1 : first, ordinal: 0))
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
