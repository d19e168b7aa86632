extension JapaneseWords {
  /// What `explain TOPIC` says: it is read when no other table has a sentence.
  static let reference: [StaticString] = [
    referenceWords1, referenceWords2, referenceStatuses1, referenceStatuses2, referenceCodes1,
    referenceCodes2, referenceHeaders1, referenceHeaders2, referenceHeaders3, referenceMoreFields,
    referenceCustomFields, referenceFailures, referenceFields, referenceOAuth, referenceSigning,
    referenceIdeas1,
    referenceIdeas2,
    referenceMessages1, referenceMessages2, referenceRelations1, referenceRelations2,
    talkingReference, talkingReference2, talkingReference3,
  ]
}
