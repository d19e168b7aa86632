package import ApusAnswers
package import ApusContracts
package import ApusEndpoints
package import ApusExplorer
internal import ApusSending
internal import ApusSurroundings

extension Sender: RequestSender {
  package var book: any AnswerBook { answers }
  package var rules: any RuleScope {
    AnswerScope(answers: answers, hidesSecrets: environment.readsRecording)
  }
  package var scope: EndpointScope { session.scope }
  package var records: Records {
    get { session.records }
    set { session.records = newValue }
  }
}
