package import ApusClient

/// Every kind of fact, the most telling first.
package enum FactFinders {
  private static let all: [any FactFinder.Type] = [
    StatusFacts.self, ConversationFacts.self, AccessFacts.self, RefusalFacts.self, ErrorBodyFacts.self,
    SignatureFacts.self, QiitaRefusalFacts.self,
    RedirectFacts.self, BodyFacts.self, CharsetFacts.self, JSONFacts.self, RangeFacts.self, PageFacts.self,
    RateLimitFacts.self, RetryFacts.self, CookieFacts.self, CacheFacts.self, ConditionFacts.self,
    SharingFacts.self, InterimFacts.self, TrailerFacts.self, EncodingFacts.self, FramingFacts.self,
    RepeatedFieldFacts.self, CredentialFacts.self, RenewalFacts.self, ConnectionFacts.self, TLSFacts.self,
    DeprecationFacts.self, TimeFacts.self,
  ]

  /// Those that look at the body as a whole.
  private static let ofWholeBodies: [any FactFinder.Type] = [JSONFacts.self, EncodingFacts.self]

  /// Those that look at one answer's body and time. A conversation has none: what stands for a body was made here.
  private static let ofAnswers: [any FactFinder.Type] = [
    ErrorBodyFacts.self, BodyFacts.self, CharsetFacts.self, JSONFacts.self, RangeFacts.self, PageFacts.self,
    TrailerFacts.self, EncodingFacts.self, FramingFacts.self, TimeFacts.self,
  ]

  /// What is to be said of an exchange; what contradicts itself first.
  ///
  /// - Parameter isCut: whether the end of the body is missing. What is there of it is judged by nothing then.
  package static func facts(in exchange: Exchange, isCut: Bool = false) -> [Fact] {
    let left = (isCut ? ofWholeBodies : []) + (exchange.conversation == nil ? [] : ofAnswers)
    let finders = all.filter { finder in !left.contains { $0 == finder } }
    let facts = finders.flatMap { isCut ? $0.facts(inCut: exchange) : $0.facts(in: exchange) }
    return facts.filter(\.isContradiction) + facts.filter { !$0.isContradiction }
  }
}
