/// The steps of a session one after the other, until something ends them. Those of `teardown` blocks are run in any case.
struct StepCourse {
  private var rest: ArraySlice<(step: Step, block: ConsoleBlock)>
  private let cutsAtSetup: Bool
  private var role = ConsoleBlock.Role.setup
  private var isCut = false
  private var error: (any Error)?

  /// - Parameter cutsAtSetup: whether a step of a `setup` block that is not as written ends it.
  init(_ document: SessionDocument, cutsAtSetup: Bool = true) {
    rest = document.stepsInBlocks[...]
    self.cutsAtSetup = cutsAtSetup
  }

  /// The next step to run, with its block.
  mutating func next() -> (step: Step, block: ConsoleBlock)? {
    if isCut || error != nil { rest = rest.drop { $0.block.role != .teardown } }
    let next = rest.popFirst()
    role = next?.block.role ?? role
    return next
  }

  /// How the step went, and whether those that follow are wanted.
  mutating func note(_ verdict: StepVerdict, goesOn: Bool) {
    if !goesOn || (role == .setup && cutsAtSetup && !verdict.isAsWritten) { isCut = true }
  }

  /// What keeps the other steps from being run. What has come first counts.
  mutating func end(by error: any Error) { self.error = self.error ?? error }

  /// Whether all steps were run.
  ///
  /// - Throws: what ended them.
  var isWhole: Bool {
    get throws {
      if let error { throw error }
      return !isCut
    }
  }
}

extension SessionDocument {
  /// All steps in order, each with its block.
  var stepsInBlocks: [(step: Step, block: ConsoleBlock)] {
    parts.flatMap { part -> [(step: Step, block: ConsoleBlock)] in
      if case .block(let block) = part { block.steps.map { ($0, block) } } else { [] }
    }
  }

  /// Whether what is suggested to try counts in one of its blocks.
  var comparesAdvice: Bool { stepsInBlocks.contains { $0.block.mode == .exact } }
}
