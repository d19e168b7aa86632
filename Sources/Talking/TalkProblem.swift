package import ApusSurroundings

/// What a line of a conversation came to that nobody typed, and how the conversation ended because of it.
package struct TalkProblem: Error {
  package let failure: CommandFailure
  package let end: TalkEnd
}
