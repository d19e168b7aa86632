package import ApusAnswers
package import ApusClient
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings
package import ApusText

/// What was asked so far and what came back: to be looked into, and not to be changed.
package struct Answers {
  package let session: Session
  /// What there is to type.
  package let commands: CommandList

  package init(_ session: Session, commands: CommandList = .all) {
    self.session = session
    self.commands = commands
  }
}

extension Answers: AnswerBook {
  package var records: Records { session.records }
  package var variables: Variables { session.variables }
  package var outputLimit: Int? { session.settings.outputLimit }
  package var view: ViewKind { session.settings.view }
  package var base: WebURL? { session.base }
  package var typedLines: (any TypedLines)? { session.typedLines }
  package var prospect: any View { SessionView(session) }
}
