/// What is said in Japanese: a table for each part of the program.
enum JapaneseWords {
  static let all: [StaticString] =
    [explanation, bodies, refusals, failures, answers, lessons] + texts

  /// What is made in English and found again by its words.
  private static let texts: [StaticString] = [
    services1, services2, services3, services4, services5, help1, help2, help3, help4, help5, help6, help7,
    help8, options1, options2, problems1, problems2, problems3, problems4, problems5, problems6, problems7,
    problems8, problems9, problems10, problems11, problems12, problems13, problems14, problems15, problems16,
    problems17, problems18, problems19, problems20, screens1, screens2, screens3, safety, login, signing,
    talking, talkingProblems, talkingRules, graphQL, joined, replaying, contracts,
  ]
}
